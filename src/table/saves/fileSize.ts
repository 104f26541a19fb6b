import { LONGEST_RECORD } from '../../formats/limits.ts';

const MANY = 10;

/** In bytes. Not even all games of a tablet make a larger file: it is not read. */
export const LARGEST_FILE = MANY * LONGEST_RECORD;
