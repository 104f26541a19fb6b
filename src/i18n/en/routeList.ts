const routes = (count: number) => (count === 1 ? '1 route' : `${count} routes`);
const trains = (count: number) => (count === 1 ? '1 train' : `${count} trains`);

/** All routes as a list: the board for those who do not see it, and for everybody who looks for one. */
export const routeList = {
  title: 'Routes',
  why: 'All routes as a list, to search by city.',
  show: 'Show',
  filters: {
    payable: 'Payable',
    mine: 'Mine',
    wanted: 'For my tickets',
    free: 'Free',
    taken: 'Taken',
    all: 'All',
  },
  /** Names the list, so that it is clear what is in it. */
  lists: {
    payable: (count: number) => `Routes you can pay, ${count}`,
    mine: (count: number) => `Your routes, ${count}`,
    wanted: (count: number) => `Routes for your tickets, ${count}`,
    free: (count: number) => `Free routes, ${count}`,
    taken: (count: number) => `Taken routes, ${count}`,
    all: (count: number) => `All routes, ${count}`,
  },
  filter: (name: string, count: number) => `${name} ${count}`,
  find: 'City',
  found: routes,
  none: {
    payable: 'You cannot pay for any route now.',
    mine: 'You have no routes yet.',
    wanted: 'No route is left on the way of your tickets.',
    free: 'No route is free.',
    taken: 'No route is taken yet.',
    all: 'This board has no routes.',
  },
  noneTo: (letters: string) => `No route to “${letters}” here.`,
  lookInAll: (count: number) => `Look in All (${count})`,
  spaces: (count: number) => (count === 1 ? '1 space' : `${count} spaces`),
  orOtherWays: (count: number) => (count === 1 ? 'or 1 other way' : `or ${count} other ways`),
  perhapsMore: 'and perhaps more',
  trainsShort: (count: number) => `${trains(count)} short`,
  free: 'Free',
  closed: 'Closed',
  taken: 'taken',
  yours: 'Yours',
  /** For those who listen: a route, and what is to be said of it. */
  says: {
    payable: (route: string, cards: string) => `${route}, free, you can pay: ${cards}`,
    payableTunnel: (route: string, cards: string) => `${route}, free, you can pay: ${cards}, and perhaps more`,
    short: (route: string, short: string, why: string) => `${route}, free, ${short}. ${why}`,
    closed: (route: string, why: string) => `${route}, closed. ${why}`,
    closedToAll: (route: string) => `${route}, closed in this game`,
    taken: (route: string, player: string) => `${route}, claimed by ${player}`,
    mine: (route: string) => `${route}, yours`,
    free: (route: string) => `${route}, free`,
  },
} as const;
