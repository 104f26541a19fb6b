import { expect } from '@playwright/test';
import { en } from '../../src/i18n/en.ts';
import type { SeenButton } from '../e2e/people/sight.ts';
import type { Spot } from '../e2e/people/touch.ts';
import type { MapId } from '../support/maps/mapFiles.ts';
import { test } from './fixtures.ts';
import { type Guest, named, starting } from './guest.ts';

const { turn, claim, curtain, tickets, setup, home, board } = en;
const PLAYERS = ['Anna', 'Ben'];
const TABLET = { width: 1180, height: 820 };
/** Whatever it is worth. */
const CLAIMED = turn.did.claimed(0).slice(0, -1);
const TICKET = / to .*, \d+ points?, /;

const screenOf = (map: MapId, screen: string) => `#/gallery/screen/${map}/${screen}`;
const isHold = starting(curtain.hold.cards);
const isDone = starting(turn.action.done);
const isDeck = starting(`${turn.action.deck}, `);
const isClaim = starting(`${claim.commit} ${claim.pays('')}`);

/** The turn has come to its end, and the tablet goes on to the next player. */
async function passOn(guest: Guest, did: string): Promise<void> {
  const { says } = await guest.until((sight) => sight.buttons.some(isDone), `end of a turn: ${did}`);
  expect(says).toContain(did);
  await guest.press(isDone, turn.action.done);
  await guest.see(isHold, curtain.hold.cards);
  expect(await guest.complaints()).toEqual([]);
}

async function keepOffered(guest: Guest): Promise<void> {
  const { buttons } = await guest.until((sight) => sight.buttons.some(({ name }) => TICKET.test(name)), 'ticket');
  for (const { name } of buttons.filter(({ name, pressed }) => TICKET.test(name) && !pressed))
    await guest.press(named(name), name);
  await guest.press(({ name }) => /^Keep \d+ tickets?$/.test(name), tickets.keepThese(2));
}

/** Where the route is drawn that has been touched. */
async function middleOfSelection(guest: Guest) {
  await guest.untilTrue(() => document.querySelector('.selection .bed') !== null, 'The selected route');
  return guest.browser.evaluate(() => {
    const bed = document.querySelector<SVGPathElement>('.selection .bed');
    const matrix = bed?.getScreenCTM();
    if (!bed || !matrix) throw new Error('no route is selected');
    const { x, y } = bed.getPointAtLength(bed.getTotalLength() / 2).matrixTransform(matrix);
    return { x, y };
  });
}

/** Where several lie close together it is asked which is meant. */
async function touchRoute(guest: Guest, spot: Spot): Promise<void> {
  const isOffered = ({ name, inDialog }: SeenButton) => inDialog && name.endsWith(board.affordable);
  await guest.pressAt(spot, 'the board');
  const { buttons } = await guest.until(
    (sight) => sight.buttons.some((one) => isClaim(one) || isOffered(one)),
    'route',
  );
  if (!buttons.some(isClaim)) await guest.press(isOffered, 'route on offer');
}

async function setUpTwo(guest: Guest): Promise<void> {
  await guest.load('#/', TABLET);
  await guest.press(starting(home.together), home.together);
  for (const [seat, name] of PLAYERS.entries()) await guest.write(`name-of-seat-${seat}`, name);
  await guest.press(named(setup.start), setup.start);
}

async function chooseOpening(guest: Guest): Promise<void> {
  await guest.uncover(starting(curtain.hold.tickets), curtain.hold.tickets);
  await keepOffered(guest);
}

test('two cards are drawn in a game that was set up here, and the game outlasts a reload', async ({ guest }) => {
  await setUpTwo(guest);
  for (let player = 0; player < PLAYERS.length; player++) await chooseOpening(guest);
  await guest.uncover(isHold, curtain.hold.cards);
  await guest.press(isDeck, turn.action.deck);
  await guest.see(named(turn.action.stop), turn.action.stop);
  await guest.press(isDeck, turn.action.deck);
  await passOn(guest, turn.did.drew(2));
  const { heading } = await guest.until((sight) => sight.buttons.some(isHold), 'curtain');
  const hash = await guest.browser.evaluate(() => location.hash);
  await guest.load(hash, TABLET);
  expect((await guest.until((sight) => sight.buttons.some(isHold), 'curtain')).heading).toBe(heading);
});

for (const map of ['usa', 'europe', 'nordic'] as const) {
  test(`a route of ${map} is touched on the board and claimed`, async ({ guest }) => {
    await guest.load(screenOf(map, 'claim'), TABLET);
    await guest.see(isClaim, claim.commit);
    const spot = await middleOfSelection(guest);
    await guest.press(named(turn.action.cancel), turn.action.cancel);
    await guest.see(named(turn.action.draw), turn.action.draw);
    await touchRoute(guest, spot);
    await guest.press(isClaim, claim.commit);
    await passOn(guest, CLAIMED);
  });
}

test('tickets are drawn and kept', async ({ guest }) => {
  await guest.load(screenOf('usa', 'turn'), TABLET);
  await guest.press(named(turn.action.tickets), turn.action.tickets);
  await guest.press(({ name }) => /^Draw \d tickets?\b/.test(name), turn.ask.tickets.title);
  await keepOffered(guest);
  await guest.see(isHold, curtain.hold.cards);
  expect(await guest.complaints()).toEqual([]);
});

test('a station is built', async ({ guest }) => {
  await guest.load(screenOf('europe', 'station'), TABLET);
  await guest.press(starting(claim.station.commit), claim.station.commit);
  await passOn(guest, turn.did.station);
});

test('a tunnel asks for more, which is paid', async ({ guest }) => {
  await guest.load(screenOf('europe', 'tunnel'), TABLET);
  await guest.press(starting(claim.tunnel.commit), claim.tunnel.commit);
  await passOn(guest, CLAIMED);
});

test('a ferry is paid by a pair', async ({ guest }) => {
  await guest.load(screenOf('nordic', 'more-ways'), TABLET);
  const isWay = (name: string) => /^\d/.test(name) && !name.includes('locomotive');
  await guest.press(({ name, inDialog, pressed }) => inDialog && !pressed && isWay(name), 'pair');
  const { name } = await guest.see(isClaim, claim.commit);
  expect(name).not.toContain('locomotive');
  await guest.press(isClaim, claim.commit);
  await passOn(guest, CLAIMED);
});
