import { openPreferences } from '../../table/preferences.ts';
import { shelf } from './shelf.ts';

/** What this device remembers, for every game on it. */
export const preferences = openPreferences(shelf);
