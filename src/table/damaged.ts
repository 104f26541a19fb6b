/** A saved game that cannot be opened, kept as it was found. */
export interface Damaged {
  readonly reason: string;
  readonly found: unknown;
  readonly setAside: string;
}

export interface DamagedGame {
  readonly id: string;
  readonly reason: string;
}

export function damagedOf(id: string, value: unknown): readonly DamagedGame[] {
  if (typeof value !== 'object' || value === null) return [];
  const { reason }: Partial<Record<keyof Damaged, unknown>> = value;
  return [{ id, reason: String(reason ?? '') }];
}
