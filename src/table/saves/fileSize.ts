import { LONGEST_RECORD } from '../../formats/limits.ts';

/** In bytes. No game makes a larger file: it is not even read. */
export const LARGEST_FILE = LONGEST_RECORD;
