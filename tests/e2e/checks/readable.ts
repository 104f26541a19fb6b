import type { Page } from '@playwright/test';

/** Everything that can be read from a page without looking at its pixels. */
export interface Reading {
  readonly at: string;
  readonly html: string;
  readonly accessibility: string;
  readonly place: string;
}

const STILL_MS = 100;

/** Once the page has stopped changing. */
export async function read(page: Page, at: string): Promise<Reading> {
  let html = await htmlOf(page);
  for (let before = ''; before !== html; html = await htmlOf(page)) {
    before = html;
    await page.waitForTimeout(STILL_MS);
  }
  return { at, html, accessibility: await accessibilityOf(page), place: await placeOf(page) };
}

async function htmlOf(page: Page): Promise<string> {
  return withoutIds(await page.evaluate(() => document.documentElement.outerHTML));
}

/** Each game has a name by chance; parts of drawings are named by a number that goes up with everything drawn. */
function withoutIds(text: string): string {
  const parts = new Map<string, string>();
  const numbered = (id: string) => {
    parts.set(id, parts.get(id) ?? `part ${parts.size}`);
    return parts.get(id) ?? id;
  };
  return text.replace(/(#\/game\/)[\w-]+/g, '$1id').replace(/\bP\d+-\d+\b/g, numbered);
}

async function accessibilityOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  // The browser lists them in any order, and sometimes a box without a meaning is among them.
  const told = (id: string): readonly unknown[] => {
    const { ignored, role, name, description, value, properties, childIds = [] } = byId.get(id) ?? { ignored: true };
    const children = childIds.flatMap(told);
    if (ignored || (role?.value === 'generic' && !name?.value)) return children;
    const facts = properties?.map((property) => [property.name, property.value.value]);
    return [[role?.value, name?.value, description?.value, value?.value, facts, children]];
  };
  return withoutIds(JSON.stringify(told(nodes[0]?.nodeId ?? '')));
}

async function placeOf(page: Page): Promise<string> {
  const place = await page.evaluate(() => ({
    title: document.title,
    address: location.href,
    state: JSON.stringify(history.state),
    entries: history.length,
    kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  }));
  return withoutIds(JSON.stringify(place));
}

const AROUND = 160;

/** Where two readings part, or nothing. */
export function differenceOf(one: Reading, two: Reading): string | null {
  for (const part of ['at', 'html', 'accessibility', 'place'] as const) {
    const place = [...one[part]].findIndex((letter, i) => letter !== two[part][i]);
    if (one[part] === two[part]) continue;
    const [from, to] = [Math.max(0, place - AROUND), place + AROUND];
    return `${one.at}, ${part}:\n${one[part].slice(from, to)}\nor\n${two[part].slice(from, to)}`;
  }
  return null;
}
