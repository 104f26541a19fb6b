import type { Saving, StorageNews } from './scenes.ts';

/** How a game came from the shelf, or went there. */
export interface Kept {
  readonly saving: Saving;
  readonly news: StorageNews | null;
}

export const SAVED: Kept = { saving: 'saved', news: null };
export const UNSAVED: Kept = { saving: 'failed', news: null };
