/** The same entries with any words: what a language must provide. */
export type Wording<Entry> = Entry extends string
  ? string
  : Entry extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Entry]: Wording<Entry[Key]> };
