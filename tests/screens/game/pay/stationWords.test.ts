import { describe, expect, test } from 'vitest';
import { en } from '../../../../src/i18n/en.ts';
import { isWorthwhile, stationWorthWords } from '../../../../src/screens/game/pay/stationWords.ts';
import { stationWorth } from '../../../../src/table/turn/stationWorth.ts';
import { aGame, type Situation } from '../../../support/games/aGame.ts';

const COMPANY = { players: [{ name: 'Anna' }, { name: 'Tom' }] };
const cut: Situation = {
  map: 'europe',
  row: ['blue', 'green', 'white', 'black', 'yellow'],
  hands: [{ red: 3 }],
  tickets: [['madrid--zurich']],
  routes: [
    ['madrid--pamplona--1', 'pamplona--paris--1', 'marseille--zurich'],
    ['marseille--paris', 'roma--venezia'],
  ],
};

function said(city: string, situation: Situation = {}) {
  const game = aGame({ ...cut, ...situation });
  const worth = stationWorth(game.view(0), game.city(city));
  return { good: isWorthwhile(worth), words: stationWorthWords(en, game.view(0), COMPANY, worth) };
}

describe('the sheet of a station says', () => {
  test('whose route it borrows, which ticket that completes and what that brings', () => {
    expect(said('paris')).toEqual({
      good: true,
      words: 'Borrows Marseille\u00a0– Paris from Tom, completes Madrid\u00a0– Zürich, +8',
    });
  });

  test('what is still to be done for the ticket that it helps', () => {
    const routes = [['madrid--pamplona--1', 'pamplona--paris--1'], ['marseille--paris']];
    const { words } = said('paris', { routes });
    expect(words).toBe('Borrows Marseille\u00a0– Paris from Tom: Madrid\u00a0– Zürich then takes 2 trains');
  });

  test('how many more stations it takes', () => {
    const routes = [[], ['madrid--pamplona--1', 'pamplona--paris--1', 'paris--zurich']];
    const { words } = said('madrid', { routes, trains: [3, 30] });
    expect(words).toMatch(/^Borrows .* from Tom: Madrid\u00a0– Zürich then takes (?:1 more station|2 more stations)/);
  });

  test('kindly where it would do nothing, and why', () => {
    expect(said('roma')).toEqual({ good: false, words: 'None of your tickets needs a station here today' });
    expect(said('kyiv')).toEqual({
      good: false,
      words: 'No rival has a route here yet: today there is nothing to borrow',
    });
  });
});
