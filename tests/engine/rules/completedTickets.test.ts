import { describe, expect, it } from 'vitest';
import { aGame, mapOf, type Situation } from '../../support/games/aGame.ts';

const usa = mapOf('usa');
const europe = mapOf('europe');

function ticketResults(situation: Situation) {
  return aGame({ map: usa, players: 3, ...situation }).result().seats[0]?.tickets;
}

describe('TKT-3 a completed ticket', () => {
  const ticket = 'denver--el-paso';

  it.each([
    {
      name: 'own routes join its cities directly one after the other',
      routes: [['denver--santa-fe', 'el-paso--santa-fe']],
      completed: true,
    },
    {
      name: 'own routes join its cities by a long way round',
      routes: [['denver--phoenix', 'los-angeles--phoenix', 'el-paso--los-angeles']],
      completed: true,
    },
    {
      name: 'the way between them is a part of a larger network',
      routes: [['denver--santa-fe', 'el-paso--santa-fe', 'phoenix--santa-fe', 'denver--omaha', 'dallas--el-paso']],
      completed: true,
    },
    { name: 'nothing has been claimed', routes: [], completed: false },
    { name: 'only one of its cities is reached', routes: [['denver--santa-fe']], completed: false },
    {
      name: 'own routes touch both cities but do not join them',
      routes: [['denver--santa-fe', 'el-paso--phoenix']],
      completed: false,
    },
    {
      name: "another player's route fills the gap",
      routes: [['denver--santa-fe'], ['el-paso--santa-fe']],
      completed: false,
    },
    {
      name: 'another player has joined its cities',
      routes: [[], ['denver--santa-fe', 'el-paso--santa-fe']],
      completed: false,
    },
  ])('is completed ($completed) when $name', ({ routes, completed }) => {
    const points = completed ? 4 : -4;
    expect(ticketResults({ routes, tickets: [[ticket]] })).toEqual([{ id: ticket, completed, points }]);
  });

  it('may use tunnels and ferries like any route', () => {
    const routes = [['athina--smyrna', 'angora--smyrna']];
    const done = { id: 'angora--athina', completed: true, points: 5 };
    expect(ticketResults({ map: europe, routes, tickets: [['angora--athina']] })).toEqual([done]);
  });

  it('leaves its routes to the other tickets: one way serves several', () => {
    const routes = [['atlanta--nashville', 'nashville--pittsburgh', 'new-york--pittsburgh--1', 'boston--new-york--1']];
    const tickets = [['atlanta--new-york', 'boston--miami']];
    expect(ticketResults({ routes, tickets })).toEqual([
      { id: 'atlanta--new-york', completed: true, points: 6 },
      { id: 'boston--miami', completed: false, points: -12 },
    ]);
  });

  it('counts only at the end: the public score before it is route points', () => {
    const game = aGame({
      map: usa,
      hands: [{ red: 2 }],
      routes: [['denver--santa-fe'], ['atlanta--miami']],
      tickets: [[ticket], ['montreal--vancouver']],
    });
    expect(game.table.scores).toEqual([2, 10]);
    game.claim('el-paso--santa-fe', { red: 2 });
    expect(game.table.scores).toEqual([4, 10]);
    expect(game.result().seats.map(({ tickets }) => tickets[0]?.points)).toEqual([4, -20]);
  });

  it('changes nobody’s public score when the game ends either', () => {
    const game = aGame({
      map: usa,
      trains: [2, 9],
      hands: [{ red: 1 }],
      tickets: [[ticket], []],
      routes: [['atlanta--miami']],
    });
    game.claim('atlanta--nashville', { red: 1 });
    while (game.table.phase !== 'over') game.skipTurn();
    expect(game.table.scores).toEqual([11, 0]);
    expect(game.result().seats.map(({ total }) => total)).toEqual([11 - 4 + 10, 0]);
  });
});
