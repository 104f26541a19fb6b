import { expect, test, vi } from 'vitest';
import { contentPolicy } from '../../src/headless/contentPolicy.ts';
import { isOwn, trustOwnScripts } from '../../src/pwa/ownScripts.ts';

const PAGE = 'https://games.example/family/railpass/#/game/a1b2';

test.each([
  ['sw.js', true],
  ['../sw.js', true],
  ['https://games.example/family/railpass/assets/thinker.worker-a.js', true],
  ['https://games.example.org/sw.js', false],
  ['http://games.example/sw.js', false],
  ['//elsewhere.example/sw.js', false],
  ['data:text/javascript,0', false],
  ['javascript:0', false],
])('a script at %s comes from where the page came from: %s', (address, own) => {
  expect(isOwn(address, PAGE)).toBe(own);
});

test('a browser that asks is told which scripts are ours, and nothing about others', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  vi.stubGlobal('location', { href: PAGE });
  trustOwnScripts();
  const [name, { createScriptURL, ...others }] = createPolicy.mock.calls[0] ?? [];
  expect(contentPolicy).toContain(`trusted-types ${name}`);
  expect(createScriptURL('sw.js')).toBe('sw.js');
  expect(createScriptURL('https://elsewhere.example/sw.js')).toBeNull();
  expect(others).toEqual({});
  vi.unstubAllGlobals();
});

test('a browser that does not ask is left alone', () => {
  vi.stubGlobal('window', {});
  expect(trustOwnScripts).not.toThrow();
  vi.unstubAllGlobals();
});

test('the policy allows nothing but what came with the page', () => {
  expect(contentPolicy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
  expect(contentPolicy).toMatch(/^default-src 'none';/);
});
