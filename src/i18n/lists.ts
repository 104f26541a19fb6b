type InARow = (parts: readonly string[]) => string;

/** All of them, the way a language says it: "2 orange and 1 locomotive". */
export function allOf(language: string): InARow {
  return rowOf(language, 'conjunction');
}

/** One of them: "draw cards or claim a route". */
export function oneOf(language: string): InARow {
  return rowOf(language, 'disjunction');
}

function rowOf(language: string, type: Intl.ListFormatType): InARow {
  const list = new Intl.ListFormat(language, { type });
  return (parts) => list.format(parts);
}
