import { at } from '../../engine/lists.ts';

/** Things that wait until the least of them is taken. */
export class Heap<Thing> {
  readonly #things: Thing[] = [];
  readonly #worth: (thing: Thing) => number;

  constructor(worth: (thing: Thing) => number) {
    this.#worth = worth;
  }

  add(thing: Thing): void {
    let place = this.#things.push(thing) - 1;
    while (place > 0 && this.#isLess(place, (place - 1) >> 1)) {
      this.#swap(place, (place - 1) >> 1);
      place = (place - 1) >> 1;
    }
  }

  takeLeast(): Thing | undefined {
    const least = this.#things[0];
    const last = this.#things.pop();
    if (last === undefined || this.#things.length === 0) return least;
    this.#things[0] = last;
    this.#sink();
    return least;
  }

  #sink(): void {
    for (let place = 0, child = this.#lesserChild(0); child >= 0 && this.#isLess(child, place); ) {
      this.#swap(place, child);
      place = child;
      child = this.#lesserChild(place);
    }
  }

  #lesserChild(place: number): number {
    const [left, right] = [2 * place + 1, 2 * place + 2];
    if (left >= this.#things.length) return -1;
    return right < this.#things.length && this.#isLess(right, left) ? right : left;
  }

  #isLess(one: number, other: number): boolean {
    return this.#worth(at(this.#things, one)) < this.#worth(at(this.#things, other));
  }

  #swap(one: number, other: number): void {
    const thing = at(this.#things, one);
    this.#things[one] = at(this.#things, other);
    this.#things[other] = thing;
  }
}
