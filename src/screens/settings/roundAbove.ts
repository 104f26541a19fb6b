const MEGABYTE = 1_000_000;
const STEPS = [12, 25, 50, 100, 250, 500].map((megabytes) => megabytes * MEGABYTE);
const GIGABYTE = 1_000 * MEGABYTE;

/** What a bar of so many bytes is a part of: 12 MB, or the next round number. */
export function roundAbove(bytes: number): number {
  return STEPS.find((step) => bytes <= step) ?? Math.ceil(bytes / GIGABYTE) * GIGABYTE;
}
