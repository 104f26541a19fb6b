/**
 * Where something lies on the screen. Whatever moves from place to place finds its way by these names, which stand in
 * `data-spot`; they name places and never what lies there.
 */
export type Spot =
  | `row ${number}`
  | 'card deck'
  | 'ticket deck'
  | `hand ${number}`
  | `badge ${number}`
  | `slip ${number}`
  | `offer ${number}`
  | `tunnel ${number}`
  | `plate ${number}`
  | `${PlateFact} ${number}`
  | 'note'
  | 'tray';

/** The numbers on a player's plate. */
export type PlateFact = 'score' | 'trains' | 'cards' | 'tickets' | 'stations';
