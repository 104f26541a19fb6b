import type { Page } from '@playwright/test';
import type { RecordEvent } from '../../../src/formats/recordShape.ts';

/** What the app keeps in the browser, read from outside of it. Something must have been kept before. */
export function keptGames(page: Page): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((answer, fail) => {
        request.onsuccess = () => answer(request.result);
        request.onerror = () => fail(request.error);
      });
    const base = await done(indexedDB.open('railpass-games'));
    const games = base.transaction('games').objectStore('games');
    const [keys, values] = await Promise.all([done(games.getAllKeys()), done(games.getAll())]);
    base.close();
    return Object.fromEntries(keys.flatMap((key, i) => (String(key).startsWith('game:') ? [[key, values[i]]] : [])));
  });
}

/** The events of the game on this page, as they are written down. */
export async function keptEvents(page: Page): Promise<readonly RecordEvent[]> {
  const id = /#\/game\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  const entry = (await keptGames(page))[`game:${id}`];
  const { record } = entry as { readonly record: { readonly events: readonly RecordEvent[] } };
  return record.events;
}

/** Writes something else in the place of a kept game. */
export async function spoil(page: Page, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([where, what]) =>
      new Promise<void>((answer, fail) => {
        const request = indexedDB.open('railpass-games');
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const writing = request.result.transaction('games', 'readwrite');
          writing.objectStore('games').put(what, where);
          writing.onerror = () => fail(writing.error);
          writing.oncomplete = () => {
            request.result.close();
            answer();
          };
        };
      }),
    [key, value] as const,
  );
}
