import type { Text } from '../text.ts';
import { points, trains } from './amounts.ts';

export const curtain: Text['curtain'] = {
  above: {
    'first turn': 'Geef de tablet aan',
    'opening tickets': 'Geef de tablet aan',
    turn: 'Geef de tablet aan',
    again: 'Speel verder,',
    beat: 'Kijk nog even,',
  },
  round: (round) => `Ronde ${round}`,
  lastRound: (round) => `Ronde ${round}, laatste ronde`,
  beforeRounds: 'Voor de eerste ronde',
  since: 'Sinds je vorige beurt',
  soFar: 'Tot nu toe',
  nothingYet: 'Op het bord is nog niets gebeurd.',
  openingTickets: {
    title: 'Kies je coupons',
    words: (deal, keep) =>
      `Je krijgt ${deal} coupons en houdt er minstens ${keep}. Op elke staan twee steden om te verbinden.`,
  },
  firstTurn: {
    title: 'Je eerste beurt',
    words: (actions) => `Elke beurt één hiervan: ${actions}.`,
  },
  again: {
    title: 'Je beurt gaat verder',
    words: 'Je kaarten werden midden in je beurt afgedekt. Wat je al gedaan hebt, blijft staan.',
  },
  beat: {
    title: 'Je beurt is klaar',
    words: 'Je hebt de tablet nog niet doorgegeven. Kijk nog even, en geef hem dan door.',
  },
  hold: {
    cards: 'Houd vast en kijk',
    tickets: 'Houd vast en kies',
    open: 'Toon de kaarten',
    again: 'Tik nog een keer',
    only: (name) => `Alleen ${name} mag het scherm zien.`,
    everybody: 'In dit spel liggen alle handen open.',
    hint: 'Houd vast, of tik twee keer.',
    keys: 'Toetsen: houd spatie vast, of twee keer Enter.',
    allWays: 'Houd vast, of tik twee keer. Met een toetsenbord: houd spatie vast of druk twee keer op Enter.',
    twoTaps: {
      cards: 'Tik twee keer en kijk',
      tickets: 'Tik twee keer en kies',
      hint: 'Tik er twee keer op.',
      keys: 'Toetsen: twee keer Enter.',
      allWays: 'Tik er twee keer op. Met een toetsenbord: druk twee keer op Enter.',
    },
    oneTap: {
      cards: 'Tik en kijk',
      tickets: 'Tik en kies',
      hint: 'Eén tik is genoeg.',
      keys: 'Toetsen: Enter.',
      allWays: 'Eén tik is genoeg. Met een toetsenbord: druk op Enter.',
    },
  },
  look: 'Bekijk het bord',
  menu: 'Menu',
  standings: 'De stand',
  standing: (name, score, left) => `${name}, ${points(score)}, ${trains(left)} over`,
  map: 'Kaart met ieders routes',
  log: {
    title: 'Wat er tot nu toe gebeurde',
    round: (round) => `Ronde ${round}`,
    opening: 'Het begin',
    empty: 'Nog niets. De eerste coupons worden gekozen.',
    show: 'Toon op het bord',
  },
};
