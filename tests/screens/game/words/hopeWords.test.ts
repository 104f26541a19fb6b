import { describe, expect, test } from 'vitest';
import { en } from '../../../../src/i18n/en.ts';
import { slipsOf } from '../../../../src/screens/game/frame/ticketSlips.ts';
import { hintWords } from '../../../../src/screens/game/hints/hintWords.ts';
import { keptSum, offersOf } from '../../../../src/screens/game/tickets/offers.ts';
import { aGame, type Situation } from '../../../support/games/aGame.ts';
import { drawTickets, eventsOf } from '../../../support/games/choices.ts';

const AROUND = ['brest--dieppe', 'brest--pamplona', 'brest--paris'];
const CUT_OFF: Situation = { map: 'europe', tickets: [['brest--venezia']], routes: [[], AROUND] };

function slipOf(situation: Situation) {
  const [slip] = slipsOf(en, aGame(situation).view(0));
  if (slip === undefined) throw new Error('a ticket is missing');
  return slip;
}

describe('the words of a ticket', () => {
  test('say how many stations it takes, and where', () => {
    const { word, state, note, label, path } = slipOf({ ...CUT_OFF, stations: [[], ['brest', 'dieppe', 'pamplona']] });
    expect([word, state]).toEqual(['1 station', 'risk']);
    expect(note).toMatch(/^Only with a station in Paris, over Brest\u00a0– Paris, and \d+ trains\.$/);
    expect(label).toContain('Only with a station in Paris');
    // The city of the station stands out on the board, beside the two of the ticket.
    expect(path.ends).toHaveLength(3);
  });

  test('tell stations that stand from new ones', () => {
    const { word, state, note } = slipOf({ ...CUT_OFF, stations: [['paris', 'roma', 'athina']] });
    expect([word.endsWith('to go'), state]).toEqual([true, 'open']);
    expect(note).toMatch(/^Only with your station in Paris, over /);
  });

  test('say lost only when nothing can help', () => {
    const { word, state, note } = slipOf({ ...CUT_OFF, stations: [['roma', 'athina', 'smyrna']] });
    expect([word, state, note]).toEqual(['lost', 'risk', 'Lost: no way is left between them.']);
    const usa = slipOf({ tickets: [['denver--el-paso']], trains: [3, 45] });
    expect(usa.note).toBe('Lost: 4 trains at least, more than you have.');
  });

  test('say that only a rival’s next route could help', () => {
    const { word, note } = slipOf({ map: 'europe', tickets: [['edinburgh--paris']], trains: [1, 45] });
    expect(word).toBe('needs a rival');
    expect(note).toContain('7 trains at least, more than you have. Only a station beside a route');
  });

  test('need no more than a number while trains will do', () => {
    const { word, note } = slipOf({ tickets: [['denver--el-paso']] });
    expect([word, note]).toEqual(['4 to go', null]);
  });

  test('name a station that serves another ticket', () => {
    const game = aGame({
      map: 'europe',
      tickets: [['edinburgh--paris', 'brest--marseille']],
      routes: [
        ['edinburgh--london--1', 'dieppe--london--1', 'marseille--paris'],
        ['dieppe--paris', 'brest--paris'],
      ],
      trains: [0, 40],
      stations: [['paris', 'roma', 'athina']],
    });
    const words = slipsOf(en, game.view(0)).map(({ word }) => word);
    expect(words.toSorted()).toEqual(['by station', 'station in use']);
    const notes = slipsOf(en, game.view(0)).map(({ note }) => note);
    expect(notes).toContain('The station in Paris could join them, but another ticket uses it.');
  });
});

describe('tickets that are offered', () => {
  const game = aGame({ ...CUT_OFF, tickets: [[]], ticketDeck: ['brest--venezia', 'brest--marseille', 'london--wien'] });
  eventsOf(game, drawTickets);
  const view = game.view(0);

  test('are counted by what they need', () => {
    expect(keptSum(view, offersOf(view, view.offer))).toMatchObject({ kept: 3, byStation: 2, lost: 0 });
  });

  const hintFor = (kept: readonly number[], trains: number) =>
    hintWords(en, view, { action: { type: 'keepTickets', kept }, reason: { why: 'keepTickets', kept, trains } });
  const [venezia = -1, marseille = -1, wien = -1] = view.offer;

  test('a hint never says that routes join what only a station can', () => {
    expect(hintFor([venezia], 0)).toBe('Keep Brest\u00a0– Venezia: a station can bring it home.');
  });

  test('a hint that counts trains says as well what takes a station', () => {
    expect(hintFor([venezia], 12)).toBe('Keep Brest\u00a0– Venezia. Only with a station.');
    expect(hintFor([venezia, wien], 20)).toMatch(/^Keep .* and .*\. Brest\u00a0– Venezia only with a station\.$/);
    expect(hintFor([venezia, marseille, wien], 20)).toMatch(
      /\. Brest\u00a0– Venezia and Brest\u00a0– Marseille only with a station\.$/,
    );
    expect(hintFor([wien], 7)).toBe('Keep London\u00a0– Wien.');
  });

  test('and what is lost, or hangs on a rival', () => {
    const without = aGame({ ...CUT_OFF, stations: [['roma', 'athina', 'smyrna']] });
    const short = aGame({ map: 'europe', tickets: [['edinburgh--paris']], trains: [1, 45] });
    const said = (of: typeof game, others: readonly number[] = []) => {
      const seen = of.view(0);
      const kept = [...seen.tickets, ...others];
      const reason = { why: 'keepTickets', kept, trains: 9 } as const;
      return hintWords(en, seen, { action: { type: 'keepTickets', kept }, reason });
    };
    expect(said(without)).toMatch(/^Keep [^.]*\. It is lost\.$/);
    expect(said(without, [wien])).toMatch(/^Keep [^.]*\. Brest\u00a0– Venezia is lost\.$/);
    expect(said(short)).toMatch(/\. Only with a rival’s help\.$/);
  });

  test('and says it of what is joined', () => {
    const joined = aGame({ tickets: [['denver--el-paso']], routes: [['denver--santa-fe', 'el-paso--santa-fe']] }).view(
      0,
    );
    const kept = joined.tickets;
    const hint = { action: { type: 'keepTickets', kept }, reason: { why: 'keepTickets', kept, trains: 0 } } as const;
    expect(hintWords(en, joined, hint)).toBe('Keep Denver\u00a0– El Paso: your routes join it already.');
  });
});
