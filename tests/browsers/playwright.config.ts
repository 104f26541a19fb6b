import { defineConfig } from '@playwright/test';

// Node 20 has WebSocket behind this switch, and every worker is started with it; later ones have it anyway.
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --experimental-websocket`;

/** The same in each: what Chromium shows is there to be looked at beside the others. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/railpass/browsers-results',
  globalSetup: '../e2e/build.ts',
  workers: 1, // two browsers at a time, drawn by the processor, would wait for each other
  forbidOnly: true,
  timeout: 10 * 60_000,
  reporter: [['list']],
  projects: [{ name: 'chromium' }, { name: 'webkit' }, { name: 'firefox' }],
});
