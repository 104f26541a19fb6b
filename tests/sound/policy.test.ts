import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/engine/events.ts';
import { redact } from '../../src/engine/redact.ts';
import { type Cue, cueOf, type SoundName } from '../../src/sound/cues.ts';
import { takesOver, WEIGHTS } from '../../src/sound/policy.ts';
import { beatsOf } from '../../src/sound/score.ts';

const heard = (sound: SoundName, from = 10, until = 10.5) => ({ sound, from, until });

describe('one at a time', () => {
  test.each<[SoundName, SoundName, boolean]>([
    ['card', 'card', true],
    ['card', 'shuffle', true],
    ['card', 'claim', false],
    ['card', 'handover', false],
    ['kept', 'card', true],
    ['refused', 'card', true],
    ['refused', 'claim', true],
    ['refused', 'done', false],
    ['claim', 'refused', true],
    ['claim', 'tunnel', true],
    ['claim', 'lastRound', false],
    ['done', 'claim', true],
    ['handover', 'claim', true],
    ['handover', 'lastRound', false],
    ['lastRound', 'handover', true],
    ['winner', 'lastRound', true],
    ['card', 'winner', false],
  ])('%s, while %s is heard: it takes its place: %s', (sound, other, wins) => {
    expect(takesOver(sound, 10.2, heard(other))).toBe(wins);
  });

  test('in silence, and when the other one only rings, everything is heard', () => {
    for (const sound of Object.keys(WEIGHTS) as SoundName[]) {
      expect(takesOver(sound, 10, null)).toBe(true);
      expect(takesOver(sound, 10.5, heard('winner'))).toBe(true);
    }
  });

  test('two of a kind at the same moment are one, a graver one is heard at once', () => {
    expect(takesOver('card', 10.01, heard('card'))).toBe(false);
    expect(takesOver('card', 10.05, heard('card'))).toBe(true);
    expect(takesOver('lastRound', 10.01, heard('claim'))).toBe(true);
  });
});

describe('what a cue is made of', () => {
  const times = (cue: Cue) => beatsOf(cue, 0).map(({ at }) => Number(at.toFixed(3)));
  const names = (cue: Cue) => beatsOf(cue, 0).map(({ part }) => `${part.name} ${part.variant}`);

  test('a claim is a clunk for each wagon, 70 ms apart, eight at most', () => {
    expect(times({ sound: 'claim', wagons: 3 })).toEqual([0, 0.07, 0.14]);
    expect(names({ sound: 'claim', wagons: 2 })).toEqual(['clunk 0', 'clunk 1']);
    expect(names({ sound: 'claim', wagons: 9 })).toHaveLength(8);
  });

  test('trains that are shown slower are heard slower', () => {
    expect(times({ sound: 'claim', wagons: 3, beats: [0.2, 0.5, 0.9] })).toEqual([0.2, 0.5, 0.9]);
  });

  test('a tunnel is air and a knock for each card that turns, also where fewer than three are left', () => {
    expect(names({ sound: 'tunnel', cards: 3 })).toEqual(['air 0', 'knock 0', 'knock 1', 'knock 2']);
    expect(times({ sound: 'tunnel', cards: 3 })).toEqual([0, 0.42, 0.67, 0.92]);
    expect(names({ sound: 'tunnel', cards: 1, beats: [0.1] })).toEqual(['air 0', 'knock 0']);
    expect(names({ sound: 'tunnel', cards: 0 })).toEqual(['air 0']);
  });

  test('each of five seats has a chime of its own', () => {
    const chimes = [0, 1, 2, 3, 4].map((seat) => names({ sound: 'handover', seat })[0]);
    expect(new Set(chimes).size).toBe(5);
  });

  test('one card after the other sounds a little different', () => {
    const variants = [0, 1, 2, 3].map((taken) => beatsOf({ sound: 'card' }, taken)[0]?.part.variant);
    expect(variants).toEqual([0, 1, 2, 0]);
  });

  test('every other sound is one part of its own', () => {
    const alone = ['shuffle', 'station', 'kept', 'done', 'lastRound', 'refused', 'winner'] as const;
    expect(new Set(alone.flatMap((sound) => names({ sound }))).size).toBe(alone.length);
  });
});

describe('what is heard of an event', () => {
  const spaces = (route: number) => route + 1;

  test.each<[GameEvent, Cue | null]>([
    [{ type: 'cardTaken', seat: 0, from: 5, card: 3 }, { sound: 'card' }],
    [{ type: 'rowFilled', place: 1, card: 3 }, null],
    [{ type: 'rowSwept', cards: [1, 2, 3, 4, 5] }, { sound: 'shuffle' }],
    [{ type: 'deckReshuffled', count: 20 }, { sound: 'shuffle' }],
    [
      { type: 'routeClaimed', seat: 0, route: 4, paid: [5], points: 10 },
      { sound: 'claim', wagons: 5 },
    ],
    [{ type: 'stationBuilt', seat: 0, city: 4, paid: [1] }, { sound: 'station' }],
    [
      { type: 'tunnelOpened', seat: 0, route: 1, paid: [2], revealed: [1, 2], owed: 1 },
      { sound: 'tunnel', cards: 2 },
    ],
    [{ type: 'ticketsKept', seat: 0, kept: [1], refused: [] }, { sound: 'kept' }],
    [{ type: 'ticketsOffered', seat: 0, tickets: [1, 2, 3] }, null],
    [{ type: 'lastRound', seat: 0 }, { sound: 'lastRound' }],
    [{ type: 'passed', seat: 0 }, null],
    [{ type: 'gameEnded' }, null],
  ])('%j', (event, cue) => {
    expect(cueOf(redact(event, 'table'), spaces)).toEqual(cue);
  });
});
