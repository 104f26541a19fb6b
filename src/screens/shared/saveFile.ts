/** Hands a text to the device as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser that asks first still needs it for a while.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** "railpass-europe-2026-11-16.json" */
export function gameFileName(mapId: string, day: Date): string {
  return `railpass-${mapId}-${day.toISOString().slice(0, 10)}.json`;
}

export type Picked =
  | { readonly ok: true; readonly text: string }
  /** `nothing`: nobody picked a file. */
  | { readonly ok: false; readonly why: 'nothing' | 'unreadable' | 'tooLarge' };

/** The text of a file that somebody picks, if it has at most so many bytes. */
export function pickText(most: number): Promise<Picked> {
  return new Promise((answer) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.addEventListener('cancel', () => answer({ ok: false, why: 'nothing' }));
    input.addEventListener('change', () => void readText(input.files?.[0], most).then(answer));
    input.click();
  });
}

/** The text of a file that is there already. */
export async function readText(file: File | undefined, most: number): Promise<Picked> {
  if (file === undefined) return { ok: false, why: 'nothing' };
  // A file of many gigabytes would take the page down before anybody could look into it.
  if (file.size > most) return { ok: false, why: 'tooLarge' };
  try {
    return { ok: true, text: await file.text() };
  } catch {
    return { ok: false, why: 'unreadable' };
  }
}
