import { defineConfig } from '@playwright/test';
import { findChromium } from '../support/browser.ts';

// Every worker reads this file again: what the first one found is handed on.
process.env['CHROMIUM_PATH'] = await findChromium();

const touch = { hasTouch: true, isMobile: true };
/** What does not depend on the size of the screen is tested once. */
const testIgnore = /(board|computers|install|offline|update|budget|killed|saves|screens|secrets)\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/railpass/e2e',
  globalSetup: './build.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    },
  },
  projects: [
    { name: 'tablet-landscape', use: { ...touch, viewport: { width: 1180, height: 820 } } },
    { name: 'tablet-portrait', testIgnore, use: { ...touch, viewport: { width: 820, height: 1180 } } },
    { name: 'phone', testIgnore, use: { ...touch, viewport: { width: 390, height: 844 } } },
  ],
});
