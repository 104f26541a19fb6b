/** What the address asks for. */
export type Address =
  | { readonly screen: 'home' }
  /** The game that was played last, whichever it is. */
  | { readonly screen: 'resume' }
  /** `board`: the one to begin with; null: the one that was chosen last. */
  | { readonly screen: 'new'; readonly board: string | null }
  | { readonly screen: 'game'; readonly id: string }
  /** `chapter`: null is the first; `board`: whose numbers it tells; null is the first as well. */
  | { readonly screen: 'rules'; readonly chapter: string | null; readonly board: string | null }
  | { readonly screen: 'settings' }
  /** The gallery reads the rest of its address itself. */
  | { readonly screen: 'gallery'; readonly hash: string };

export const HOME: Address = { screen: 'home' };

/** The first screen is the answer to everything else. */
export function readAddress(hash: string): Address {
  if (/^#\/gallery(?:$|[/?])/.test(hash)) return { screen: 'gallery', hash };
  if (hash === '#/resume') return { screen: 'resume' };
  if (hash === '#/settings') return { screen: 'settings' };
  const asked = /^#\/new(?:\/([\w-]+))?$/.exec(hash);
  if (asked !== null) return { screen: 'new', board: asked[1] ?? null };
  const rules = /^#\/rules(?:\/([\w-]+))?(?:\/([\w-]+))?$/.exec(hash);
  if (rules !== null) return { screen: 'rules', chapter: rules[1] ?? null, board: rules[2] ?? null };
  const id = /^#\/game\/([\w-]+)$/.exec(hash)?.[1];
  return id === undefined ? HOME : { screen: 'game', id };
}

export function hashFor(address: Address): string {
  switch (address.screen) {
    case 'home':
      return '#/';
    case 'resume':
      return '#/resume';
    case 'new':
      return address.board === null ? '#/new' : `#/new/${address.board}`;
    case 'game':
      return `#/game/${address.id}`;
    case 'settings':
      return '#/settings';
    case 'rules':
      return ['#/rules', address.chapter, address.chapter && address.board].filter(Boolean).join('/');
    default:
      return address.hash;
  }
}

/** Where the app is in the browser's history: on its lowest entry, which is home, or one above it. */
export interface Stand {
  readonly shown: Address;
  readonly above: boolean;
}

/** What the browser's history has to do: return to the entry above, or write one. */
export type Move = 'forward' | { readonly how: 'push' | 'replace'; readonly entry: Stand };

export interface NavigationStep {
  readonly stand: Stand;
  readonly moves: readonly Move[];
}

/** At the start. Whoever comes straight to a screen gets home under it. */
export function enter({ shown, above }: Stand): NavigationStep {
  if (above || isLowest(shown)) return { stand: { shown, above }, moves: [] };
  const home: Move = { how: 'replace', entry: { shown: HOME, above: false } };
  const { stand, moves } = written('push', shown);
  return { stand, moves: [home, ...moves] };
}

/** To another screen. There is never more than one entry above home, so Back leads home from everywhere. */
export function go({ above }: Stand, to: Address): NavigationStep {
  if (!above && to.screen === 'home') return { stand: { shown: to, above }, moves: [] };
  return written(above ? 'replace' : 'push', to);
}

/**
 * The browser has gone to another entry: by Back, Forward, a swipe or a new address. `closed` closes what lies open on
 * the screen and says whether there was anything.
 */
export function arrive({ shown, above }: Stand, found: Stand, closed: () => boolean): NavigationStep {
  const isSame = hashFor(found.shown) === hashFor(shown);
  const isBack = above && !found.above && found.shown.screen === 'home' && !isSame;
  if (isBack && closed()) return { stand: { shown, above }, moves: ['forward'] };
  // A new entry takes the place of the game's, of which some browsers keep a picture for a swipe forward.
  if (isBack && shown.screen === 'game') return written('push', HOME);
  const isTyped = !found.above && !isLowest(found.shown);
  if (isTyped) return written('replace', found.shown);
  return { stand: isSame ? { shown, above: found.above } : found, moves: [] };
}

/** A screen above home, by an entry of its own or in the place of another. */
function written(how: 'push' | 'replace', shown: Address): NavigationStep {
  const stand = { shown, above: true };
  return { stand, moves: [{ how, entry: stand }] };
}

function isLowest({ screen }: Address): boolean {
  return screen === 'home' || screen === 'gallery';
}
