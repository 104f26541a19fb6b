import { describe, expect, it } from 'vitest';
import { DECK } from '../../../../src/engine/actions.ts';
import { en } from '../../../../src/i18n/en.ts';
import { cardLabel, deckOffer, rowStateOf } from '../../../../src/screens/game/frame/marketCards.ts';
import type { HandScene } from '../../../../src/table/session/scenes.ts';
import { aGame, type TestGame } from '../../../support/games/aGame.ts';

const ROW = ['locomotive', 'green', 'white', 'black', 'yellow'] as const;
const game = () => aGame({ row: ROW, deckTop: ['blue', 'red', 'orange'] });

/** As the player of the first seat sees it; the turn is over once the next seat has it. */
function sceneOf(played: TestGame): Pick<HandScene, 'view' | 'beat'> {
  return { view: played.view(0), beat: played.table.turn === 0 ? null : { next: 1, did: [] } };
}

function labels(played: TestGame, refilled: number | null): readonly string[] {
  const scene = sceneOf(played);
  return scene.view.table.row.map((card, place) => cardLabel(en, card, rowStateOf(scene, refilled, place)));
}

describe('the cards on the table', () => {
  it('are to be taken while they can be', () => {
    expect(labels(game(), null).every((label) => label.endsWith(', take'))).toBe(true);
  });

  it('are not said to be taken once a locomotive was the only card of the turn', () => {
    const played = game();
    played.draw(0);
    expect(rowStateOf(sceneOf(played), 0, 0)).toBe('refilled');
    expect(labels(played, 0).filter((label) => label.includes('take'))).toEqual([]);
  });

  it('are new and to be taken between the two cards of a turn, and only new after them', () => {
    const played = game();
    played.draw(1);
    expect(rowStateOf(sceneOf(played), 1, 1)).toBe('new');
    expect(labels(played, 1)).toEqual([
      'Locomotive, closed',
      'Blue, tank wagon, take',
      expect.stringMatching(/^White, .*, take$/),
      expect.stringMatching(/^Black, .*, take$/),
      expect.stringMatching(/^Yellow, .*, take$/),
    ]);
    played.draw(1);
    expect(labels(played, 1).filter((label) => label.includes('take'))).toEqual([]);
  });
});

describe('the decks', () => {
  it('offer what can be drawn, and nothing else', () => {
    const played = game();
    expect(deckOffer(sceneOf(played))).toEqual({ cards: true, tickets: true });
    played.draw('deck');
    expect(deckOffer(sceneOf(played))).toEqual({ cards: true, tickets: false });
    played.act({ type: 'drawCard', from: DECK });
    expect(deckOffer(sceneOf(played))).toEqual({ cards: false, tickets: false });
  });
});
