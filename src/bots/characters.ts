// Styles of play: each bends the weights a little, so that the opponents differ to the eye and hardly in strength.
import type { Weights } from './ground/weights.ts';

export const STYLES = ['hub-builder', 'long-hauler', 'ticket-hunter', 'blocker'] as const;
export type Style = (typeof STYLES)[number];

export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** A computer player as people meet it: the name is the same in every language. */
export interface Character {
  readonly name: string;
  readonly level: Level;
  readonly style: Style;
}

export const CHARACTERS: readonly Character[] = [
  { name: 'Pim', level: 'easy', style: 'hub-builder' },
  { name: 'Lotte', level: 'easy', style: 'long-hauler' },
  { name: 'Oskar', level: 'normal', style: 'hub-builder' },
  { name: 'Maude', level: 'normal', style: 'long-hauler' },
  { name: 'Joss', level: 'normal', style: 'ticket-hunter' },
  { name: 'Ingrid', level: 'hard', style: 'ticket-hunter' },
  { name: 'Bruno', level: 'hard', style: 'blocker' },
  { name: 'Celeste', level: 'hard', style: 'long-hauler' },
  { name: 'Viktor', level: 'expert', style: 'blocker' },
  { name: 'Amalia', level: 'expert', style: 'ticket-hunter' },
  { name: 'Ximena', level: 'expert', style: 'hub-builder' },
];

const BENDS: Readonly<Record<Style, (weights: Weights) => Partial<Weights>>> = {
  'hub-builder': ({ attached }) => ({ attached: attached + 3 }),
  'long-hauler': ({ route, routePoints }) => ({ route: route + 1, routePoints: routePoints * 1.4, train: 0 }),
  'ticket-hunter': ({ ticketRivalTrains, ticketTurn }) => ({
    ticketRivalTrains: ticketRivalTrains - 6,
    ticketTurn: ticketTurn * 0.85,
  }),
  blocker: () => ({ blockLength: 3 }),
};

export function inStyle(weights: Weights, style: Style | null): Weights {
  return style === null ? weights : { ...weights, ...BENDS[style](weights) };
}
