import type { ColorName } from '../../engine/cards.ts';
import { allOf, oneOf } from '../lists.ts';
import * as amounts from './amounts.ts';
import { between } from './between.ts';
import { colors } from './colors.ts';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const;

export const claim = {
  /** So many cards of a kind, as a part of a list. */
  counted: {
    red: (count: number) => `${count} red`,
    orange: (count: number) => `${count} orange`,
    yellow: (count: number) => `${count} yellow`,
    green: (count: number) => `${count} green`,
    blue: (count: number) => `${count} blue`,
    purple: (count: number) => `${count} violet`,
    black: (count: number) => `${count} black`,
    white: (count: number) => `${count} white`,
    locomotive: amounts.locomotives,
  },
  /** One card among others: it needs no number. */
  one: { ...colors, locomotive: 'a locomotive' },
  list: allOf('en-GB'),
  either: oneOf('en-GB'),
  kinds: {
    red: 'Red',
    orange: 'Orange',
    yellow: 'Yellow',
    green: 'Green',
    blue: 'Blue',
    purple: 'Violet',
    black: 'Black',
    white: 'White',
    locomotive: 'Locomotive',
  },
  route: between,
  trains: (count: number) => (count === 1 ? 'train' : 'trains'),
  points: (count: number) => (count === 1 ? 'point' : 'points'),
  gain: (points: number) => `+${points}`,
  colored: {
    plain: (color: ColorName) => colors[color],
    tunnel: (color: ColorName) => `${colors[color]} tunnel`,
    ferry: (color: ColorName) => `${colors[color]} ferry`,
  },
  anyColor: { plain: 'any colour', tunnel: 'tunnel, any colour', ferry: 'ferry, any colour' },
  needsPairs: (count: number) => (count === 1 ? 'needs 1 locomotive or pair' : `needs ${count} locomotives or pairs`),
  completes: (ticket: string, points: number) => `Completes ${ticket}, +${points}`,
  /** It does not complete it, but brings it nearer. */
  helps: (ticket: string, toGo: number) => `Helps ${ticket}, then ${toGo} to go`,
  helpsMany: (tickets: number) => `Helps ${tickets} tickets`,
  completesMany: (tickets: number, points: number) => `Completes ${tickets} tickets, +${points}`,
  waysToPay: 'Ways to pay',
  payWith: (kind: string, cards: string, held: number) => `${kind}, pay ${cards}, ${held} held`,
  ofHeld: (paid: number, held: number) => `${paid} of ${held}`,
  cannotPay: (kind: string, reason: string) => `${kind}, ${reason}`,
  none: 'none',
  short: (cards: number) => `short ${cards}`,
  unfit: 'does not fit',
  whyNone: (kind: string) => `${kind}: you have none.`,
  whyShort: (kind: string, missing: number) => `${kind}: you are ${amounts.cards(missing)} short.`,
  whyUnfit: (kind: string, needed: string) => `${kind} does not fit: it takes ${needed}.`,
  stepper: { label: 'Locomotives used', fewer: 'Fewer locomotives', more: 'More locomotives' },
  commit: 'Claim route',
  pays: (cards: string) => `pays ${cards}`,
  close: 'Close',
  more: {
    open: 'More ways',
    title: 'All ways to pay',
    hint: 'A pair of one colour can take the place of a locomotive.',
    close: 'Close',
  },
  station: {
    title: (city: string) => `Station in ${city}`,
    commit: 'Build station',
    nth: (number: number) => `${ORDINALS[number - 1] ?? `No. ${number}`} station`,
    price: (cards: number) => (cards === 1 ? '1 card' : `${cards} cards of one colour`),
    /** Of a station that is not built. */
    unused: (points: number) => `A station kept is worth ${points}`,
    /** Whose route it borrows, and what that is good for. */
    completes: (route: string, owner: string, ticket: string, points: number) =>
      `Borrows ${route} from ${owner}, completes ${ticket}, +${points}`,
    completesMany: (route: string, owner: string, tickets: number, points: number) =>
      `Borrows ${route} from ${owner}, completes ${tickets} tickets, +${points}`,
    nearerByTrains: (route: string, owner: string, ticket: string, trains: number) =>
      `Borrows ${route} from ${owner}: ${ticket} then takes ${amounts.trains(trains)}`,
    nearerByStations: (route: string, owner: string, ticket: string, trains: number, stations: number) =>
      trains === 0
        ? `Borrows ${route} from ${owner}: ${ticket} then takes ${amounts.some(stations, 'more station', 'more stations')}`
        : `Borrows ${route} from ${owner}: ${ticket} then takes ${amounts.some(stations, 'more station', 'more stations')} and ${amounts.trains(trains)}`,
    noHelp: 'None of your tickets needs a station here today',
    noRivals: 'No rival has a route here yet: today there is nothing to borrow',
  },
  tunnel: {
    turning: (cards: number) => `Turning ${amounts.cards(cards)}`,
    showAll: 'Show all cards now',
    backToBoard: 'Back to the board',
    owed: (cards: number) =>
      cards === 0 ? 'No extra card to pay' : `${amounts.some(cards, 'more card', 'more cards')} to pay`,
    playedWith: (route: string, color: ColorName) => `Tunnel ${route}, played with ${colors[color]}`,
    onlyLocomotives: (route: string) => `Tunnel ${route}, played with locomotives: only locomotives count`,
    fewer: (played: string, cards: number) =>
      `${played}. Only ${amounts.some(cards, 'card was', 'cards were')} left to turn.`,
    costs: (card: string, more: number) => `${card}, ${more === 0 ? 'no extra card' : '1 more card to pay'}`,
    faceDown: 'Card face down',
    cards: 'Tunnel cards',
    plus: '+1',
    zero: '0',
    ways: 'Ways to pay the extra cards',
    played: (cards: string) => `${cards} played`,
    commit: 'Pay and claim',
    inAll: (cards: number) => `${cards} cards in all`,
    withdraw: 'Withdraw',
    withdrawNote: 'cards back, turn ends',
    short: (needs: string, has: string) => `You need ${needs}, you have ${has}.`,
    nothing: '0',
  },
  prompt: {
    notYet: 'Not yet',
    never: 'Not possible',
    cardsShort: (cards: number) => `You are ${amounts.cards(cards)} short.`,
    trainsShort: (trains: number) => `You are ${amounts.trains(trains)} short.`,
    otherRoute: 'Choose another route.',
    otherCity: 'Choose another city.',
    otherAction: 'Choose another action.',
    wait: 'Finish what is open first.',
    waitForTurn: 'Wait for your turn.',
  },
  missing: (cards: number) => `${cards} missing`,
  /** The way on from something refused. */
  wayOut: {
    /** The cards missing, as a part of the sentences below: "1 more locomotive and 2 more red". */
    lacks: {
      red: (count: number) => `${count} more red`,
      orange: (count: number) => `${count} more orange`,
      yellow: (count: number) => `${count} more yellow`,
      green: (count: number) => `${count} more green`,
      blue: (count: number) => `${count} more blue`,
      purple: (count: number) => `${count} more violet`,
      black: (count: number) => `${count} more black`,
      white: (count: number) => `${count} more white`,
      locomotive: (count: number) => `${count} more ${count === 1 ? 'locomotive' : 'locomotives'}`,
    },
    open: (lack: string, open: number) => `${lack}: ${open === 1 ? 'one lies' : `${open} lie`} open.`,
    openLocomotive: (lack: string) => `${lack}: a locomotive lies open.`,
    deck: (lack: string) => `${lack}: none lies open, the deck may have it.`,
    twin: 'The other track is still free.',
    twinNow: 'The other track is still free, and you can pay for it.',
    round: (trains: number, route: string) =>
      `The way round takes ${amounts.some(trains, 'more train', 'more trains')}, and begins with ${route}.`,
    roundNow: (trains: number, route: string) =>
      `The way round takes ${amounts.some(trains, 'more train', 'more trains')}. ${route} you can claim now.`,
    station: (city: string, cards: number) => `A station in ${city} borrows it for ${amounts.cards(cards)}.`,
    stationBeside: (city: string, cards: number) =>
      `A station in ${city} borrows the same route for ${amounts.cards(cards)}.`,
    joined: 'Your own routes join these cities already.',
    shorter: (trains: number) =>
      `Your trains reach for routes of ${trains === 1 ? '1 space' : `up to ${trains} spaces`}.`,
    /** On the button that does it. */
    do: {
      card: (color: ColorName) => `Take ${colors[color]}`,
      locomotive: 'Take the locomotive',
      deck: 'Take from the deck',
      twin: 'The other track',
      round: 'The way round',
      station: 'The station',
    },
  },
  /** What something costs, as a part of a sentence. */
  price: {
    anyColor: (cards: number) => (cards === 1 ? '1 card of any colour' : `${cards} cards of one colour`),
    withLocomotives: (count: number, cards: string) => `${amounts.locomotives(count)} and ${cards}`,
    pairs: (count: number) => (count === 1 ? '1 locomotive or pair' : `${count} locomotives or pairs`),
    withPairs: (count: number, cards: string) =>
      count === 1 ? `${cards} and 1 locomotive or pair` : `${cards} and ${count} locomotives or pairs`,
  },
  whyNot: {
    notYourTurn: (name: string) => `It is ${name}’s turn.`,
    gameOver: 'The game is over.',
    notNow: {
      dealing: 'The cards are still being dealt.',
      opening: 'First choose your opening tickets.',
      turn: 'There is nothing to finish now.',
      drawing: 'You have begun to draw: take a second card or stop.',
      tunnel: 'First settle the tunnel: pay or withdraw.',
      tickets: 'First choose which tickets to keep.',
      ending: 'The turn is over.',
      over: 'The game is over.',
    },
    noSuchThing: {
      route: 'This board has no such route.',
      city: 'This board has no such city.',
      place: 'The row has no such place.',
      ticket: 'This board has no such ticket.',
      action: 'That is no move of this game.',
    },
    placeEmpty: (place: number) => `Place ${place} of the row has no card.`,
    noCardsLeft: 'No card is left to draw: the others are in the players’ hands.',
    drawClosed: 'Deck and discard pile are empty. On this board nobody can draw any more, not even from the row.',
    locomotiveOnlyFirst: 'A second card cannot be a face-up locomotive.',
    routeTaken: (name: string) => `${name} has this route.`,
    routeYours: 'You have this route already.',
    ownsParallel: 'You have the route beside it, and may have only one of them.',
    lanesClosed: (players: number, open: number) =>
      `With ${players} players only ${open} of these parallel routes can be used.`,
    trainsShort: (needs: number, has: number) => `Needs ${amounts.trains(needs)}. You have ${has} left.`,
    cardsShort: (needs: string, held: string) => `Needs ${needs}. You have ${held}.`,
    cardsShortAtBest: (needs: string, held: string) => `Needs ${needs}. Your best is ${held}.`,
    cardsShortNone: (needs: string) => `Needs ${needs}. You have no cards.`,
    cardsNotHeld: (paid: string, has: number) => `That takes ${paid}. You have ${has}.`,
    paymentDoesNotFit: (needs: string, paid: string) => `Needs ${needs}. ${paid} does not fit.`,
    nothingPaid: (needs: string) => `Needs ${needs}. Nothing has been chosen yet.`,
    noTicketsLeft: 'No ticket is left to draw.',
    ticketNotOffered: 'This ticket is not among those on offer.',
    ticketTwice: 'This ticket has been chosen already.',
    keepMore: (atLeast: number, kept: number) => `Keep at least ${amounts.tickets(atLeast)}. You have chosen ${kept}.`,
    noStationsOnMap: 'This board has no stations.',
    stationsUsedUp: (each: number) =>
      each === 1 ? 'You have built your 1 station.' : `You have built all ${each} stations.`,
    stationTaken: (name: string) => `${name} has a station here.`,
    stationYours: 'You have a station here already.',
    canAct: (possible: string) => `You pass only when nothing else can be done. You can ${possible}.`,
    someone: 'Somebody else',
  },
  actions: {
    drawCard: 'draw cards',
    stopDrawing: 'stop drawing',
    claimRoute: 'claim a route',
    payTunnel: 'pay for the tunnel',
    withdrawTunnel: 'withdraw from the tunnel',
    drawTickets: 'draw tickets',
    keepTickets: 'choose tickets',
    buildStation: 'build a station',
    pass: 'pass',
  },
  /** Conditions in a few words, each after a tick or a cross. */
  checks: {
    label: 'What it takes',
    met: (words: string) => `${words}: yes`,
    notMet: (words: string) => `${words}: no`,
    routeTaken: 'Route is free',
    notRouteTaken: (name: string) => `Taken by ${name}`,
    notRouteYours: 'Route is yours',
    ownsParallel: 'Its twin is not yours',
    notOwnsParallel: 'Its twin is yours',
    notLanesClosed: (players: number) => `Closed with ${players} players`,
    trainsShort: (has: number) => `${amounts.trains(has)} left`,
    cardsShort: 'Enough cards',
    notCardsShort: (cards: number) => `${amounts.cards(cards)} short`,
    stationsUsedUp: (left: number) => `${amounts.stations(left)} left`,
    stationTaken: 'No station here',
    notStationTaken: (name: string) => `Station of ${name}`,
    notStationYours: 'Station is yours',
  },
} as const;
