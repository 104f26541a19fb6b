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

/** The text of a file that somebody picks. Null: nobody did; undefined: it cannot be read. */
export function pickText(): Promise<string | null | undefined> {
  return new Promise((answer) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.addEventListener('cancel', () => answer(null));
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file === undefined) answer(null);
      else file.text().then(answer, () => answer(undefined));
    });
    input.click();
  });
}
