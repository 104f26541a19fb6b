import type { MapRoute } from '../engine/map.ts';
import type { PlayerColor } from '../engine/players.ts';
import type { BoardFile } from '../layout/boardFile.ts';

/** Everything a board shows. It knows no rules: whoever makes it has asked them. */
export interface BoardModel {
  readonly places: BoardFile;
  /** What the board is called where it cannot be seen. */
  readonly label: string;
  /** Drawn in a free corner. */
  readonly title: string;
  /** In the order of the map's routes. */
  readonly routes: readonly RouteModel[];
  /** In the order of the map's cities. */
  readonly cities: readonly CityModel[];
  /** Position of the selected route: its glow lies above everything else, which is dimmed. */
  readonly selected: number | null;
  /** A bonus card is being shown: what it does not count steps far back. */
  readonly counting: boolean;
  /** What the line is called beyond which cities count as northern; null where none do. */
  readonly polarCircle: string | null;
  /** How much is taken, and by whom: "34 of 78 routes are taken: Anna 20, Ben 14." */
  readonly taken: string;
  readonly words: BoardWords;
}

export interface BoardWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  /** What the button does that shows the whole board, if it is held. */
  readonly holdToSeeTaken: string;
  /** Heads the list of routes in reach of a finger. */
  readonly whichRoute: string;
  /** Heads the list of routes that leave a city. */
  readonly routesOf: (city: string) => string;
  readonly close: string;
}

export interface RouteModel {
  /** For those who listen: "Wien to Zagreb, 2 trains, any colour, free, you can pay." */
  readonly label: string;
  /** Positions of its two cities. */
  readonly ends: readonly [number, number];
  readonly color: MapRoute['color'];
  readonly kind: MapRoute['kind'];
  /** Spaces of a ferry that ask for an engine. */
  readonly engines: number;
  /** Cards drawn after the claim; 0 where there are none. */
  readonly drawBonus: number;
  readonly state: RouteState;
  /** Trains that would stand here if the player claimed it now. */
  readonly ghost: PlayerColor | null;
  /** The player can pay for it. */
  readonly affordable: boolean;
  /** The player can pay for it, and it lies on the way of one of the player's own tickets. */
  readonly helpful: boolean;
  /** Claimed since the player's last turn. */
  readonly fresh: boolean;
  /** Part of a path that is being shown: of a ticket, of several at once, or of one that is not kept. */
  readonly lit: 'ticket' | 'shared' | 'spare' | 'longest' | null;
  /** Put back, so that the rest stands out. */
  readonly dimmed: boolean;
}

export type RouteState =
  | { readonly kind: 'free' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'claimed'; readonly by: PlayerColor };

export interface CityModel {
  readonly label: string;
  readonly waypoint: boolean;
  readonly station: PlayerColor | null;
  /** An end of one of the player's tickets. */
  readonly ticket: boolean;
  /** The end of a path that is being shown, or of the selected route. */
  readonly lit: boolean;
  /** A station was built here since the player's last turn. */
  readonly fresh: boolean;
  readonly dimmed: boolean;
  /** The country it counts for; null where no bonus card asks. */
  readonly mark: CountryMark | null;
  /** Counts as beyond the polar circle. */
  readonly northern: boolean;
  /** Counts as a capital. */
  readonly capital: boolean;
}

/** Marks of our own drawing, told by shape and letters as well as colour. */
export const COUNTRY_SHAPES = ['swallowtail', 'rectangle', 'pennant', 'pill', 'hexagon', 'cut'] as const;

export interface CountryMark {
  readonly shape: (typeof COUNTRY_SHAPES)[number];
  readonly letters: string;
}

/** What a finger, a click or a key has named; `id` is a position in the model's list. */
export interface Target {
  readonly kind: 'route' | 'city';
  readonly id: number;
}
