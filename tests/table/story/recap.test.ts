import { describe, expect, test } from 'vitest';
import { DECK } from '../../../src/engine/actions.ts';
import type { CardName } from '../../../src/engine/cards.ts';
import type { GameEvent } from '../../../src/engine/events.ts';
import { needsRow, recapFor, recapOf } from '../../../src/table/story/recap.ts';
import { type Story, storiesOf } from '../../../src/table/story/story.ts';
import { aDealtGame, aGame, cardNumber, counts } from '../../support/games/aGame.ts';
import { build, claim, draw, drawTickets, eventsOf, keep, withdraw } from '../../support/games/choices.ts';

const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;

describe('the public story', () => {
  test('two cards of one turn are one story; a blind one is only counted', () => {
    const game = aGame({ row: ROW, deckTop: ['red', 'purple'] });
    expect(storiesOf(eventsOf(game, draw(1), draw(DECK)))).toEqual([
      { at: 0, what: 'drew', seat: 0, faceUp: [cardNumber('green')], blind: 1 },
    ]);
  });

  test('they stay one story when the row is swept between them', () => {
    const row = ['blue', 'locomotive', 'white', 'locomotive', 'yellow'] as const;
    const game = aGame({ row, deckTop: ['locomotive', 'red', 'red', 'green', 'green', 'green'] });
    const stories = storiesOf(eventsOf(game, draw(0), draw(DECK)));
    expect(stories.map(({ what }) => what)).toEqual(['drew', 'swept']);
    expect(stories[0]).toMatchObject({ faceUp: [cardNumber('blue')], blind: 1 });
  });

  test('sweeps that follow each other are one story, which says how often', () => {
    const row = ['blue', 'locomotive', 'white', 'locomotive', 'yellow'] as const;
    const again = ['locomotive', 'locomotive', 'locomotive', 'red', 'green'] as const;
    const game = aGame({ row, deckTop: ['locomotive', ...again, ...again, 'red', 'blue', 'white', 'black', 'green'] });
    const stories = storiesOf(eventsOf(game, draw(0)));
    expect(stories.map(({ what }) => what)).toEqual(['drew', 'swept']);
    expect(stories[1]).toMatchObject({
      times: 3,
      cards: ['locomotive', ...row.slice(1)].map((card) => cardNumber(card as CardName)),
    });
  });

  test('a claim tells its points and payment', () => {
    const game = aGame({ hands: [{ red: 4 }], row: ROW });
    expect(storiesOf(eventsOf(game, claim('dallas--el-paso', { red: 4 })))).toEqual([
      {
        at: 0,
        what: 'claimed',
        seat: 0,
        route: game.route('dallas--el-paso'),
        points: 7,
        paid: counts({ red: 4 }),
        tunnel: null,
        bonus: 0,
      },
    ]);
  });

  test('a draw bonus tells how many cards, and not which', () => {
    const game = aGame({ map: 'nordic', hands: [{ red: 2 }], row: ROW });
    const [story] = storiesOf(eventsOf(game, claim('andalsnes--trondheim--1', { red: 2 })));
    expect(story).toMatchObject({ what: 'claimed', bonus: 1 });
  });

  test('a tunnel tells its cards, whether it was paid or not', () => {
    const situation = { map: 'europe', hands: [{ blue: 2 }], row: ROW, deckTop: ['blue', 'red', 'green'] } as const;
    const game = aGame(situation);
    const revealed = ['blue', 'red', 'green'].map((name) => cardNumber(name as 'blue'));
    const given = eventsOf(game, claim('munchen--venezia', { blue: 2 }), withdraw);
    expect(storiesOf(given)).toMatchObject([
      {
        what: 'withdrew',
        route: game.route('munchen--venezia'),
        paid: counts({ blue: 2 }),
        tunnel: { revealed, owed: 1 },
      },
    ]);
    const lucky = aGame({ ...situation, deckTop: ['white', 'red', 'green'] });
    expect(storiesOf(eventsOf(lucky, claim('munchen--venezia', { blue: 2 })))).toMatchObject([
      { what: 'claimed', points: 2, tunnel: { owed: 0 } },
    ]);
  });

  test('tickets tell how many were kept; those of the start are told apart', () => {
    const dealt = aDealtGame();
    expect(storiesOf(eventsOf(dealt, keep(2)))).toEqual([
      { at: 0, what: 'tickets', seat: 0, opening: true, kept: 2, refused: 1 },
    ]);
    const later = aGame({ row: ROW });
    expect(storiesOf(eventsOf(later, drawTickets, keep(1)))).toEqual([
      { at: 1, what: 'tickets', seat: 0, opening: false, kept: 1, refused: 2 },
    ]);
  });

  test('stations, the last round and the end', () => {
    const game = aGame({ map: 'europe', hands: [{ red: 1 }], row: ROW, trains: [2, 45] });
    const stories = storiesOf(
      eventsOf(game, build('wien', { red: 1 }), draw(DECK), draw(DECK), draw(DECK), draw(DECK)),
    );
    expect(stories.map(({ what }) => what)).toEqual(['station', 'lastRound', 'drew', 'drew', 'ended']);
    expect(stories[0]).toMatchObject({ city: game.city('wien'), paid: counts({ red: 1 }) });
  });
});

describe('since your last turn', () => {
  const game = aGame({ players: 3, hands: [{ red: 4 }, { blue: 4 }], row: ROW });
  const events = eventsOf(
    game,
    claim('dallas--el-paso', { red: 4 }),
    claim('chicago--omaha', { blue: 4 }),
    draw(DECK),
    draw(DECK),
  );

  test('what the others did, newest first, and nothing of one’s own', () => {
    expect(recapFor(events, 0)).toMatchObject([
      { seat: 2, what: 'drew', blind: 2 },
      { seat: 1, what: 'claimed', route: game.route('chicago--omaha') },
    ]);
    expect(recapFor(events, 2)).toEqual([]);
  });

  test('in the middle of a turn it is still what there was when the turn began', () => {
    const own = eventsOf(game, draw(DECK));
    const all = [...events, ...own];
    expect(recapFor(all, 0, events.length)).toEqual(recapFor(events, 0));
  });

  test('before one’s first turn it is everything so far', () => {
    expect(recapFor(events.slice(0, 1), 1)).toMatchObject([{ seat: 0, what: 'claimed' }]);
  });

  describe('a seat that changed hands', () => {
    const toComputer: GameEvent = { type: 'seatChanged', seat: 1, by: 'bot:easy' };
    const toPerson: GameEvent = { type: 'seatChanged', seat: 1, by: 'person' };
    const taken = { what: 'handedOver', of: 1, to: 'person' };
    const given = { what: 'handedOver', of: 1, to: 'computer' };
    const whats = (stories: readonly Story[]) => stories.map(({ what }) => what);

    test('is told to the others', () => {
      expect(recapFor([...events, toPerson], 0)).toMatchObject([taken, { seat: 2 }, { seat: 1 }]);
      expect(recapFor([...events, toComputer], 2)).toMatchObject([given]);
    });

    test('is no turn of that seat: what the others did before is told as well', () => {
      const [claimed = toPerson, ...later] = events;
      expect(whats(recapFor([claimed, ...later, toPerson], 1))).toEqual(['handedOver', 'drew']);
    });

    test('is told also when it happens while a player is to take the tablet, or in a turn', () => {
      const own = eventsOf(game, draw(DECK));
      expect(recapFor([...events, toPerson], 0, events.length)).toMatchObject([taken, { seat: 2 }, { seat: 1 }]);
      expect(recapFor([...events, toPerson, ...own], 0, events.length)).toMatchObject([
        taken,
        { seat: 2 },
        { seat: 1 },
      ]);
    });

    test('back and forth is told once for each way, so that nobody can hide that a hand was seen', () => {
      const changes = [toPerson, toComputer, toPerson, toComputer];
      expect(recapFor([...events, ...changes], 2)).toMatchObject([given, taken]);
    });

    test('splits no drawing into two', () => {
      const [first, second] = eventsOf(aGame({ row: ROW }), draw(DECK), draw(DECK));
      if (first === undefined || second === undefined) throw new Error('two cards are two events');
      const stories = storiesOf([first, { type: 'seatChanged', seat: 0, by: 'bot:hard' }, second]);
      expect(stories).toMatchObject([
        { what: 'drew', blind: 2 },
        { what: 'handedOver', of: 0 },
      ]);
    });
  });
});

describe('what the only person reads before the own turn', () => {
  const chose: Story = { at: 1, what: 'tickets', seat: 1, opening: true, kept: 2, refused: 1 };
  const own: Story = { at: 3, what: 'passed', seat: 0 };
  const ofOne: Story = { at: 5, what: 'drew', seat: 1, faceUp: [], blind: 2 };
  const ofTwo: Story = { at: 7, what: 'passed', seat: 2 };
  const swept: Story = { at: 8, what: 'swept', cards: [], times: 1 };
  const lastRound: Story = { at: 9, what: 'lastRound', seat: 2 };

  test('is what all the others did since the last one, newest first', () => {
    expect(recapOf([chose, ofTwo, own, ofOne, ofTwo, swept], 0)).toEqual([ofTwo, ofOne]);
    expect(recapOf([chose, ofOne], 0)).toEqual([ofOne, chose]);
    expect(recapOf([ofOne, own], 0)).toEqual([]);
  });

  test('has no row for the choices of the start, nor for the last round', () => {
    expect(recapOf([chose, ofOne, lastRound], 0).filter(needsRow)).toEqual([ofOne]);
  });
});
