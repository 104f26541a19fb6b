import type { Page } from '@playwright/test';
import { bringIntoSight, firstOnBoard, look, type SeenButton, type Sight, settled } from './sight.ts';
import { Fingers, type Spot } from './touch.ts';

const LAST_STEPS = 12;
/** What a press changes is seen within this time even on a busy machine, or the press was not felt. */
const PATIENCE_MS = 10_000;
/** A second tap that comes sooner, near the first, is a double tap. */
const DOUBLE_TAP_MS = 400;
/** A list that has just opened is deaf, so that a double tap chooses nothing. */
const DEAF_MS = 340;

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
  #lastTap = 0;

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
    return this.sight.key !== key;
  }

  /** Presses a button that must do something. */
  async press(button: SeenButton | undefined): Promise<void> {
    if (button === undefined) throw this.fault('There is no such button.');
    this.#note(`press ${button.name}`);
    const { spot } = button.covered ? await this.#uncovered(button) : button;
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
    await Promise.all([this.fingers.down(spot), this.fingers.up()]);
  }

  /** Presses what answers with words, or with nothing new. */
  async touch(button: SeenButton | undefined): Promise<void> {
    if (button === undefined || button.covered) return;
    this.#note(`touch ${button.name}`);
    await this.tap(button.spot);
    await this.lookWhenSettled();
  }

  async lookWhenSettled(): Promise<void> {
    await settled(this.page);
    this.sight = await look(this.page);
  }

  /** Touches the board at the first of these places that nothing else covers. */
  async touchBoard(what: string, places: readonly Spot[]): Promise<boolean> {
    const spot = await firstOnBoard(
      this.page,
      places.map((place) => this.#spotOf(place)),
    );
    if (spot === undefined) return false;
    await this.#pause(DOUBLE_TAP_MS - (Date.now() - this.#lastTap));
    this.#note(`touch the board at ${what}`);
    const isFelt = await this.#tapAndLook(spot, PATIENCE_MS);
    this.#lastTap = Date.now();
    return isFelt;
  }

  #spotOf({ x, y }: Spot): Spot {
    const { stage } = this.sight;
    if (stage === null) throw this.fault('There is no board.');
    return { x: stage.x + stage.view.x + stage.view.scale * x, y: stage.y + stage.view.y + stage.view.scale * y };
  }

  /** Chooses from the list that lies open on the board. */
  async chooseListed(button: SeenButton | undefined): Promise<void> {
    await this.#pause(DEAF_MS);
    await this.press(button);
  }

  async key(...keys: readonly string[]): Promise<void> {
    this.#note(`keys ${keys.join(' ')}`);
    for (const key of keys) await this.page.keyboard.press(key);
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
