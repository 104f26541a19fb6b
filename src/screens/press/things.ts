import type { PressBox, Thing } from './arrivals.ts';

const CONTROL = 'button, a[href], input, select, textarea, summary, label, dialog, [role="button"], [tabindex="0"]';
/** What a press on it does is its own: neither a surface nor a sheet. */
const OWN = 'button, a[href], input, select, textarea, summary, [role="button"]';
/** The board: where a press on it falls is what counts, and other things may lie on it. */
const SURFACE = '[role="group"][tabindex="0"]';
const TYPED_IN = 'input:not([type="radio"], [type="checkbox"]), select, textarea';

/** So far around a spot the same thumb may come down again without meaning anything else. */
const THUMB_PX = 16;
const REACH: readonly (readonly [number, number])[] = [
  [0, 0],
  [THUMB_PX, 0],
  [-THUMB_PX, 0],
  [0, THUMB_PX],
  [0, -THUMB_PX],
];

export interface PressSpot {
  readonly x: number;
  readonly y: number;
}

/** What a press on this would press; null: nothing. */
export function controlOf(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROL) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

export function isOwn(control: Element | null): control is Element {
  return control?.matches(OWN) ?? false;
}

/** The place that is its own; null: it has none. */
export function boxOf(control: Element | null): PressBox | null {
  return isOwn(control) ? control.getBoundingClientRect() : null;
}

export function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TYPED_IN);
}

const numbers = new WeakMap<Element, number>();
let lastNumber = 0;

function numberOf(element: Element): number {
  const known = numbers.get(element);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(element, lastNumber);
  return lastNumber;
}

/**
 * A name for it, as long as a press on it means the same: a deck that stays where it is means another card as soon as
 * one was drawn, so what commits lies in something that names its moment by `data-moment`.
 */
export function nameOf(control: Element | null): string {
  if (control === null) return '';
  return `${numberOf(control)}@${momentOf(control.closest('[data-moment]'))}`;
}

const WHOLE_SCREEN: PressBox = { left: 0, top: 0, right: Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };

function isOff(control: Element): boolean {
  return control.matches(':disabled, [aria-disabled="true"]');
}

/** All that can be pressed, wherever it lies. What a sheet covers cannot be, and beside the sheet a press closes it. */
export function thingsOnScreen(): readonly Thing[] {
  const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
  const things = [...(sheet ?? document).querySelectorAll(`${OWN}, ${SURFACE}`)].map(thingOf);
  const shown = things.filter(({ box }) => box.right > box.left);
  return sheet === undefined ? shown : [...shown, { ...thingOf(sheet), box: WHOLE_SCREEN }];
}

function thingOf(control: Element): Thing {
  const words = control.getAttribute('aria-label') ?? control.textContent;
  return {
    name: nameOf(control),
    says: `${control.tagName} ${words}`,
    moment: momentOf(control.closest('[data-moment]')),
    off: isOff(control),
    box: control.getBoundingClientRect(),
  };
}

function momentOf(marked: Element | null): string {
  return marked?.getAttribute('data-moment') ?? '';
}

/** What a key would press: it reaches the whole screen, and with it whatever commits there. */
export function nameForKeys(): string {
  const focused = document.activeElement;
  return `${focused === null ? '' : numberOf(focused)}@${momentOf(document.querySelector('[data-moment]'))}`;
}

/** All that lies under a thumb. */
export function thingsAt({ x, y }: PressSpot): readonly string[] {
  const found = REACH.map(([right, down]) => controlOf(document.elementFromPoint(x + right, y + down)));
  return [...new Set(found.map(nameOf))];
}
