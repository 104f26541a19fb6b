import { defineConfig } from '@playwright/test';
import { findChromium } from '../support/run/browser.ts';

// Every worker reads this file again: what the first one found is handed on.
process.env['CHROMIUM_PATH'] = await findChromium();

const touch = { hasTouch: true, isMobile: true };
/** What does not depend on the size of the screen is tested once. */
const ONCE = [
  'board',
  'budget',
  'computers',
  'contrast',
  'export',
  'features',
  'final',
  'firstMinute',
  'focus',
  'frozenTab',
  'idle',
  'install',
  'keyboard',
  'killed',
  'killedMoments',
  'languages',
  'listening',
  'offline',
  'policy',
  'print',
  'saves',
  'screens',
  'releases',
  'secrets',
  'settings',
  'show',
  'showAgrees',
  'stoppedTab',
  'touches',
  'tunnel',
  'unsaved',
  'update',
];
const testIgnore = new RegExp(`/(?:${ONCE.join('|')})\\.spec\\.ts$`);

/** A test that is tagged with a screen's name runs on that screen only. */
const SCREENS = {
  'tablet-landscape': { width: 1180, height: 820 },
  'tablet-portrait': { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};

export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/railpass/e2e',
  globalSetup: './build.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine may be late once. What passed only then is counted and shown for itself.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    },
  },
  projects: Object.entries(SCREENS).map(([name, viewport], i) => ({
    name,
    ...(i > 0 && { testIgnore }),
    grepInvert: Object.keys(SCREENS).flatMap((other) => (other === name ? [] : [new RegExp(`@${other}`)])),
    use: { ...touch, viewport },
  })),
});
