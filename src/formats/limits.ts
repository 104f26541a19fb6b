/** A long game of five has a few hundred kilobytes; a text beyond this would only make the page hang. */
export const LONGEST_RECORD = 20_000_000;
