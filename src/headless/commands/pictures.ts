// Takes the pictures of the app anew, and draws the icon of one colour: npm run pictures
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../chromium.ts';
import { NARROW_SCALE, pictures } from '../pictures.ts';
import { buildIfChanged, dist, serve } from '../site.ts';

const PORT = 4473;
const folder = join(import.meta.dirname, '../../../public');
const ICON_SIZE = 512;
const QUALITY = 80;

/** Still, without the notice of an app that can be installed, and with every font there. */
async function take(browser: Browser, site: string, picture: (typeof pictures)[number]): Promise<void> {
  const { file, hash, form, size } = picture;
  const scale = form === 'wide' ? 1 : NARROW_SCALE;
  const viewport = { width: size.width / scale, height: size.height / scale };
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce', hasTouch: true });
  await page.goto(`${site}${hash}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.getByText('Ready offline').or(page.locator('.game, .curtain, .final')).first().waitFor();
  await page.waitForTimeout(2000);
  await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: QUALITY });
  await page.close();
  console.log(`${file}  ${size.width} x ${size.height}`);
}

/** Points of a picture, and nothing where the drawing has nothing. */
async function drawIcon(browser: Browser): Promise<void> {
  const drawing = readFileSync(join(folder, 'icons/icon-monochrome.svg'), 'utf8');
  const page = await browser.newPage({ viewport: { width: ICON_SIZE, height: ICON_SIZE } });
  await page.setContent(
    `<!doctype html><style>body { margin: 0 } svg { display: block; width: 100vw }</style>${drawing}`,
  );
  await page.screenshot({ path: join(folder, `icons/icon-monochrome-${ICON_SIZE}.png`), omitBackground: true });
  await page.close();
}

await buildIfChanged();
const site = await serve(dist, PORT);
const browser = await launchChromium(['--no-sandbox', '--disable-gpu']);
try {
  await drawIcon(browser);
  for (const picture of pictures) await take(browser, site.url, picture);
} finally {
  await browser.close();
  await site.close();
}
