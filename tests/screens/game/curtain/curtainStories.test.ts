import { expect, test } from 'vitest';
import { curtainStories } from '../../../../src/screens/game/curtain/curtainStories.ts';
import type { RecapStory } from '../../../../src/table/story/recap.ts';

const passed: RecapStory = { at: 9, what: 'passed', seat: 1 };
const lastRound: RecapStory = { at: 8, what: 'lastRound', seat: 1 };
const taken: RecapStory = { at: 7, what: 'handedOver', of: 2, to: 'person' };
const chose: RecapStory = { at: 3, what: 'tickets', seat: 0, opening: true, kept: 2, refused: 1 };
const recap = [passed, lastRound, taken, chose];

test.each(['turn', 'first turn', 'again'] as const)(
  'on a curtain for "%s" a seat that changed hands comes first, then what was done',
  (why) => {
    expect(curtainStories({ why, recap })).toEqual([taken, passed]);
  },
);

test.each(['opening tickets', 'beat'] as const)('on a curtain for "%s" it is all that is told', (why) => {
  expect(curtainStories({ why, recap })).toEqual([taken]);
  expect(curtainStories({ why, recap: [passed, chose] })).toEqual([]);
});
