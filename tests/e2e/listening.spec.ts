import { expect, type Page } from '@playwright/test';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import { en } from '../../src/i18n/en.ts';
import { beforeTurn, canBuildFirst, canTakeFerry } from '../support/games/beforeTurn.ts';
import { finishedGame } from '../support/games/lateGame.ts';
import { tableBeforeTunnel } from '../support/games/tunnelGames.ts';
import { MAP_IDS, type MapId, mapFile } from '../support/maps/mapFiles.ts';
import { test } from './fixtures.ts';
import { calm } from './people/calm.ts';
import { type Heard, Listener } from './people/listener.ts';
import { keptEvents } from './shelf/keptGames.ts';
import { aDeal, importGame } from './shelf/savedGames.ts';

const isLong = process.env['RAILPASS_LONG'] === '1';
const MINUTE_MS = 60_000;
const { turn, claim, tickets, routeList, curtain } = en;
const CARD_COLORS = Object.values(en.cards.colors).join('|');
const DONE = /^(Done|See the result)/;
/** What only the one with the tablet may come to. */
const SECRETS = [turn.hand.label, turn.ticket.list, tickets.offered, turn.tray, 'to go'];

test.use({ reducedMotion: 'reduce' });

/** To the curtain of a game from a file. */
async function sitDown(page: Page, record: GameRecord): Promise<Listener> {
  const me = await Listener.to(page);
  await page.goto('/');
  await importGame(page, record);
  await me.button(en.saves.resume);
  await expect(me.find('heading', /^(Pass the tablet to|Go on,)/)).toBeVisible();
  return me;
}

/** Nothing of a hand is there before, and whoever opens it is told whose turn it is. */
async function open(me: Listener): Promise<void> {
  const covered = (await me.tree()).join('\n');
  for (const secret of SECRETS) expect(covered, 'on a covered table').not.toContain(secret);
  await calm(me.page);
  // A busy machine may be longer over the second press than the first one waits for it.
  await expect(async () => {
    await me.button(new RegExp(`^(?:Hold to s|${curtain.hold.again})`));
    await expect(me.find('heading', /^Your turn, |, choose your tickets$/)).toBeFocused({ timeout: 1500 });
  }).toPass();
  await expectNamed(me);
  await me.heard();
}

/** Whatever can be pressed, typed in or looked at says what it is. */
async function expectNamed(me: Listener): Promise<void> {
  const nameless =
    /^- (?:button|link|textbox|searchbox|radio|checkbox|switch|combobox|img|dialog|region|group)(?::| \[|$)/;
  expect((await me.tree()).filter((line) => nameless.test(line))).toEqual([]);
}

/** Hands the tablet on. What was said meanwhile was said once. */
async function endTurn(me: Listener): Promise<readonly Heard[]> {
  await expect(me.find('button', DONE)).toBeVisible();
  await expectNamed(me);
  const heard = await me.heard();
  const words = heard.map((each) => each.words);
  expect(words, 'each once').toEqual([...new Set(words)]);
  await calm(me.page);
  await me.button(DONE);
  await expect(me.find('button', DONE)).toHaveCount(0);
  return heard;
}

/** Whatever kind of space keeps its words together. */
const plain = (words: string) => words.replace(/\s+/g, ' ');
const spoken = (heard: readonly Heard[]) => heard.map(({ words }) => words).join(' | ');

async function chooseTickets(me: Listener, count: number): Promise<void> {
  const names = (await me.page.getByRole('button', { name: / to .*, \d+ points?, / }).all()).slice(0, count);
  for (const ticket of names) {
    await ticket.click();
    await expect(ticket).toHaveAttribute('aria-pressed', 'true');
  }
  await calm(me.page);
  await me.button(new RegExp(`^Keep ${count} ticket`));
}

async function openRoutes(me: Listener): Promise<void> {
  await me.button(routeList.title);
  await expect(me.find('heading', routeList.title)).toBeFocused();
  await expectNamed(me);
  await calm(me.page);
}

/** By the list: the first route of this kind that can be paid. Its name says where it goes, what it costs, and how it is paid. */
async function claimByList(me: Listener, kind: RegExp): Promise<string> {
  await openRoutes(me);
  const row = me.page.getByRole('dialog').getByRole('button', { name: kind }).first();
  const name = (await row.getAttribute('aria-label')) ?? '';
  expect(name).toMatch(/^.+ to .+, \d trains?, .+, free, you can pay: \d.+/);
  await row.click();
  await calm(me.page);
  await me.button(/^Claim route pays \d/);
  return name;
}

const PLAIN = /^(?!.*(?:tunnel|ferry)).*, free, you can pay: /;

/** What the other boards have of their own is listened to below. */
const MAPS: readonly MapId[] = isLong ? MAP_IDS : ['europe'];

for (const map of MAPS) {
  test(`on ${map} the game begins, cards and tickets are drawn and a route is claimed, by role and name alone`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(4 * MINUTE_MS);
    const me = await sitDown(page, aDeal(map, `listening ${map}`));

    await test.step('the first tickets', async () => {
      for (let people = 0; people < 2; people++) {
        await open(me);
        await chooseTickets(me, 2);
        await expect(me.find('button', /^Keep /)).toHaveCount(0);
      }
      expect(spoken(await me.heard())).not.toMatch(/ to .+ points/);
    });

    await test.step('two cards from the deck, which nobody is told', async () => {
      await open(me);
      await me.button(/^Take from the deck, \d+ cards$/);
      await expect(me.page.getByText(turn.ask.more.title)).toBeVisible();
      await calm(page);
      await me.button(/^Take from the deck, \d+ cards$/);
      const heard = spoken(await endTurn(me));
      expect(heard).toContain(turn.ask.more.title);
      expect(heard).toContain(`${turn.did.drew(2)} ${turn.did.fromDeck}`);
      const ofCards = heard.replace(turn.ask.moreNoLocomotive, '');
      expect(ofCards).not.toMatch(new RegExp(`\\b(?:${CARD_COLORS}|locomotive)\\b`, 'i'));
    });

    await test.step('two cards from the row, which everybody sees', async () => {
      await open(me);
      await me.button(/^(?!Locomotive).*, take$/);
      await expect(me.page.getByText(turn.ask.more.title)).toBeVisible();
      await calm(page);
      await me.button(/^(?!Locomotive).*, take$/);
      expect(spoken(await endTurn(me))).toMatch(new RegExp(`2 cards taken .*(?:${CARD_COLORS}).* from the table`, 'i'));
    });

    await test.step('tickets', async () => {
      await open(me);
      await me.button(turn.action.tickets);
      await calm(page);
      await me.button(/^Draw 3 tickets keep at least 1$/);
      await expect(me.find('heading', /choose your tickets$/)).toBeFocused();
      await expectNamed(me);
      await chooseTickets(me, 1);
      await expect(me.find('button', /^Keep /)).toHaveCount(0);
      expect(spoken(await me.heard())).not.toMatch(/ to .+ points/);
    });

    await test.step('a route', async () => {
      await open(me);
      const [, from = '', to = ''] = /^(.+?) to (.+?), /.exec(await claimByList(me, PLAIN)) ?? [];
      const heard = spoken(await endTurn(me));
      expect(heard).toMatch(/Claimed, \+\d+/);
      expect(heard).toContain(plain(turn.did.claimedWords(from, to)));
      expect(heard, 'the new score').toMatch(/\w+: \d+ points?/);
    });

    expect((await keptEvents(page)).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['ticketsKept', 'cardTaken', 'ticketsOffered', 'routeClaimed']),
    );
    expect(complaints).toEqual([]);
  });
}

test('TUN-4 a tunnel is opened and paid', async ({ page, complaints }) => {
  test.setTimeout(3 * MINUTE_MS);
  const { record, action } = await tableBeforeTunnel('europe', ({ owed, canPay }) => owed > 0 && canPay);
  const me = await sitDown(page, record);
  await open(me);
  const { a = '', b = '' } = mapFile('europe').routes[action.route] ?? {};
  const [from, to] = [a, b].map((id) => mapFile('europe').cities.find((city) => city.id === id)?.name ?? '');
  await claimByList(me, new RegExp(`^${from} to ${to}, .*tunnel.*you can pay`));
  await expect(me.find('heading', /more cards? to pay$/)).toBeVisible();
  expect(
    (await me.tree()).filter((line) => /^- listitem ".*(?:no extra card|1 more card to pay)"$/.test(line)),
  ).toHaveLength(3);
  await calm(page);
  await me.button(/^Pay and claim \d cards? in all/);
  expect(spoken(await endTurn(me))).toMatch(/Claimed, \+\d+/);

  expect(complaints).toEqual([]);
});

test('STN-1 a station is built from the list of cities', async ({ page, complaints }) => {
  test.setTimeout(2 * MINUTE_MS);
  const me = await sitDown(page, await beforeTurn('europe', canBuildFirst));
  await open(me);
  await me.button(turn.action.station);
  await calm(page);
  await me.button(routeList.cities);
  await expect(me.find('heading', routeList.cities)).toBeFocused();
  await expectNamed(me);
  const field = me.find('searchbox', routeList.find);
  await field.fill('zuric');
  expect(spoken(await me.heard())).toContain(routeList.foundCities(1));
  await calm(page);
  await me.button(/^Zürich.*\d+ routes?: .*To /);
  await expect(me.find('heading', claim.station.title('Zürich'))).toBeVisible();
  await expect(me.find('button', /^Build station pays 1 /)).toBeFocused();
  await calm(page);
  await me.button(/^Build station pays 1 /);
  expect(spoken(await endTurn(me))).toContain(plain(turn.did.stationWords('Zürich')));
  expect((await keptEvents(page)).map(({ type }) => type)).toContain('stationBuilt');
  expect(complaints).toEqual([]);
});

test('FERRY-2 a ferry of pairs says so in its name, and PLUS-1 how many cards it brings', async ({ page }) => {
  test.setTimeout(2 * MINUTE_MS);
  const me = await sitDown(page, await beforeTurn('nordic', canTakeFerry));
  await open(me);
  const name = await claimByList(me, /ferry.*, you can pay: /);
  expect(name).toMatch(/needs \d locomotives? or pairs?/);
  expect(spoken(await endTurn(me))).toMatch(/Claimed, \+\d+/);
});

test('what a computer does is said once, and nothing of its hand', async ({ page }) => {
  test.setTimeout(2 * MINUTE_MS);
  const me = await Listener.to(page);
  await page.goto('/');
  await importGame(page, aDeal('usa', 'with a computer', ['person', 'bot:easy']));
  await me.button(en.saves.resume);
  await expect(me.find('heading', /choose your tickets$/)).toBeFocused();
  await calm(page);
  await chooseTickets(me, 2);
  for (let turns = 0; turns < 2; turns++) {
    await expect(me.find('heading', /^Your turn, /)).toBeFocused();
    for (let cards = 0; cards < 2; cards++) {
      await calm(page);
      await me.button(/^Take from the deck, \d+ cards$/);
    }
    await endTurn(me);
    await expect(me.find('heading', /^Your turn, /)).toBeFocused({ timeout: 30_000 });
    const did = (await me.heard()).filter(({ words }) => /^Ben (?:drew|claimed)/.test(words));
    expect(did.length).toBeGreaterThan(0);
    expect(new Set(did.map(({ words }) => words)).size, 'each once').toBe(did.length);
  }
});

test('the result is a table, and its board can be read as a list', async ({ page }) => {
  const me = await Listener.to(page);
  await page.goto('/');
  await importGame(page, finishedGame('europe', ['Anna', 'Ben']));
  await me.button('1 saved game');
  await calm(page);
  await me.button('Result');
  await expect(me.find('heading', /^The winner/)).toBeFocused();
  await expectNamed(me);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await expect(me.find('columnheader', en.final.total)).toHaveCount(1);
  await calm(page);
  await me.button(/^Anna: show tickets/);
  await expect(me.find('list', en.final.ticketsOf('Anna'))).toBeVisible();
  await openRoutes(me);
  const { routes } = mapFile('europe');
  await expect(me.find('list', routeList.lists.all(routes.length))).toBeVisible();
  const taken = (await me.tree()).filter((line) => /claimed by (?:Anna|Ben)/.test(line));
  expect(taken.length).toBeGreaterThan(15);
});
