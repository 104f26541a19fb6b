import type { Page } from '@playwright/test';
import { CALM_MS, COVER_MS, drawn } from './calm.ts';
import { bringIntoSight, firstOnBoard, look, type SeenButton, type Sight, settled } from './sight.ts';
import { Fingers, type Spot } from './touch.ts';

const LAST_STEPS = 12;
/** What a press changes is seen within this time even on a busy machine, or the press was not felt. */
const PATIENCE_MS = 10_000;
/** A second tap that comes sooner, near the first, is a double tap. */
const DOUBLE_TAP_MS = 400;
/** Two spots that are further apart, across or down, are two places: buttons are wide. */
const NEAR_PX = { across: 200, down: 66 };
/** For so long a hand comes back to a place where it has just been. */
const HAND_MS = 4_000;

/** Somebody in front of the screen, who has eyes, fingers and a keyboard, and remembers what they did last. */
export class Person {
  readonly page: Page;
  readonly fingers: Fingers;
  sight: Sight;
  /** How often something was pressed. */
  steps = 0;
  /** Presses that had to be made again. */
  readonly unfelt: string[] = [];
  #last: readonly string[] = [];
  #lastKey = 0;
  /** When something new was seen. */
  #newAt = 0;
  /** The newest first. */
  #taps: readonly (Spot & { readonly time: number })[] = [];

  private constructor(page: Page, fingers: Fingers, sight: Sight) {
    this.page = page;
    this.fingers = fingers;
    this.sight = sight;
  }

  static async at(page: Page): Promise<Person> {
    return new Person(page, await Fingers.on(page), await look(page));
  }

  find(isMeant: (name: string) => boolean): SeenButton | undefined {
    return this.sight.buttons.find(({ name }) => isMeant(name));
  }

  named(name: string): SeenButton | undefined {
    return this.find((each) => each === name);
  }

  starting(words: string): SeenButton | undefined {
    return this.find((each) => each.startsWith(words));
  }

  all(isMeant: (name: string) => boolean): readonly SeenButton[] {
    return this.sight.buttons.filter(({ name, off }) => !off && isMeant(name));
  }

  /** Looks until something has changed. */
  async lookAgain(ms = PATIENCE_MS): Promise<boolean> {
    const { key } = this.sight;
    this.sight = await look(this.page, { unlike: key, ms });
    const isNew = this.sight.key !== key;
    if (isNew) await this.#see();
    return isNew;
  }

  /** What is new counts from when it could be seen. */
  async #see(): Promise<void> {
    await drawn(this.page);
    this.#newAt = Date.now();
  }

  /** Presses a button that must do something. */
  async press(button: SeenButton | undefined): Promise<void> {
    if (button === undefined) throw this.fault('There is no such button.');
    this.#note(`press ${button.name}`);
    const { spot } = button.covered ? await this.#uncovered(button) : button;
    await this.calmDown(spot);
    if (await this.#tapAndLook(spot, PATIENCE_MS)) return;
    this.unfelt.push(button.name);
    if (!(await this.#tapAndLook(spot, PATIENCE_MS)))
      throw this.fault(`Nothing happened after pressing “${button.name}”.`);
  }

  async #tapAndLook(spot: Spot, ms: number): Promise<boolean> {
    const [isNew] = await Promise.all([this.lookAgain(ms), this.tap(spot)]);
    return isNew;
  }

  async #uncovered({ name }: SeenButton): Promise<SeenButton> {
    await bringIntoSight(this.page, name);
    this.sight = await look(this.page);
    const button = this.named(name);
    if (button === undefined || button.covered) throw this.fault(`“${name}” cannot be reached.`);
    return button;
  }

  /** Down and up are sent together: between them a slow machine would make a long press of it. */
  async tap(spot: Spot): Promise<void> {
    const time = Date.now();
    this.#taps = [{ ...spot, time }, ...this.#taps.filter((tap) => time - tap.time < HAND_MS)];
    await Promise.all([this.fingers.down(spot), this.fingers.up()]);
  }

  /** Nobody who looks at what has come taps twice at one place in less time; a busy machine may show it late. */
  async calmDown({ x, y }: Spot): Promise<void> {
    const near = this.#taps.find((tap) => Math.abs(x - tap.x) < NEAR_PX.across && Math.abs(y - tap.y) < NEAR_PX.down);
    if (near !== undefined) await this.#pause(CALM_MS - (Date.now() - Math.max(near.time, this.#newAt)));
  }

  /** Takes the tablet from the hand that passes it on. */
  async takeTablet(): Promise<void> {
    await this.#pause(COVER_MS);
  }

  /** Presses what answers with words, or with nothing new. */
  async touch(button: SeenButton | undefined): Promise<void> {
    if (button === undefined || button.covered) return;
    this.#note(`touch ${button.name}`);
    await this.calmDown(button.spot);
    await this.tap(button.spot);
    await this.lookWhenSettled();
  }

  async lookWhenSettled(): Promise<void> {
    const { key } = this.sight;
    await settled(this.page);
    this.sight = await look(this.page);
    if (this.sight.key !== key) await this.#see();
  }

  /** Touches the board at the first of these places that nothing else covers. */
  async touchBoard(what: string, places: readonly Spot[]): Promise<boolean> {
    const spot = await firstOnBoard(
      this.page,
      places.map((place) => this.#spotOf(place)),
    );
    if (spot === undefined) return false;
    await this.#pause(DOUBLE_TAP_MS - (Date.now() - (this.#taps[0]?.time ?? 0)));
    this.#note(`touch the board at ${what}`);
    return this.#tapAndLook(spot, PATIENCE_MS);
  }

  #spotOf({ x, y }: Spot): Spot {
    const { stage } = this.sight;
    if (stage === null) throw this.fault('There is no board.');
    return { x: stage.x + stage.view.x + stage.view.scale * x, y: stage.y + stage.view.y + stage.view.scale * y };
  }

  async key(...keys: readonly string[]): Promise<void> {
    this.#note(`keys ${keys.join(' ')}`);
    await this.#pause(CALM_MS - (Date.now() - this.#lastKey));
    for (const key of keys) await this.page.keyboard.press(key);
    this.#lastKey = Date.now();
  }

  /** Holds a finger or a key down until another screen has come. */
  async hold(down: () => Promise<unknown>, up: () => Promise<unknown>): Promise<void> {
    this.#note('hold');
    const { heading } = this.sight;
    await down();
    await this.lookForOther(heading);
    await up();
    await this.lookWhenSettled();
  }

  /** Looks until a screen with another heading has come. */
  async lookForOther(heading: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (this.sight.heading === heading && Date.now() < end) await this.lookAgain(1000);
    await this.lookWhenSettled();
  }

  async #pause(ms: number): Promise<void> {
    if (ms > 0) await this.page.waitForTimeout(ms);
  }

  #note(step: string): void {
    this.steps += 1;
    this.#last = [...this.#last, step].slice(-LAST_STEPS);
  }

  /** With what was done last, and what can be seen now. */
  fault(what: string): Error {
    const { heading, says, buttons } = this.sight;
    const names = buttons.map(
      ({ name, off, covered }) => `${name}${off ? ' (off)' : ''}${covered ? ' (covered)' : ''}`,
    );
    const seen = `${heading} | ${says} | ${names.join(' · ')}`;
    return new Error(`${what}\nSteps: ${this.#last.join(' → ')}\nOn the screen: ${seen}`);
  }
}
