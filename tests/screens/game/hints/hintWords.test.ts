import { describe, expect, test } from 'vitest';
import { en } from '../../../../src/i18n/en.ts';
import { follow, hintAct, hintSteps, hintThings } from '../../../../src/screens/game/hints/hintThings.ts';
import { costWords, hintWords, shownWords, takeWords } from '../../../../src/screens/game/hints/hintWords.ts';
import type { Hint, Reason } from '../../../../src/table/computers/thinking.ts';
import { draftAfter, finished, firstDraft } from '../../../../src/table/turn/draft.ts';
import { aGame } from '../../../support/games/aGame.ts';

const game = aGame({
  map: 'europe',
  row: ['blue', 'green', 'white', 'black', 'locomotive'],
  hands: [{ orange: 3, red: 1 }],
  tickets: [['angora--athina', 'essen--kyiv', 'brest--petrograd']],
});
const view = game.view(0);
const [one = -1, two = -1, three = -1] = view.tickets;
const route = game.route('munchen--wien');
const payment = view.hand.map((count) => (count === 3 ? 3 : 0));

const need = (tickets: readonly number[], held = 2) => ({ route, tickets, points: 4, held, needs: 3 });
const take = (from: number): Hint['action'] => ({ type: 'drawCard', from });
const hinted = (action: Hint['action'], reason: Reason) => hintWords(en, view, { action, reason });
const named = (ticket: number) => {
  const { a = -1, b = -1 } = view.table.board.tickets[ticket] ?? {};
  return `${view.table.board.map.cities[a]?.name}\u00a0– ${view.table.board.map.cities[b]?.name}`;
};

describe('a hint to claim', () => {
  const claim: Hint['action'] = { type: 'claimRoute', route, payment };
  const because = (tickets: readonly number[]) => hinted(claim, { why: 'claim', need: need(tickets) });

  test('names the ticket that needs the route', () => {
    expect(because([one])).toBe(`Claim München\u00a0– Wien: your ticket ${named(one)} needs it.`);
  });

  test('names two of them, and counts more', () => {
    expect(because([one, two])).toBe(
      `Claim München\u00a0– Wien: your tickets ${named(one)} and ${named(two)} need it.`,
    );
    expect(because([one, two, three])).toBe('Claim München\u00a0– Wien: 3 of your tickets need it.');
  });

  test('without a ticket it is for the points', () => {
    expect(because([])).toBe('Claim München\u00a0– Wien: it brings 4 points.');
  });
});

describe('a hint to draw', () => {
  test('names the card, the route, the ticket and how many cards are in hand', () => {
    expect(hinted(take(1), { why: 'draw', need: need([one], 1) })).toBe(
      `Take green, towards München\u00a0– Wien: your ticket ${named(one)} needs it; 1 of 3 cards in hand.`,
    );
  });

  test('calls a locomotive and the deck by their names', () => {
    expect(hinted(take(4), { why: 'draw', need: null })).toMatch(/^Take the locomotive: /);
    expect(hinted(take(-1), { why: 'draw', need: need([]) })).toMatch(/^Take from the deck, towards .* 4 points; /);
  });

  test('may say that no second card helps', () => {
    expect(hinted({ type: 'stopDrawing' }, { why: 'draw', need: need([one]) })).toMatch(/^Stop here/);
  });
});

describe('other hints', () => {
  test('for tickets to draw and to keep', () => {
    expect(hinted({ type: 'drawTickets' }, { why: 'drawTickets', trains: 20 })).toContain('20 trains');
    const keep = (kept: readonly number[], trains: number) =>
      hinted({ type: 'keepTickets', kept }, { why: 'keepTickets', kept, trains });
    expect(keep([one], 1)).toBe(`Keep ${named(one)}.`);
    expect(keep([one, two], 12)).toBe(`Keep ${named(one)} and ${named(two)}.`);
    // A plan that takes no trains may have given them up: only what is done is called joined.
    expect(keep([one, two], 0)).toMatch(/they cost least\.$/);
  });

  test('for a station', () => {
    const station: Hint['action'] = { type: 'buildStation', city: 0, payment };
    const city = view.table.board.map.cities[0]?.name;
    expect(hinted(station, { why: 'station', tickets: [one] })).toContain(`in ${city}: it can still bring your ticket`);
    expect(hinted(station, { why: 'station', tickets: [one, two, three] })).toContain('some of your tickets');
    expect(hinted(station, { why: 'station', tickets: [] })).toContain('borrows a route');
  });

  test('for a tunnel, and where nothing can be done', () => {
    expect(hinted({ type: 'payTunnel', payment }, { why: 'payTunnel' })).toMatch(/^Pay /);
    expect(hinted({ type: 'withdrawTunnel' }, { why: 'withdrawTunnel' })).toBe(
      'Withdraw: your hand cannot pay what the tunnel asks for.',
    );
    expect(hinted({ type: 'pass' }, { why: 'pass' })).toMatch(/^Pass/);
  });
});

describe('what a hint points at', () => {
  const given = (action: Hint['action'], reason: Reason) =>
    hintThings(view, { kind: 'given', hint: { action, reason } });

  test('nothing while it is thought about', () => {
    expect(hintThings(view, { kind: 'thinking' })).toEqual({ path: null, card: null, tickets: [] });
    expect(hintThings(view, null)).toEqual(hintThings(view, { kind: 'none' }));
    expect(shownWords(en, view, { kind: 'thinking' })).not.toBe(shownWords(en, view, { kind: 'none' }));
  });

  test('the card, the route it is for, and the tickets', () => {
    const things = given(take(2), { why: 'draw', need: need([one, two]) });
    expect(things).toMatchObject({ card: 2, tickets: [one, two], path: { routes: [route] } });
  });

  test('the city of a station', () => {
    const things = given({ type: 'buildStation', city: 3, payment }, { why: 'station', tickets: [one] });
    expect(things).toMatchObject({ card: null, tickets: [one], path: { routes: [], ends: [3] } });
  });
});

describe('a hint that is taken', () => {
  const reason: Reason = { why: 'pass' };
  const wordsFor = (action: Hint['action']) => takeWords(en, { action, reason });

  test('comes to the draft of the same claim, which its player still has to make', () => {
    const action: Hint['action'] = { type: 'claimRoute', route, payment };
    const steps = hintSteps({ action, reason });
    const draft = steps.reduce((before, step) => draftAfter(view, before, step), firstDraft(view));
    expect(finished(view, draft)).toEqual(action);
  });

  test('keeps the tickets it names, whatever was touched before', () => {
    const steps = hintSteps({ action: { type: 'keepTickets', kept: [1, 2] }, reason }, [2, 3]);
    expect(steps).toEqual([
      { step: 'ticket', ticket: 3 },
      { step: 'ticket', ticket: 1 },
    ]);
  });

  test('has a button whatever it is, and comes to its action by the press or by the touches it stands for', () => {
    const asked: readonly Hint['action'][] = [
      { type: 'claimRoute', route, payment },
      { type: 'buildStation', city: 0, payment },
      { type: 'drawTickets' },
      take(1),
      take(-1),
      { type: 'keepTickets', kept: [1, 2] },
      { type: 'payTunnel', payment },
      { type: 'withdrawTunnel' },
      { type: 'stopDrawing' },
      { type: 'pass' },
    ];
    for (const action of asked) {
      const did: unknown[] = [];
      follow({ act: (done) => did.push(done), draft: (step) => did.push(step) }, { action, reason });
      expect(wordsFor(action)).not.toBe('');
      expect(did.length).toBeGreaterThan(0);
      const isAtOnce = hintAct({ action, reason }) !== null;
      expect(did).toEqual(isAtOnce ? [action] : hintSteps({ action, reason }));
    }
  });

  test('decides nothing that its player may want to look at first', () => {
    expect(hintAct({ action: { type: 'claimRoute', route, payment }, reason })).toBeNull();
    expect(hintAct({ action: { type: 'keepTickets', kept: [1] }, reason })).toBeNull();
    expect(hintSteps({ action: { type: 'drawTickets' }, reason })).toEqual([{ step: 'draw tickets' }]);
  });
});

describe('what a hint costs', () => {
  const costs = (action: Hint['action']) => costWords(en, view, { action, reason: { why: 'pass' } }).join(' ');

  test('is said after the reason', () => {
    const rich = aGame({ map: 'europe', hands: [{ orange: 2, locomotive: 1 }] });
    const paid = rich.view(0).hand;
    const hint: Hint = {
      action: { type: 'claimRoute', route, payment: paid },
      reason: { why: 'claim', need: need([]) },
    };
    expect(shownWords(en, rich.view(0), { kind: 'given', hint })).toBe(
      'Claim München\u00a0– Wien: it brings 4 points. Uses your only locomotive.',
    );
  });

  test('counts the trains that the tickets take', () => {
    expect(en.computers.hint.costs.trains.tight(36, 45, 4)).toBe('36 of 45 trains for 4 tickets: tight.');
    expect(costs({ type: 'drawTickets' })).toMatch(/costs its points\. \d+ of 45 trains for 3 tickets: /);
  });

  test('is nothing for a card of the row', () => {
    expect(costs(take(1))).toBe('');
    expect(costs(take(4))).toBe('An open locomotive takes the whole draw.');
  });
});
