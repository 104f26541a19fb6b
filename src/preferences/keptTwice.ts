/** Where things are kept between two evenings. All of it may fail, and it is not quick. */
export interface Drawer {
  readonly read: (key: string) => Promise<unknown>;
  readonly write: (changes: readonly (readonly [key: string, value: unknown])[]) => Promise<void>;
}

/**
 * A copy that is read and written at once: the first picture is right already, and what was chosen just before the page
 * was left is not lost. It may fail as well.
 */
export interface Copy {
  readonly read: () => unknown;
  readonly write: (value: unknown) => void;
}

export const NO_COPY: Copy = { read: () => null, write: () => undefined };

interface Counted {
  /** How many changes led to it: clocks may be set back. 0: nobody has counted. */
  readonly count: number;
  readonly all: unknown;
}

/** One thing in the drawer and in its copy. Whichever was changed later is believed. */
export class KeptTwice {
  readonly #drawer: Drawer;
  readonly #copy: Copy;
  readonly #key: string;
  readonly #copied: Counted;
  #count: number;

  constructor(drawer: Drawer, copy: Copy, key: string) {
    this.#drawer = drawer;
    this.#copy = copy;
    this.#key = key;
    this.#copied = countedOf(copy.read());
    this.#count = this.#copied.count;
  }

  /** What can be had at once. */
  get first(): unknown {
    return this.#copied.all;
  }

  /** What is believed once the drawer has answered. `isBehind`: the drawer has not heard of it yet. */
  async later(): Promise<{ readonly all: unknown; readonly isBehind: boolean }> {
    const found = await this.#found();
    if (found === undefined) return { all: this.#copied.all, isBehind: false };
    const { count, all } = countedOf(found);
    this.#count = Math.max(this.#count, count);
    const isBehind = this.#copied.count > count;
    return { all: isBehind ? this.#copied.all : all, isBehind };
  }

  /** The drawer is told by itself. */
  change(all: unknown): void {
    // Another tab may have changed it meanwhile.
    this.#count = Math.max(this.#count, countedOf(this.#copy.read()).count) + 1;
    this.copy(all);
  }

  copy(all: unknown): void {
    this.#copy.write({ count: this.#count, all } satisfies Counted);
  }

  async keep(all: unknown): Promise<void> {
    try {
      await this.#drawer.write([[this.#key, { count: this.#count, all } satisfies Counted]]);
    } catch {
      // The copy has it, or it holds until the page is closed.
    }
  }

  /** Undefined: nothing was kept, or it cannot be read. */
  async #found(): Promise<unknown> {
    try {
      return await this.#drawer.read(this.#key);
    } catch {
      return undefined;
    }
  }
}

/** Things of an earlier day have no count. */
function countedOf(found: unknown): Counted {
  const { count, all }: Partial<Record<keyof Counted, unknown>> = found ?? {};
  return typeof count === 'number' && all !== undefined ? { count, all } : { count: 0, all: found };
}
