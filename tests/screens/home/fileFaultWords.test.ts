import { describe, expect, test } from 'vitest';
import { en } from '../../../src/i18n/en.ts';
import { fileFaultWords } from '../../../src/screens/home/fileFaultWords.ts';
import { bringIn } from '../../../src/table/saves/bringIn.ts';
import { add, cut, drop, type Edit, edited, put } from '../../support/maps/edits.ts';
import { KNOWN_MAPS } from '../../support/records/records.ts';
import { storyMap, storyRecord } from '../../support/records/storyRecord.ts';

const MAPS = [...KNOWN_MAPS, storyMap];

/** What people read, and what stands after it, when this file is brought in. */
async function saidOf(text: string): Promise<readonly [words: string, detail: string]> {
  const brought = await bringIn(text, MAPS, { add: () => Promise.resolve('saved') });
  if (brought.ok || brought.why !== 'fault') throw new Error('the file was not refused');
  return [fileFaultWords(en, brought.kind), brought.fault];
}

const story = (...edits: readonly Edit[]) => JSON.stringify(edited(storyRecord, ...edits));

describe('a file that cannot be opened is told of in people’s words, and then exactly', () => {
  test.each([
    ['no text', '', 'This file is damaged, or it is no game of Railpass.', 'The file is empty.'],
    ['a poem', '{"rhymes": true}', 'This file is no game of Railpass.', 'This is no game record: format is missing.'],
    [
      'a later version',
      story(put('version', 2)),
      'This game was made by a newer Railpass. Update Railpass, then import it again.',
      'This record is of another version: version must be 1, but is 2.',
    ],
    [
      'an unknown board',
      story(put('mapVersion', 7)),
      'This game needs a board that is not here. Update Railpass, then import it again.',
      'mapVersion is 7, but of story only version 1 is known here.',
    ],
    [
      'a map of its own',
      story(put('map', 'mine'), put('mapData', { ...storyMap, id: 'mine' })),
      'This game has a map of its own, which Railpass cannot draw.',
      'mapData is a map of its own (version 1 of mine), but only maps known here can be played.',
    ],
    [
      'a colour twice',
      story(put('players.1.color', 'red')),
      'This file is damaged: what it says about the players or the board does not fit.',
      'players[1].color is red, which players[0] has already.',
    ],
    [
      'a move that is none',
      story(put('events.9.card', 'pink')),
      'This file is damaged: move 7 cannot be read.',
      expect.stringMatching(/^events\[9\]\.card must be /),
    ],
    [
      'a route that the board does not have',
      story(put('events.3.route', 'ash--rome')),
      'This file is damaged: move 3 names something that the board does not have.',
      expect.stringMatching(/^events\[3\] \(routeClaimed\) names the route/),
    ],
    [
      'a deal that is too small',
      story(drop('events.0.hands.1.3')),
      'This file is damaged: what follows from the deal is wrong.',
      'events[0].hands[1] (dealt) has 3 cards, but must have 4.',
    ],
    [
      'a move out of turn',
      story(cut('events', 3), drop('result'), add('events', { type: 'cardTaken', seat: 1, from: 'deck', card: 'red' })),
      'This file is damaged: move 3 is made by somebody whose turn it is not.',
      expect.stringMatching(/^events\[3\] \(cardTaken\) is by seat 1/),
    ],
    [
      'a wrong result',
      story(put('result.seats.0.total', 1)),
      'This file is damaged: its result does not fit its moves.',
      expect.stringMatching(/^result\.seats\[0\]\.total is 1/),
    ],
  ])('%s', async (_, text, words, detail) => {
    expect(await saidOf(text)).toEqual([words, detail]);
  });

  test('a card that was not there', async () => {
    const events = storyRecord.events.slice(0, 3);
    const draws = [0, 0].flatMap((seat) => [{ type: 'cardTaken', seat, from: 'deck', card: 'locomotive' }]);
    const many = Array.from({ length: 15 }, (_, i) => draws.map((draw) => ({ ...draw, seat: i % 2 }))).flat();
    const { result: _, ...record } = storyRecord;
    const [words, detail] = await saidOf(JSON.stringify({ ...record, events: [...events, ...many] }));
    expect(words).toMatch(/^This file is damaged: move \d+ takes a card that was not there\.$/);
    expect(detail).toContain('draws a locomotive, but the deck has none left');
  });
});
