// Stands before every press of the app: whatever takes another's place under a hand is deaf for a moment.
import { type Burst, CALM_MS, lifted, MEMORY_MS, noticed, pressed } from './burst.ts';
import { type NewPress, NO_PRESSES, pressedBy } from './fingers.ts';
import { type KeyStep, keysAfter, MOVING, NO_KEYS } from './keys.ts';
import { type Came, OnScreen } from './onScreen.ts';
import { boxOf, controlOf, isOwn, isTypedIn, nameForKeys, nameOf, type PressSpot, thingsAt } from './things.ts';

/** Two presses that are nearer to each other than this are at one place. */
const NEAR_PX = 40;

/** Watches over the whole page; what it returns takes it away. To be put up before anybody else listens. */
export function guardPresses(): () => void {
  const end = new AbortController();
  const guard = new Guard(end.signal);
  const options = { capture: true, signal: end.signal };
  addEventListener('pointerdown', (event) => guard.pointerDown(event), options);
  addEventListener('pointerup', (event) => guard.pointerUp(event), options);
  addEventListener('pointercancel', (event) => guard.pointerUp(event), options);
  addEventListener('keydown', (event) => guard.keyDown(event), options);
  addEventListener('keyup', (event) => guard.keyUp(event), options);
  addEventListener('click', (event) => guard.click(event), options);
  return () => end.abort();
}

/** A pointer that is down, and what it came down on. */
interface Down {
  readonly at: number;
  readonly control: Element | null;
  readonly name: string;
  readonly deaf: boolean;
}

const NOWHERE: Down = { at: Number.NEGATIVE_INFINITY, control: null, name: '', deaf: false };

class Guard {
  readonly #screen = new OnScreen();
  #spot: PressSpot = { x: 0, y: 0 };
  #atSpot: Burst | null = null;
  #presses = NO_PRESSES;
  #keys = NO_KEYS;
  readonly #down = new Map<number, Down>();
  /** The pointer that came down last. */
  #last = NOWHERE;
  #isWatching = false;
  /** When it last had to judge: a busy device hears of a press long after it was made. */
  #heardAt = 0;

  constructor(signal: AbortSignal) {
    this.#screen.watch(signal);
  }

  pointerDown(event: PointerEvent): void {
    const control = controlOf(event.target);
    const name = nameOf(control);
    const spot = { x: event.clientX, y: event.clientY };
    // No other finger can be down then, whatever became of the news that it was lifted.
    if (event.isPrimary) this.#down.clear();
    const deaf = [this.#isDeafAt(spot, event, name), this.#isDeafToHand(spot, event, control)].includes(true);
    this.#last = { at: event.timeStamp, control, name, deaf };
    this.#down.set(event.pointerId, this.#last);
    if (deaf) event.stopImmediatePropagation();
    else if (control !== null) this.#screen.press(event.timeStamp);
    this.#watch();
  }

  pointerUp(event: PointerEvent): void {
    const down = this.#down.get(event.pointerId);
    this.#down.delete(event.pointerId);
    if (this.#atSpot !== null) this.#atSpot = lifted(this.#atSpot, event.timeStamp);
    if (down?.deaf === true) event.stopImmediatePropagation();
  }

  /** To a thumb that taps where it has tapped before. */
  #isDeafAt(spot: PressSpot, { timeStamp: at }: Event, on: string): boolean {
    const isNear = Math.hypot(spot.x - this.#spot.x, spot.y - this.#spot.y) <= NEAR_PX;
    this.#spot = spot;
    const { burst, deaf } = pressed(isNear ? this.#atSpot : null, { at, on, there: thingsAt(spot) });
    this.#atSpot = burst;
    return deaf;
  }

  /** To a hand with more than one finger, as long as another one is down, and to whoever could not see it come. */
  #isDeafToHand(spot: PressSpot, { timeStamp: at }: Event, control: Element | null): boolean {
    const came = this.#screen.cameOf(control);
    const changed = Math.max(came.at, came.turnedOn);
    const { presses, deaf } = pressedBy(this.#presses, { at, spot, box: boxOf(control), came: changed });
    this.#presses = presses;
    const isHeld = [...this.#down.values()].some((down) => isOwn(down.control) && down.at <= came.at);
    return deaf || isHeld || isTooSoon(came, at);
  }

  keyDown(event: KeyboardEvent): void {
    // Out of a field the focus moves as out of anything else.
    if (isTypedIn(event.target) && !MOVING.includes(event.key)) return;
    const { key, repeat, timeStamp: at } = event;
    const tooSoon = isTooSoon(this.#screen.cameOf(document.activeElement), at);
    if (this.#isDeafTo({ step: 'down', key, repeat, at, on: nameForKeys(), tooSoon })) swallow(event);
    else this.#screen.press(at);
    this.#watch();
  }

  keyUp(event: KeyboardEvent): void {
    if (this.#isDeafTo({ step: 'up', key: event.key, at: event.timeStamp })) swallow(event);
  }

  click(event: MouseEvent): void {
    if (!event.isTrusted) return;
    const control = controlOf(event.target);
    // A browser finds out what a finger has clicked after it has lifted: by then something else may lie there.
    const deaf = event.detail > 0 ? this.#last.deaf || !this.#isLast(control) : this.#isDeafToClick(event, control);
    if (deaf) swallow(event);
    else this.#screen.press(event.timeStamp);
  }

  #isLast(control: Element | null): boolean {
    return control === null || (control === this.#last.control && nameOf(control) === this.#last.name);
  }

  #isDeafToClick({ timeStamp: at }: Event, control: Element | null): boolean {
    const came = this.#screen.cameOf(control);
    const tooSoon = isTooSoon(came, at);
    return this.#isDeafTo({ step: 'click', at, ...placeOf(control), came: came.at, tooSoon });
  }

  #isDeafTo(step: KeyStep): boolean {
    const { keys, deaf } = keysAfter(this.#keys, step);
    this.#keys = keys;
    return deaf;
  }

  /** Notices what takes another's place under a thumb or the focus, for as long as it matters. */
  #watch(): void {
    this.#heardAt = performance.now();
    if (this.#isWatching) return;
    this.#isWatching = true;
    const look = () => {
      this.#isWatching = this.#lookOnce(performance.now());
      if (this.#isWatching) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }

  #forget(): void {
    this.#atSpot = null;
    this.#keys = { ...this.#keys, burst: null };
  }

  #lookOnce(at: number): boolean {
    if (at - this.#heardAt > MEMORY_MS) this.#forget();
    // Nothing is asked of the page while a finger drags over it.
    if (this.#atSpot !== null && this.#down.size === 0)
      this.#atSpot = noticed(this.#atSpot, { at, there: thingsAt(this.#spot) });
    if (this.#keys.burst !== null) this.#isDeafTo({ step: 'look', at, on: nameForKeys() });
    return this.#atSpot !== null || this.#keys.burst !== null;
  }
}

/** Nobody presses what has just come by itself and means it. */
function isTooSoon({ at, byItself }: Came, pressedAt: number): boolean {
  return byItself && pressedAt - at < CALM_MS;
}

function placeOf(control: Element | null): Pick<NewPress, 'spot' | 'box'> {
  const box = boxOf(control);
  if (box === null) return { spot: { x: Number.NaN, y: Number.NaN }, box };
  return { spot: { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }, box };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
