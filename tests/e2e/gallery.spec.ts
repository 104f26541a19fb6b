import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { faultsOn } from './checks/faults.ts';
import { clippedText, smallTargets, smallText } from './checks/measures.ts';
import { test } from './fixtures.ts';
import { calm } from './people/calm.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** Everything there is takes long to go through: each size of screen does it in one of the themes. */
const THEME_OF_ALL: Readonly<Record<string, Theme>> = {
  'tablet-landscape': 'light',
  'tablet-portrait': 'dark',
  phone: 'light',
};
/** Nobody who listens hears of it, and it would make the check slow. */
const HIDDEN_ART = 'svg[aria-hidden="true"]';
const TITLE = 'Everything on the table';

async function openGallery(page: Page): Promise<void> {
  await page.goto('/#/gallery');
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** The scripts and styles that the page itself has asked for; a copy for offline use asks for all of them. */
function assetsOf(page: Page): readonly string[] {
  const assets: string[] = [];
  page.on('request', (request) => {
    if (request.serviceWorker() === null) assets.push(new URL(request.url()).pathname);
  });
  return assets;
}

test('the gallery opens without a complaint, and draws its boards when they come into view', async ({
  page,
  complaints,
}) => {
  await openGallery(page);
  const picture = page.getByRole('img', { name: 'Europe, Under way, landscape, by day' });
  await expect(picture).toHaveCount(0);
  await page.getByRole('link', { name: 'Europe, Under way, landscape, by day' }).scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a board alone can be opened in each of its states', async ({ page, complaints }) => {
  for (const state of ['empty', 'claimed', 'full', 'states', 'hints', 'selected', 'path']) {
    await page.goto(`/#/gallery/board/nordic/${state}?theme=dark`);
    await expect(page.getByRole('group', { name: /^Board of Nordic/ })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
  expect(complaints).toEqual([]);
});

test.describe('without a copy on the device', () => {
  test.use({ serviceWorkers: 'block' });

  test('nothing is clipped, too small to read or too small to hit', async ({ page }) => {
    await openGallery(page);
    const width = page.viewportSize()?.width;
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect.soft(await clippedText(page)).toEqual([]);
    expect.soft(await smallText(page, '.board-drawing')).toEqual([]);
    expect.soft(await smallTargets(page)).toEqual([]);
  });

  test('has no accessibility violations', async ({ page }, { project }) => {
    await page.emulateMedia({ colorScheme: THEME_OF_ALL[project.name] ?? 'light' });
    await openGallery(page);
    const { violations } = await new AxeBuilder({ page }).exclude(HIDDEN_ART).analyze();
    expect(violations).toEqual([]);
  });

  for (const theme of THEMES) {
    test(`a board alone has no accessibility violations in the ${theme} theme`, async ({ page }) => {
      await page.goto(`/#/gallery/board/europe/states?theme=${theme}`);
      await expect(page.getByRole('group', { name: /^Board of Europe/ })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    });
  }

  test('the first screen fetches neither the gallery nor the layout of a board', async ({ page }) => {
    const assets = assetsOf(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Railpass' })).toBeVisible();
    expect(assets.filter((path) => /gallery|board\./i.test(path))).toEqual([]);
  });

  test('a board fetches its own layout for the way the screen is held, and no other', async ({ page }) => {
    const assets = assetsOf(page);
    await page.goto('/#/gallery/board/usa/empty');
    await expect(page.getByRole('group', { name: /^Board of USA/ })).toBeVisible();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const layouts = assets.filter((path) => /\/board\./.test(path));
    expect(layouts).toHaveLength(1);
    expect(layouts[0]).toContain(width > height ? 'landscape' : 'portrait');
  });

  test('an address that leads nowhere shows the first screen', async ({ page }) => {
    await page.goto('/#/galleries');
    await expect(page.getByRole('heading', { level: 1, name: 'Railpass' })).toBeVisible();
    await page.evaluate(() => {
      location.hash = '#/gallery';
    });
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  });
});

/** Where each screen of a game says what to do, whatever else there is to tell. */
const PROMPT = '.messages .prompt, .messages .now';
const SAYS_NOW: Readonly<Record<string, string>> = {
  curtain: '.curtain .hold-button',
  'opening-tickets': '.keep-tickets header .words p',
  tickets: '.keep-tickets header .words p',
  turn: PROMPT,
  'turn-alone': PROMPT,
  'second-card': PROMPT,
  claim: PROMPT,
  'why-not': PROMPT,
  station: PROMPT,
  beat: PROMPT,
  look: PROMPT,
  watch: PROMPT,
  'watch-hand': PROMPT,
  demo: PROMPT,
  hint: '.hint-card',
  'last-round': PROMPT,
  unsaved: PROMPT,
};

const long = process.env['RAILPASS_LONG'] === '1';
const MAPS = ['usa', 'europe', 'nordic'];
/** One map for each size of screen; together they have every screen of a game. */
const MAP_OF_SIZE: Readonly<Record<string, string>> = {
  'tablet-landscape': 'usa',
  'tablet-portrait': 'europe',
  phone: 'nordic',
};
/** Others that are held the same way. */
const SIZES: Readonly<Record<string, readonly (readonly [width: number, height: number])[]>> = {
  'tablet-landscape': [
    [1180, 820],
    [1024, 768],
    [590, 410], // enlarged twice by the browser
  ],
  'tablet-portrait': [
    [820, 1180],
    [744, 1133],
  ],
  phone: [
    [390, 844],
    [844, 390],
    [320, 640],
  ],
};

/** How somebody may look at a screen. */
interface Look {
  readonly language: string;
  readonly textSize: string;
  readonly theme: Theme;
  readonly size: readonly [width: number, height: number];
}

/** Whoever has so little room has asked for large words already, or holds a very small phone. */
const SMALLEST = 600 * 410;

function everyLook(project: string): readonly Look[] {
  const sizes = SIZES[project] ?? [];
  const all = ['en', 'fr', 'nl'].flatMap((language) =>
    ['100 %', '115 %', '130 %'].flatMap((textSize) =>
      THEMES.flatMap((theme) => sizes.map((size) => ({ language, textSize, theme, size }))),
    ),
  );
  return all.filter(({ textSize, size: [width, height] }) => width * height > SMALLEST || textSize === '100 %');
}

/** All in the long run; else one, another for each screen. */
function looksAt(place: number): readonly Look[] {
  const all = everyLook(test.info().project.name);
  const one = all[(place * 7) % all.length];
  return long || one === undefined ? all : [one];
}

async function screensOf(page: Page, map: string): Promise<readonly string[]> {
  await openGallery(page);
  const links = page.locator(`.screen-links a[href^="#/gallery/screen/${map}/"][href$="light"]`);
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace(/\?.*/, '') ?? ''));
}

/** Waits until nothing is left of the screen before. */
async function openScreen(page: Page, hash: string): Promise<void> {
  const left = page.locator('h1[data-left]');
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''));
  await page.goto(`/${hash}`);
  await expect(left).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
  await settle(page);
}

/** The next screen, or the same one, which stays and is looked at in another way. */
async function lookAt(page: Page, hash: string, { language, textSize, theme, size }: Look, isNext: boolean) {
  const [width, height] = size;
  const address = `${hash}?${new URLSearchParams({ language, textSize, theme })}`;
  await page.setViewportSize({ width, height });
  if (isNext) await openScreen(page, address);
  else await page.goto(`/${address}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  if (!isNext) await settle(page);
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300); // for the board, or the sheet that is opened last
}

/** What nobody who listens may meet either. */
async function unfitToHear(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude(HIDDEN_ART).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

test.describe('the screens of a game', () => {
  test.use({ reducedMotion: 'reduce' });
  test.describe.configure({ timeout: (long ? 120 : 6) * 60_000 });

  for (const map of MAPS) {
    test(`come up from a made-up game on ${map}, with nothing cut off or too small for any reader`, async ({
      page,
      complaints,
    }, { project }) => {
      // biome-ignore lint/suspicious/noSkippedTests: the long run leaves nothing out
      test.skip(!long && MAP_OF_SIZE[project.name] !== map, 'another size has it');
      const screens = await screensOf(page, map);
      expect(screens.length).toBeGreaterThan(15);
      for (const [place, hash] of screens.entries()) {
        for (const [turn, look] of looksAt(place).entries()) {
          await lookAt(page, hash, look, turn === 0);
          await expect(page.locator('.all-pieces')).toHaveCount(0);
          const seen = `${hash} ${Object.values(look).join(' ')}`;
          expect.soft(await faultsOn(page), seen).toEqual([]);
          expect.soft(await unfitToHear(page), seen).toEqual([]);
        }
      }
      expect(complaints).toEqual([]);
    });
  }

  test('say in one line what can be done now @phone', async ({ page }) => {
    const map = MAP_OF_SIZE[test.info().project.name] ?? 'usa';
    for (const [screen, line] of Object.entries(SAYS_NOW)) {
      if (screen === 'station' && map !== 'europe') continue;
      await openScreen(page, `#/gallery/screen/${map}/${screen}`);
      const said = page.locator(line).filter({ visible: true });
      await expect.soft(said.first(), screen).toBeVisible();
      expect.soft((await said.first().innerText()).trim().length, screen).toBeGreaterThan(5);
    }
  });

  test('leave nothing on the device', async ({ page }) => {
    await openScreen(page, '#/gallery/screen/europe/setup');
    await page.getByRole('button', { name: 'Deal and start' }).tap();
    await openScreen(page, '#/gallery/screen/europe/turn');
    await page.getByRole('button', { name: 'Draw cards' }).tap();
    await page.getByRole('button', { name: /deck/ }).first().tap();
    await openScreen(page, '#/gallery/screen/europe/final');
    await page.getByRole('button', { name: 'Rematch' }).tap();
    await calm(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Deal and start' }).tap();
    await page.waitForTimeout(300); // it would have been dealt by now
    await page.goto('/#/');
    await expect(page.getByRole('heading', { level: 1, name: 'Railpass' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Resume game|saved game/ })).toHaveCount(0);
    await page.goto('/#/new');
    await expect(page.getByRole('textbox').first()).toHaveValue('');
  });
});
