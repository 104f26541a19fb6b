import { part } from '../../pwa/files.ts';

/** The game's own screen, fetched when the first game is opened. */
export const tableScreen = () => part(() => import('./GameScreen.tsx'));
