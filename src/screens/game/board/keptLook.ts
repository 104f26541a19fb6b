import { createContext } from 'preact';
import type { KeptLook } from '../../../board/camera/boardCamera.ts';

/** Where the only person at the table left the board. Null where others take the tablet: the next one starts afresh. */
export const KeptLookContext = createContext<KeptLook | null>(null);
