export interface PressBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something on the screen that can be pressed. */
export interface Thing {
  /** Differs as soon as a press on it means something else. */
  readonly name: string;
  /** What it says it does: a screen that is drawn anew may put the same thing back. */
  readonly says: string;
  /** Of its turn, by `data-moment`; empty where nothing commits. */
  readonly moment: string;
  /** It cannot be pressed now. */
  readonly off: boolean;
  readonly box: PressBox;
}

export interface Arrivals {
  /** They lie now where something else lay before. */
  readonly inPlace: readonly string[];
  /** They lay there, and could not be pressed before. */
  readonly turnedOn: readonly string[];
}

export function arrivals(before: readonly Thing[], now: readonly Thing[]): Arrivals {
  const there = (thing: Thing) => before.filter(({ box }) => touch(box, thing.box));
  const isNew = (thing: Thing) => there(thing).length > 0 && !there(thing).some((old) => isSame(old, thing));
  const isTurnedOn = ({ name, off }: Thing) => !off && before.some((old) => old.name === name && old.off);
  const names = (isMeant: (thing: Thing) => boolean) => now.filter(isMeant).map(({ name }) => name);
  return { inPlace: names(isNew), turnedOn: names(isTurnedOn) };
}

function isSame(old: Thing, { name, says, moment, off }: Thing): boolean {
  if (old.name === name) return true;
  return old.off === off && old.says === says && (old.moment === moment || old.moment === '');
}

function touch(one: PressBox, other: PressBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

export function isIn(
  { left, top, right, bottom }: PressBox,
  { x, y }: { readonly x: number; readonly y: number },
): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
