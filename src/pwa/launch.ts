interface Launch {
  readonly files?: readonly { readonly getFile: () => Promise<File> }[];
}

declare global {
  interface Window {
    /** Chromium only, of an installed app. It keeps what it has until somebody takes it. */
    readonly launchQueue?: { readonly setConsumer: (take: (launch: Launch) => void) => void };
  }
}

const DRAGGED = ['dragover', 'drop'] as const;

/** The files that people open with the app, and those that they drop on it. The answer ends the dropping. */
export function onFiles(take: (files: readonly File[]) => void): () => void {
  window.launchQueue?.setConsumer(({ files = [] }) => {
    void Promise.all(files.map((file) => file.getFile())).then(take, () => undefined);
  });
  const drop = (event: DragEvent) => {
    const { types = [], files = [] } = event.dataTransfer ?? {};
    if (types.includes('Files')) event.preventDefault(); // or the browser shows the file instead
    take([...files]); // none while they are still being dragged
  };
  for (const name of DRAGGED) addEventListener(name, drop);
  return () => {
    for (const name of DRAGGED) removeEventListener(name, drop);
  };
}
