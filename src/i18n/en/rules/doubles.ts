import type { RuleFacts } from '../../ruleFacts.ts';
import { spaces } from '../amounts.ts';

export const doubles = {
  title: 'Double routes',
  lede: 'Some cities are joined by two routes side by side. How many of them can be used depends on the company.',
  ledeTriple:
    'Some cities are joined by two or three routes side by side. How many of them can be used depends on the company.',
  none: 'This board has no double routes.',
  chip: (f: RuleFacts) => (f.triples > 0 ? `${f.doubles} double, ${f.triples} triple` : `${f.doubles} on this board`),
  own: 'Nobody ever owns two routes between the same two cities, whatever their colours.',
  doubleOpen: (players: string, open: number) =>
    open === 1
      ? `With ${players} players, once one of the two is claimed, the other is closed to everybody.`
      : `With ${players} players both can be used, by two different players.`,
  tripleOpen: (players: string, open: number, all: number) =>
    open === 1
      ? `Of three routes, with ${players} players, only one can be used.`
      : open === all
        ? `Of three routes, with ${players} players, all can be used, each by another player.`
        : `Of three routes, with ${players} players, ${open} can be used, each by another player.`,
  computers: 'Computers count as players here as well.',
  alongside: 'Routes that run side by side for a while but join different cities are no double route.',
  figure: {
    name: (from: string, to: string, length: number, few: string, many: string) =>
      `Example: ${from} and ${to} are joined by two routes of ${spaces(length)}. With ${few} players the second is closed once the first is claimed. With ${many} players another player can claim it.`,
    route: (length: number) => `Two routes of ${spaces(length)}`,
    players: (players: string) => `${players} players`,
    closed: 'one claimed, the other closed',
    open: 'one claimed, the other free for somebody else',
    caption: 'Your own second route between two cities is closed to you, whatever the company.',
  },
} as const;
