import type { RuleFacts } from '../../ruleFacts.ts';
import { trains } from '../amounts.ts';

export const end = {
  title: 'End of the game',
  lede: 'When somebody’s trains run out, everybody has one more turn.',
  trigger: (f: RuleFacts) =>
    `A player ends a turn with ${trains(f.lastRoundAt)} or fewer: the last round begins. The app tells the whole table.`,
  more: 'Everybody has exactly one more turn, that player too. Theirs is the last of the game.',
  whenOver: 'The trains are counted when the turn is over. How many cards or tickets are left does not matter.',
  once: 'It begins once: another player who runs low does not make it longer.',
  last: 'In your last turn you may do all that you may do in any turn.',
  scored: 'After that the tickets are turned up and the game is scored.',
  passes: 'If everybody passes one after the other, the game is over at once.',
  figure: {
    name: (at: number, by: string, turns: string) =>
      `Example: ${by} ends a turn with ${trains(at)}. One more turn each, in this order: ${turns}. Then the game is scored.`,
    ends: (by: string) => `${by} ends a turn with`,
    trains: (count: number) => trains(count),
    order: 'One more turn each',
    over: 'Then',
    scored: 'the game is scored',
    caption: 'Whoever began the last round also ends it.',
  },
} as const;
