import { expect, type Page } from '@playwright/test';
import { en } from '../../src/i18n/en.ts';
import { type ScreenName, screensOf } from '../../src/screens/gallery/screens/list.ts';
import { MAP_IDS, type MapId, mapFile } from '../support/maps/mapFiles.ts';
import { test } from './fixtures.ts';
import { AFTERMATH_MS, boxOf, exactly, type Found, found, middleOf, starts } from './people/burstSights.ts';
import { COVER_MS } from './people/calm.ts';
import { Fingers, type Thumb, type Way } from './people/touch.ts';

const isLong = process.env['RAILPASS_LONG'] === '1';
const { turn, claim, curtain, board, saves, computers } = en;

test.use({ serviceWorkers: 'block' });
test.describe.configure({ timeout: (isLong ? 10 : 2) * 60_000 });

const WAYS: readonly Way[] = ['drifting', 'with other fingers', 'still'];
const THUMBS: readonly Thumb[] = [60, 110, 150, 230, 310, 400].flatMap((everyMs) =>
  [2, 3, 4, 5].map((taps) => ({ taps, everyMs })),
);
/**
 * The long run tries them all, each on one of the boards that have such a screen, on each screen another; otherwise each pair
 * has one of its own.
 */
function thumbsFor(pair: number, screen: number, { board, boards }: Share): readonly Thumb[] {
  const isMeant = isLong
    ? (i: number) => (i + pair + screen) % boards === board
    : (i: number) => (i + pair * 5 + screen * 9) % THUMBS.length === 0;
  return THUMBS.filter((_, i) => isMeant(i)).map((thumb, i) => ({
    ...thumb,
    way: WAYS[(i + pair + screen) % WAYS.length] ?? 'still',
  }));
}

/** Which of so many boards it is. */
interface Share {
  readonly board: number;
  readonly boards: number;
}

const SCREENS = ['tablet-landscape', 'tablet-portrait', 'phone'];

interface Pair {
  readonly screen: ScreenName;
  /** Touched, calmly, before the burst. */
  readonly first?: RegExp;
  /** At least so many taps. */
  readonly fewest?: number;
  /** The button that is pressed too often. */
  readonly press: RegExp;
  readonly leadsTo: Found;
  /** Beside it lies something else that a finger may mean: only the one thumb drums. */
  readonly beside?: boolean;
  /** On every screen, not only in the long run. */
  readonly always?: boolean;
}

const WAY_TO_PAY = /^\d .* and \d /;
const DECK = /^Take from the deck, /;
const ROW_CARD = /(?:wagon|van|hopper|car|box), take$/;

/** Every button that leads to another with a meaning of its own. */
const PAIRS: readonly Pair[] = [
  // Two taps open a hand, whatever comes after them; the hand lies there until somebody looks at it.
  { screen: 'recap', press: starts(curtain.hold.cards), fewest: 3, leadsTo: 'nothing yet', always: true },
  { screen: 'export', press: starts(saves.sealed.export), leadsTo: 'curtain' },
  {
    screen: 'seats',
    first: starts(computers.seats.handOver),
    press: exactly(computers.seats.confirm),
    leadsTo: 'menu',
  },
  {
    screen: 'seats',
    first: starts(computers.seats.takeBack),
    press: exactly(computers.seats.confirmTake),
    leadsTo: 'menu',
  },
  { screen: 'claim', press: starts(claim.commit), leadsTo: 'beat', always: true },
  { screen: 'claim', press: starts(turn.action.cancel), leadsTo: 'nothing yet' },
  { screen: 'station', press: starts(claim.station.commit), leadsTo: 'beat' },
  { screen: 'tunnel', press: starts(claim.tunnel.commit), leadsTo: 'beat' },
  { screen: 'tunnel', press: starts(claim.tunnel.withdraw), leadsTo: 'beat' },
  { screen: 'second-card', press: exactly(turn.action.deck), leadsTo: 'beat', always: true },
  { screen: 'second-card', press: starts(turn.action.stop), leadsTo: 'beat' },
  { screen: 'second-card', press: DECK, leadsTo: 'beat', beside: true },
  { screen: 'second-card', press: ROW_CARD, leadsTo: 'beat' },
  { screen: 'turn', press: DECK, leadsTo: 'one more card' },
  { screen: 'turn', press: ROW_CARD, leadsTo: 'one more card' },
  { screen: 'turn', press: exactly(turn.action.tickets), leadsTo: 'confirm tickets' },
  {
    screen: 'turn',
    first: exactly(turn.action.tickets),
    press: /^Draw \d tickets/,
    leadsTo: 'choose tickets',
  },
  { screen: 'turn', press: starts(turn.hand.cover), leadsTo: 'curtain' },
  { screen: 'turn', press: starts(curtain.menu), leadsTo: 'menu' },
  { screen: 'opening-tickets', press: /^Keep \d tickets?$/, leadsTo: 'curtain' },
  {
    screen: 'tickets',
    first: / to .*, \d+ points?, /,
    press: /^Keep 1 ticket$/,
    leadsTo: 'curtain',
  },
  { screen: 'beat', press: starts(turn.action.done), leadsTo: 'curtain', always: true },
  { screen: 'beat', press: starts(turn.action.undo), leadsTo: 'nothing yet' },
  { screen: 'recap', press: starts(curtain.look), leadsTo: 'look' },
  { screen: 'menu', press: starts(board.close), leadsTo: 'nothing yet' },
  { screen: 'more-ways', press: WAY_TO_PAY, leadsTo: 'claim' },
  { screen: 'hint-tickets', press: exactly(computers.hint.do.keepTickets), leadsTo: 'choose tickets' },
  // A made-up game is kept nowhere: whoever wants to play it here is told that it was deleted.
  { screen: 'elsewhere', press: exactly(turn.elsewhere.here), leadsTo: 'deleted' },
];

async function afterBurst(page: Page, { screen, first, press }: Pair, map: MapId, thumb: Thumb): Promise<string> {
  await page.goto('about:blank');
  await page.goto(`/#/gallery/screen/${map}/${screen}`);
  const fingers = await Fingers.on(page);
  if (first !== undefined) {
    await fingers.tap(await middleOf(page, first));
    await expect(page.getByRole('button', { name: press }).first()).toBeEnabled();
    await page.waitForTimeout(AFTERMATH_MS);
  }
  const spot = await middleOf(page, press);
  // A cover that has come just now hears the last of the taps only.
  if (screen === 'recap') await page.waitForTimeout(COVER_MS);
  await fingers.burst(spot, thumb);
  await page.waitForTimeout(AFTERMATH_MS);
  return found(page);
}

test('the way to a hand does not lie where the tablet was handed on', async ({ page }) => {
  await page.goto('/#/gallery/screen/usa/beat');
  const done = page.getByRole('button', { name: starts(turn.action.done) });
  const before = await boxOf(done);
  await done.tap();
  const after = await boxOf(page.locator('.hold-button'));
  const isApart =
    after.x >= before.x + before.width ||
    before.x >= after.x + after.width ||
    after.y >= before.y + before.height ||
    before.y >= after.y + after.height;
  expect(isApart, JSON.stringify({ before, after })).toBe(true);
});

/** Where it is tried: everywhere, or on one screen only. */
function tagOf(i: number, { always = false }: Pair) {
  const screen = SCREENS[i % SCREENS.length] ?? '';
  return isLong || always ? {} : { tag: `@${screen}` };
}

/** On every board that has such a screen; in the short run on one of them. */
function mapsFor(i: number, { screen }: Pair): readonly MapId[] {
  const maps = MAP_IDS.filter((map) => screensOf(mapFile(map)).includes(screen));
  return isLong ? maps : maps.slice(i % maps.length).slice(0, 1);
}

for (const [i, pair] of PAIRS.entries()) {
  const { screen, press, leadsTo, fewest = 0, beside = false } = pair;
  const maps = mapsFor(i, pair);
  for (const [place, map] of maps.entries()) {
    const name = `${screen} on ${map}: tapping ${press.source} too often leads to “${leadsTo}” and no further`;
    test(name, tagOf(i, pair), async ({ page }, { project }) => {
      for (const thumb of thumbsFor(i, SCREENS.indexOf(project.name), { board: place, boards: maps.length })) {
        const taps = Math.max(thumb.taps, fewest);
        const way = beside && thumb.way === 'with other fingers' ? 'still' : thumb.way;
        const words = `${taps} taps, one every ${thumb.everyMs} ms, ${way}`;
        expect(await afterBurst(page, pair, map, { ...thumb, taps, ...(way && { way }) }), words).toBe(leadsTo);
      }
    });
  }
}
