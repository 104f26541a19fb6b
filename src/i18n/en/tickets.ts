import * as amounts from './amounts.ts';
import { between } from './between.ts';

export const tickets = {
  title: (name: string) => `${name}, choose your tickets`,
  rule: (least: number) => `Keep at least ${least}. Tickets you do not finish cost their points.`,
  begins: (name: string) => `${name} begins the game.`,
  offered: 'Tickets to choose from',
  lookAtMap: 'Look at the map',
  backToTickets: 'Back to the tickets',
  /** On the map: a ring that keeps a ticket, and what its lines mean. */
  keepIt: (name: string) => `Keep ${name}`,
  key: { kept: 'Kept', shared: 'Shared by two or more', spare: 'Not kept' },
  plain: 'Ticket',
  long: 'Long ticket',
  points: 'points',
  keep: 'Keep',
  giveBack: { 'under the deck': 'Back to the deck', 'out of the game': 'Out of the game' },
  shares: (from: string, to: string) => `Shares ${between(from, to)}`,
  label: (from: string, to: string, value: number, fact: string) =>
    `${from} to ${to}, ${amounts.points(value)}, ${fact}`,
  sum: {
    none: 'Touch the tickets you want to keep.',
    value: (kept: number, value: number) =>
      kept === 1
        ? `1 kept, ${amounts.points(value)} if you finish it.`
        : `${kept} kept, ${amounts.points(value)} if you finish them all.`,
    trains: (needed: number, left: number) => `About ${needed} of your ${amounts.trains(left)}.`,
    shared: (needed: number, left: number) =>
      `About ${needed} of your ${amounts.trains(left)}, because they share routes.`,
    withOthers: (needed: number, left: number) =>
      `With your other tickets, about ${needed} of your ${amounts.trains(left)}.`,
    byStation: (count: number) =>
      count === 1 ? '1 of them only with a station.' : `${count} of them only with stations.`,
    lost: (count: number) => (count === 1 ? '1 of them is lost.' : `${count} of them are lost.`),
  },
  keepAtLeast: (least: number) => `Keep at least ${least}`,
  keepThese: (kept: number) => `Keep ${amounts.tickets(kept)}`,
  hand: 'Your cards',
  inHand: (card: string, count: number) => `${card}, ${count}`,
  own: 'Your tickets so far',
  row: 'Face-up cards.',
  bonuses: 'Bonuses in play',
  bonusLabel: (name: string, words: string, value: number) => `${name}, ${amounts.points(value)}: ${words}`,
} as const;
