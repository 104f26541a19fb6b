const ORDINALS = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde'];

/** Of a seat, which are counted from nought. */
export const spokenOrdinal = (seat: number) => ORDINALS[seat] ?? `${seat + 1}e`;
