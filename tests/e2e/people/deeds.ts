import { expect, type Page } from '@playwright/test';
import type { Action } from '../../../src/engine/actions.ts';
import { en } from '../../../src/i18n/en.ts';
import { ticketProgress } from '../../../src/table/turn/ticketProgress.ts';
import { bringsIt, type Coming, type GameBefore, gameBefore } from '../../support/games/gamesBefore.ts';
import { boardFile } from '../../support/maps/boardFiles.ts';
import type { MapId } from '../../support/maps/mapFiles.ts';
import { reveal } from '../shelf/savedGames.ts';
import { calm } from './calm.ts';
import { setInMotion } from './film.ts';
import { Person } from './person.ts';
import type { Spot } from './touch.ts';
import { spacesOf } from './wishes.ts';

const { turn, claim, computers } = en;

/** Something that is done at a table, and shown. */
export interface Deed {
  readonly name: string;
  readonly before: () => GameBefore;
  /** From the page of the game up to the last press. */
  readonly goThere: (page: Page, before: GameBefore) => Promise<void>;
  readonly press: (page: Page, before: GameBefore) => Promise<void>;
  /** Something of it moves; a hand-over is only heard. */
  readonly moves: boolean;
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first();
const tap = (name: RegExp | string) => (page: Page) => button(page, name).tap();

const CLAIM = /^Claim route/;
const UNDO = /^Undo/;

const isDraw =
  (from: 'row' | 'deck') =>
  ({ action }: Coming) =>
    action.type === 'drawCard' && action.from >= 0 === (from === 'row');

const shows = (...kinds: readonly Parameters<typeof bringsIt>[0][]) => {
  const tests = kinds.map(bringsIt);
  return (coming: Coming) => tests.every((isThere) => isThere(coming));
};

const joins = ({ before, after, ...coming }: Coming) =>
  bringsIt('routeClaimed')({ before, after, ...coming }) && done(after) > done(before);

function done(view: Coming['before']): number {
  return ticketProgress(view, view.tickets).filter(({ hope }) => hope === 'done').length;
}

const isPlain = ({ action, before }: Coming) =>
  action.type === 'claimRoute' && before.table.board.map.routes[action.route]?.kind === 'plain';

/** A card is taken where it lies, and nowhere else. */
async function take(page: Page, { action }: GameBefore): Promise<void> {
  const from = action.type === 'drawCard' ? action.from : -1;
  await page.locator(`[data-spot="${from < 0 ? 'card deck' : `row ${from}`}"]`).tap();
}

async function touchRoute(page: Page, before: GameBefore): Promise<void> {
  const route = chosen(before.action, 'claimRoute').route;
  await touchBoard(page, `route ${route}`, spacesOf(placesOf(page, before), route));
  await expect(button(page, CLAIM)).toBeVisible();
  await calm(page);
}

async function touchCity(page: Page, before: GameBefore): Promise<void> {
  const { city } = chosen(before.action, 'buildStation');
  await tap(turn.action.station)(page);
  await touchBoard(page, `city ${city}`, [placesOf(page, before).cities[city] ?? { x: 0, y: 0 }]);
  await expect(button(page, claim.station.commit)).toBeVisible();
  await calm(page);
}

/** Where one thing lies beside another the board asks which was meant. */
async function touchBoard(page: Page, target: string, spots: readonly Spot[]): Promise<void> {
  const person = await Person.at(page);
  expect(await person.touchBoard(target, spots)).toBe(true);
  const listed = page.locator(`[data-target="${target}"]`);
  if ((await listed.count()) > 0) await listed.click({ delay: 400 });
}

function chosen<Type extends Action['type']>(action: Action, type: Type): Extract<Action, { readonly type: Type }> {
  if (action.type !== type) throw new Error(`${action.type} is no ${type}`);
  return action as Extract<Action, { readonly type: Type }>;
}

function placesOf(page: Page, { record }: GameBefore) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return boardFile(record.map as MapId, width > height ? 'landscape' : 'portrait');
}

const revealed = (goOn: (page: Page, before: GameBefore) => Promise<void> = async () => undefined) => {
  return async (page: Page, before: GameBefore) => {
    await reveal(page);
    await goOn(page, before);
  };
};

/** Up to where the train stands. */
async function claimIt(page: Page, before: GameBefore): Promise<void> {
  await touchRoute(page, before);
  await tap(CLAIM)(page);
  await expect(button(page, UNDO)).toBeEnabled();
  await expect.poll(() => setInMotion(page)).toBe(0);
  await calm(page);
}

async function chooseTickets(page: Page, { action }: GameBefore): Promise<void> {
  const { kept } = chosen(action, 'keepTickets');
  for (const choice of (await page.locator('.ticket-choice').all()).slice(0, kept.length)) await choice.tap();
  await calm(page);
}

const aClaim = () => gameBefore({ map: 'usa', isWanted: isPlain });

export const DEEDS: readonly Deed[] = [
  {
    name: 'a card of the row',
    before: () => gameBefore({ map: 'usa', isWanted: (coming) => isDraw('row')(coming) && shows('rowFilled')(coming) }),
    goThere: revealed(),
    press: take,
    moves: true,
  },
  {
    name: 'a card of the deck',
    before: () => gameBefore({ map: 'nordic', isWanted: isDraw('deck') }),
    goThere: revealed(),
    press: take,
    moves: true,
  },
  {
    name: 'a sweep of the row',
    before: () => gameBefore({ map: 'usa', isWanted: shows('rowSwept') }),
    goThere: revealed(),
    press: take,
    moves: true,
  },
  {
    name: 'a reshuffle',
    before: () => gameBefore({ map: 'europe', isWanted: shows('cardTaken', 'deckReshuffled') }),
    goThere: revealed(),
    press: take,
    moves: true,
  },
  {
    name: 'a claim',
    before: aClaim,
    goThere: revealed(touchRoute),
    press: tap(CLAIM),
    moves: true,
  },
  {
    name: 'a claim taken back',
    before: aClaim,
    goThere: revealed(claimIt),
    press: tap(UNDO),
    moves: true,
  },
  {
    name: 'a claim that joins a ticket',
    before: () => gameBefore({ map: 'usa', isWanted: joins }),
    goThere: revealed(touchRoute),
    press: tap(CLAIM),
    moves: true,
  },
  {
    name: 'a ferry with its bonus',
    before: () => gameBefore({ map: 'nordic', isWanted: shows('routeClaimed', 'bonusDrawn') }),
    goThere: revealed(touchRoute),
    press: tap(CLAIM),
    moves: true,
  },
  {
    name: 'a tunnel that is opened',
    before: () => gameBefore({ map: 'europe', isWanted: shows('tunnelOpened') }),
    goThere: revealed(touchRoute),
    press: tap(CLAIM),
    moves: false,
  },
  {
    name: 'a tunnel that is paid',
    before: () => gameBefore({ map: 'europe', isWanted: ({ action }) => action.type === 'payTunnel' }),
    goThere: revealed(calm),
    press: tap(/^Pay and claim/),
    moves: true,
  },
  {
    name: 'a tunnel that is withdrawn from',
    before: () => gameBefore({ map: 'europe', isWanted: ({ action }) => action.type === 'withdrawTunnel' }),
    goThere: revealed(calm),
    press: tap(/^Withdraw/),
    moves: true,
  },
  {
    name: 'a station',
    before: () => gameBefore({ map: 'europe', isWanted: ({ action }) => action.type === 'buildStation' }),
    goThere: revealed(touchCity),
    press: tap(new RegExp(`^${claim.station.commit}`)),
    moves: true,
  },
  {
    name: 'tickets that are drawn',
    before: () => gameBefore({ map: 'europe', isWanted: shows('ticketsOffered') }),
    goThere: revealed(async (page) => {
      await page.keyboard.press('t');
      await calm(page);
    }),
    press: tap(/^Draw \d tickets?/),
    moves: true,
  },
  {
    name: 'tickets that are kept',
    before: () => gameBefore({ map: 'europe', isWanted: shows('ticketsKept') }),
    goThere: revealed(chooseTickets),
    press: tap(/^Keep \d tickets?$/),
    moves: false,
  },
  {
    name: 'a hand that is uncovered',
    before: aClaim,
    goThere: async () => undefined,
    press: reveal,
    moves: true,
  },
  {
    name: 'a hand-over',
    before: aClaim,
    goThere: revealed(claimIt),
    press: tap(/^Done/),
    moves: false,
  },
  {
    name: 'a move of a computer',
    before: () => gameBefore({ map: 'usa', by: ['bot:normal', 'bot:normal'], isWanted: isPlain }),
    goThere: async () => undefined,
    press: tap(computers.watch.step),
    moves: true,
  },
];
