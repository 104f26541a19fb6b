import { describe, expect, it } from 'vitest';
import { clearlyBetter, isSettled, newTrial, note, stillOpen, type Trial } from '../../../src/bots/search/race.ts';
import { DECK } from '../../../src/engine/actions.ts';

const deck = { type: 'drawCard', from: DECK } as const;
const tickets = { type: 'drawTickets' } as const;

/** A move that did so much better on average, game by game a little more or less. */
function trialOf(action: Trial['action'], mean: number, scatter: number, games: number): Trial {
  const trial = newTrial(action);
  for (let game = 0; game < games; game++) note(trial, mean + (game % 2 === 0 ? scatter : -scatter));
  return trial;
}

describe("a move is made in place of the planner's", () => {
  it('if it is clearly better', () => {
    expect(clearlyBetter([trialOf(deck, 0.03, 0.2, 100)], 100)).toBe(deck);
    expect(clearlyBetter([trialOf(deck, -0.03, 0.2, 100)], 100)).toBeNull();
  });

  it('not if that may well be chance', () => {
    expect(clearlyBetter([trialOf(deck, 0.01, 0.2, 100)], 100)).toBeNull();
  });

  it('after a few games only with a large lead', () => {
    expect(clearlyBetter([trialOf(deck, 0.1, 0.2, 8)], 8)).toBeNull();
    expect(clearlyBetter([trialOf(deck, 0.3, 0.2, 8)], 8)).toBe(deck);
  });

  it('and of two, the one that is more surely better', () => {
    const sure = trialOf(tickets, 0.05, 0.1, 60);
    expect(clearlyBetter([trialOf(deck, 0.055, 0.4, 60), sure], 60)).toBe(tickets);
  });

  it('never after so few games that they do not tell how much they scatter', () => {
    expect(clearlyBetter([newTrial(deck)], 0)).toBeNull();
    expect(clearlyBetter([trialOf(deck, 0.3, 0.001, 3)], 3)).toBeNull();
  });
});

describe('a search', () => {
  it('drops a move that the games to come are not likely to bring ahead', () => {
    const [hopeless, open] = [trialOf(deck, -0.2, 0.2, 20), trialOf(tickets, 0.01, 0.2, 20)];
    expect(stillOpen([hopeless, open], 20, 80)).toEqual([open]);
  });

  it('keeps it as long as there are games enough to come', () => {
    const behind = trialOf(deck, -0.02, 0.2, 20);
    expect(stillOpen([behind], 20, 200)).toEqual([behind]);
    expect(stillOpen([behind], 20, 21)).toEqual([]);
  });

  it('drops a move that is far behind another', () => {
    const [best, other] = [trialOf(deck, 0.3, 0.05, 20), trialOf(tickets, 0.05, 0.05, 20)];
    expect(stillOpen([best, other], 20, 80)).toEqual([best]);
  });

  it('is over when one move is left that will stay ahead', () => {
    expect(isSettled([trialOf(deck, 0.3, 0.1, 20)], 20, 80)).toBe(true);
    expect(isSettled([trialOf(deck, 0.02, 0.1, 20)], 20, 80)).toBe(false);
    expect(isSettled([trialOf(deck, 0.3, 0.1, 20), trialOf(tickets, 0.3, 0.1, 20)], 20, 80)).toBe(false);
  });
});
