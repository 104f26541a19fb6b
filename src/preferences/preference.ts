/** Where the settings are opened. */
export interface Circumstances {
  /** Some seat is played by a computer. */
  readonly computers: boolean;
  /** The device can tick under a finger. */
  readonly vibrates: boolean;
  /** Something is to be heard at all. */
  readonly sound: boolean;
}

/** What this device is told once and remembers, whatever game is played on it: one of a few choices. */
export interface Preference<Choice extends string, Meaning> {
  /** In the order in which they are offered, each with what it means. */
  readonly choices: Readonly<Record<Choice, Meaning>>;
  readonly usual: NoInfer<Choice>;
  /** Whether it makes a difference there; it is offered everywhere if nothing is said. */
  readonly matters?: (around: Circumstances) => boolean;
}

/** Its words stand under its name in `i18n/en/settings.ts`, and its module in `list.ts`. */
export function preference<Choice extends string, const Meaning>(
  one: Preference<Choice, Meaning>,
): Preference<Choice, Meaning> {
  return one;
}
