import { describe, expect, it } from 'vitest';
import { claimChecks } from '../../../src/engine/claim.ts';
import type { RefusalCode } from '../../../src/engine/refusals.ts';
import type { SeatView } from '../../../src/engine/view.ts';
import { aGame, type Cards, mapOf, TestGame } from '../../support/games/aGame.ts';

const usa = mapOf('usa');
const europe = mapOf('europe');
const nordic = mapOf('nordic');
const everything = mapOf('everything');
const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;

type Open = Readonly<Record<number, number>>;
const DOUBLE: Open = { 2: 1, 3: 1, 4: 2, 5: 2 };
const TRIPLE: Open = { 2: 1, 3: 2, 4: 3, 5: 3 };

const GROUPS = [
  { kind: 'a grey double of usa', map: usa, lanes: two('atlanta--raleigh'), open: DOUBLE },
  { kind: 'a coloured double of usa', map: usa, lanes: two('denver--kansas-city'), open: DOUBLE },
  { kind: 'a double ferry of europe', map: europe, lanes: two('dieppe--london'), open: DOUBLE },
  { kind: 'a double tunnel of europe', map: europe, lanes: two('madrid--pamplona'), open: DOUBLE },
  { kind: 'a coloured double of nordic', map: nordic, lanes: two('bergen--oslo'), open: DOUBLE },
  { kind: 'a double ferry of nordic', map: nordic, lanes: two('umea--vaasa'), open: DOUBLE },
  { kind: 'a tunnel beside a plain route', map: everything, lanes: two('elm--fern'), open: DOUBLE },
  { kind: 'a triple of nordic', map: nordic, lanes: three('karlstad--oslo'), open: TRIPLE },
  { kind: 'the other triple of nordic', map: nordic, lanes: three('karlstad--stockholm'), open: TRIPLE },
  { kind: 'a triple with a grey lane', map: everything, lanes: three('birch--cedar'), open: TRIPLE },
];

function two(cities: string): string[] {
  return [`${cities}--1`, `${cities}--2`];
}

function three(cities: string): string[] {
  return [...two(cities), `${cities}--3`];
}

type Group = (typeof GROUPS)[number];

/** Each group at each size of table, its lanes taken from the first on and from the last on. */
function tables(of: Open) {
  return GROUPS.filter((group) => group.open === of).flatMap((group) =>
    [2, 3, 4, 5].flatMap((players) => [
      { name: `${group.kind}, ${players} players`, group, players },
      { name: `${group.kind}, ${players} players, last lane first`, group: reversed(group), players },
    ]),
  );
}

function reversed(group: Group): Group {
  return { ...group, lanes: group.lanes.toReversed() };
}

/** Everybody holds locomotives for any lane; no card turned up for a tunnel costs more of them. */
function aTable({ map }: Group, players: number, routes: readonly (readonly string[])[] = [], turn = 0): TestGame {
  const hands: Cards[] = Array.from({ length: players }, () => ({ locomotive: 9 }));
  return aGame({ map, players, hands, row: ROW, deck: [...ROW, ...ROW], routes, turn });
}

function spaces(game: TestGame, route: string): Cards {
  return { locomotive: game.board.routes[game.route(route)]?.length ?? 0 };
}

function isClosed(view: SeatView, route: number, why: RefusalCode): boolean {
  return claimChecks(view, route).some(({ passed, reason }) => reason.code === why && !passed);
}

/** Seat after seat claims the next lane, as many as can be used; then the other lanes are closed. */
function checkLanes({ group, players }: { group: Group; players: number }): void {
  const game = aTable(group, players);
  const open = group.open[players] ?? 0;
  for (const [seat, lane] of group.lanes.slice(0, open).entries()) {
    game.claim(lane, spaces(game, lane));
    expect(game.ownerOf(lane)).toBe(seat);
  }
  for (const lane of group.lanes.slice(open)) {
    expect(game.refusal((g) => g.claim(lane, spaces(g, lane)))).toEqual({ code: 'lanesClosed', players, open });
    expect(game.legal().some((a) => a.type === 'claimRoute' && a.route === game.route(lane))).toBe(false);
    for (let seat = 0; seat < players; seat++)
      expect(isClosed(game.view(seat), game.route(lane), 'lanesClosed')).toBe(true);
  }
}

describe('DBL-2 a double route: one lane with 2 or 3 players, both with 4 or 5', () => {
  it.each(tables(DOUBLE))('$name', checkLanes);
});

describe('DBL-3 a triple route: one lane with 2 players, two with 3, all with 4 or 5', () => {
  it.each(tables(TRIPLE))('$name', checkLanes);

  it('with 3 players either of the free lanes can be the second', () => {
    const group = { kind: '', map: nordic, lanes: three('karlstad--oslo'), open: TRIPLE };
    for (const second of group.lanes.slice(1)) {
      const game = aTable(group, 3, [[group.lanes[0] ?? '']], 1);
      game.claim(second, { locomotive: 1 });
      expect(game.ownerOf(second)).toBe(1);
    }
  });
});

describe('DBL-1 one player never owns two routes between the same cities', () => {
  it.each([...tables(DOUBLE), ...tables(TRIPLE)])('$name', ({ group, players }) => {
    const [own = '', ...others] = group.lanes;
    const game = aTable(group, players, [[own]]);
    for (const lane of others) {
      const refusal = game.refusal((g) => g.claim(lane, spaces(g, lane)));
      expect(refusal).toEqual({ code: 'ownsParallel', route: game.route(own) });
    }
    const parallel = others.map((lane) => game.route(lane));
    expect(game.legal().some((a) => a.type === 'claimRoute' && parallel.includes(a.route))).toBe(false);
  });

  it('the owner of one of three lanes is refused the last one while others may have it', () => {
    const [first = '', second = '', third = ''] = three('karlstad--oslo');
    const group = { kind: '', map: nordic, lanes: [], open: TRIPLE };
    for (const turn of [0, 1]) {
      const game = aTable(group, 4, [[third], [first]], turn);
      const own = game.route(turn === 0 ? third : first);
      expect(game.refusal((g) => g.claim(second, { locomotive: 1 }))).toEqual({ code: 'ownsParallel', route: own });
    }
    const game = aTable(group, 4, [[third], [first]], 2);
    game.claim(second, { locomotive: 1 });
    expect(game.ownerOf(second)).toBe(2);
  });

  it('a tunnel that was withdrawn closes nothing', () => {
    const game = aGame({
      map: everything,
      hands: [{ orange: 2 }, { white: 2 }],
      row: ROW,
      deck: ['orange', 'red', 'red', 'red'],
    });
    game.claim('elm--fern--1', { orange: 2 });
    game.withdraw();
    game.claim('elm--fern--2', { white: 2 });
    expect([game.ownerOf('elm--fern--1'), game.ownerOf('elm--fern--2')]).toEqual([null, 1]);
  });
});

describe('DBL-4 routes between different cities never close each other', () => {
  const MAPS = [usa, europe, nordic, everything].map((map) => ({ name: map.id, map }));

  it.each(MAPS)('on $name a claim closes its parallel routes and no others', ({ map }) => {
    const start = aGame({ map, hands: [{ locomotive: 9 }], row: ROW, deck: [] });
    const cities = map.routes.map(({ a, b }) => [a, b].sort().join());
    const wrong = map.routes.flatMap(({ id, length }, claimed) => {
      const game = new TestGame(start.board, start.game);
      game.claim(id, { locomotive: length });
      const [owner, other] = [game.view(0), game.view(1)];
      return map.routes.flatMap((route, i) => {
        const isParallel = i !== claimed && cities[i] === cities[claimed];
        const isRight =
          isClosed(owner, i, 'ownsParallel') === isParallel && isClosed(other, i, 'lanesClosed') === isParallel;
        return isRight ? [] : [`${id} ${route.id}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('one player may own routes from one city to two neighbours of each other', () => {
    const game = aGame({ map: nordic, hands: [{ black: 1 }], row: ROW, routes: [['karlstad--stockholm--1']] });
    game.claim('karlstad--norrkoping', { black: 1 });
    expect(game.ownerOf('karlstad--norrkoping')).toBe(0);
  });
});
