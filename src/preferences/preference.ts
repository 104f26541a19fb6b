/** What this device is told once and remembers, whatever game is played on it: one of a few choices. */
export interface Preference<Choice extends string, Meaning> {
  /** In the order in which they are offered, each with what it means. */
  readonly choices: Readonly<Record<Choice, Meaning>>;
  readonly usual: NoInfer<Choice>;
}

/** Its words stand under its name in `i18n/en/settings.ts`, and its module in `list.ts`. */
export function preference<Choice extends string, const Meaning>(
  one: Preference<Choice, Meaning>,
): Preference<Choice, Meaning> {
  return one;
}
