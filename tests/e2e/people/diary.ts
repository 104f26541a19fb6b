/** What was done in a game, and what was wrong in it. */
export class Diary {
  readonly did: Record<string, number> = {};
  readonly faults: string[] = [];

  count(what: string): void {
    this.did[what] = (this.did[what] ?? 0) + 1;
  }

  complain(fault: string): void {
    this.faults.push(fault);
  }
}
