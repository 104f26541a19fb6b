// Where each name goes: a choice among many places around its city, made anew for those that still touch something.
import { departure, sampleCurves } from '../network/curves.ts';
import { outOfPlace } from '../network/edges.ts';
import type { LabelForm } from '../network/labelForms.ts';
import type { Sheet } from '../network/sheet.ts';
import { placeSpaces } from '../network/spaces.ts';
import { noTouch, read, touchBox } from '../plane/geometry.ts';
import { isLabelTouching, labelBox } from './labelContacts.ts';

interface Candidate {
  readonly form: LabelForm;
  /** The middle of the box, seen from the city. */
  readonly x: number;
  readonly y: number;
  readonly cost: number;
}

const SWEEPS = 25;
const TWO_LINES = 0.25;
const NARROWEST_WEDGE = 0.5;
const touch = noTouch();

/** Chooses places for the named cities; `forms` are the ways to set each name. */
export function chooseLabels(sheet: Sheet, forms: readonly (readonly LabelForm[])[], which: ReadonlySet<number>): void {
  sampleCurves(sheet);
  placeSpaces(sheet);
  const choices = forms.map((ways, i) => (which.has(i) ? priced(sheet, i, candidatesOf(sheet, i, ways)) : []));
  const chosen = choices.map((candidates, i) => cheapest(candidates) ?? asItIs(sheet, i));
  for (let sweep = 0; sweep < SWEEPS; sweep++) if (!improve(sheet, choices, chosen)) break;
  chosen.forEach((candidate, i) => {
    if (which.has(i)) settle(sheet, i, candidate);
  });
}

function settle({ labels, values, at: offsets }: Sheet, i: number, { form, x, y }: Candidate): void {
  const label = labels[i];
  if (label === undefined) return;
  Object.assign(label, { form, x, y });
  values[offsets.labels + 2 * i] = x;
  values[offsets.labels + 2 * i + 1] = y;
}

function asItIs({ labels, values, at: offsets }: Sheet, i: number): Candidate {
  const form = labels[i]?.form ?? { lines: [], width: 0, height: 0, fontSize: 0 };
  return { form, x: read(values, offsets.labels + 2 * i), y: read(values, offsets.labels + 2 * i + 1), cost: 0 };
}

function cheapest(candidates: readonly Candidate[]): Candidate | undefined {
  let best = candidates[0];
  for (const candidate of candidates) if (best !== undefined && candidate.cost < best.cost) best = candidate;
  return best;
}

function improve(sheet: Sheet, choices: readonly (readonly Candidate[])[], chosen: Candidate[]): boolean {
  let changed = false;
  choices.forEach((candidates, i) => {
    let best = chosen[i];
    let least = Number.POSITIVE_INFINITY;
    for (const candidate of candidates) {
      if (candidate.cost >= least) continue;
      const cost = candidate.cost + costAmong(sheet, i, candidate, chosen);
      if (cost < least) [least, best] = [cost, candidate];
    }
    if (best === undefined || best === chosen[i]) return;
    chosen[i] = best;
    changed = true;
  });
  return changed;
}

function costAmong({ values, sizes }: Sheet, i: number, one: Candidate, chosen: readonly Candidate[]): number {
  let cost = 0;
  chosen.forEach((other, j) => {
    if (j === i || other.form.width === 0) return;
    const dx = Math.abs(read(values, 2 * i) + one.x - read(values, 2 * j) - other.x);
    const dy = Math.abs(read(values, 2 * i + 1) + one.y - read(values, 2 * j + 1) - other.y);
    const beside = (one.form.width + other.form.width) / 2 + 0.5 * sizes.pitch - dx;
    const above = (one.form.height + other.form.height) / 2 + 0.25 * sizes.pitch - dy;
    if (beside <= 0 || above <= 0) return;
    const hard = beside > 0.42 * sizes.pitch && above > 0.17 * sizes.pitch;
    cost += (hard ? 1.8 : 1) + (2.8 * Math.min(beside, above)) / sizes.pitch;
  });
  return cost;
}

function candidatesOf(sheet: Sheet, i: number, forms: readonly LabelForm[]): readonly Candidate[] {
  return forms.flatMap((form) => {
    const extra = form.lines.length > 1 ? TWO_LINES : 0;
    return [...aroundDot(sheet, form, extra), ...inWedges(sheet, i, form, extra)];
  });
}

function aroundDot({ sizes }: Sheet, form: LabelForm, extra: number): readonly Candidate[] {
  const hw = form.width / 2;
  const hh = form.height / 2;
  return [
    [0.055, 0],
    [0.13, 0.22],
  ].flatMap(([gap = 0, far = 0]) => {
    const out = sizes.city + gap * sizes.pitch;
    const place = (x: number, y: number, cost: number): Candidate => ({ form, x, y, cost: cost + extra + far });
    return [
      place(out + hw, 0, 0),
      place(-out - hw, 0, 0.1),
      ...[-0.5, 0.5].flatMap((k) => [
        place(0.93 * out + hw, k * form.height, 0.12),
        place(-0.93 * out - hw, k * form.height, 0.2),
      ]),
      ...[-0.4, -0.2, 0, 0.2, 0.4].flatMap((k) => [
        place(k * form.width, -out - hh, 0.18 + 0.2 * Math.abs(k)),
        place(k * form.width, out + hh, 0.22 + 0.2 * Math.abs(k)),
      ]),
      ...[-1, 1].flatMap((sx) => [-1, 1].map((sy) => place(sx * (0.72 * out + hw), sy * (0.72 * out + hh), 0.3))),
    ];
  });
}

/** Between two neighbouring routes of the city, pushed out until it clears the dot. */
function inWedges(sheet: Sheet, i: number, form: LabelForm, extra: number): readonly Candidate[] {
  const { sizes, labels } = sheet;
  const gaps = labels[i]?.far ? [0.06, 0.2, 0.34, 0.55, 0.8] : [0.06, 0.2, 0.34];
  return wedgesOf(sheet, i).flatMap(({ from, width }) =>
    [0.5, 0.35, 0.65].flatMap((share) => {
      const angle = from + share * width;
      return gaps.map((gap) => {
        const out = wayOut(form, angle, sizes.city + gap * sizes.pitch);
        return { form, x: Math.cos(angle) * out, y: Math.sin(angle) * out, cost: 0.3 + 0.8 * extra + 1.2 * gap };
      });
    }),
  );
}

function wedgesOf({ network, curves }: Sheet, i: number): readonly { from: number; width: number }[] {
  const angles = network.bundles
    .flatMap((bundle, e) => (bundle.a === i || bundle.b === i ? [departure(curves, e, bundle.a === i)] : []))
    .sort((a, b) => a - b);
  return angles
    .map((from, k) => ({ from, width: (angles[k + 1] ?? (angles[0] ?? from) + 2 * Math.PI) - from }))
    .filter(({ width }) => width >= NARROWEST_WEDGE);
}

/** How far a box must be moved in a direction so that it lies this far from 0, 0. */
function wayOut({ width, height }: LabelForm, angle: number, clear: number): number {
  let low = 0;
  let high = 200;
  for (let step = 0; step < 22; step++) {
    const middle = (low + high) / 2;
    touchBox(touch, Math.cos(angle) * middle, Math.sin(angle) * middle, width / 2, height / 2);
    if (touch.distance < clear) low = middle;
    else high = middle;
  }
  return high;
}

/** With the cost of everything that does not move: spaces, dots, edges. */
function priced(sheet: Sheet, i: number, candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.map((candidate) => ({
    ...candidate,
    cost:
      candidate.cost + spaceCost(sheet, i, candidate) + dotCost(sheet, i, candidate) + outsideCost(sheet, i, candidate),
  }));
}

/** A space as three discs: good enough to prefer one place to another. */
function spaceCost({ spaces, sizes, values }: Sheet, i: number, { form, x, y }: Candidate): number {
  const reach = sizes.width / 2 + 0.06 * sizes.pitch;
  let cost = 0;
  for (let c = 0; c < spaces.count; c++) {
    const dx = read(spaces.x, c) - read(values, 2 * i) - x;
    const dy = read(spaces.y, c) - read(values, 2 * i + 1) - y;
    const far = read(spaces.half, c) + reach;
    if (Math.abs(dx) > form.width / 2 + far || Math.abs(dy) > form.height / 2 + far) continue;
    for (const which of [-1, 0, 1]) {
      const along = which * Math.max(0, read(spaces.half, c) - sizes.width / 2);
      touchBox(
        touch,
        dx + along * read(spaces.cos, c),
        dy + along * read(spaces.sin, c),
        form.width / 2,
        form.height / 2,
      );
      cost += depthCost(reach - touch.distance, sizes.pitch);
    }
  }
  return cost;
}

function dotCost({ network, sizes, values }: Sheet, i: number, { form, x, y }: Candidate): number {
  const hard = sizes.city + 0.08 * sizes.pitch;
  const soft = sizes.city + 0.35 * sizes.pitch;
  let cost = 0;
  for (let j = 0; j < network.cities; j++) {
    if (j === i) continue;
    const dx = read(values, 2 * j) - read(values, 2 * i) - x;
    const dy = read(values, 2 * j + 1) - read(values, 2 * i + 1) - y;
    touchBox(touch, dx, dy, form.width / 2, form.height / 2);
    cost += 3 * depthCost(hard - touch.distance, sizes.pitch);
    if (touch.distance < soft) cost += 0.5 * Math.min(1, (soft - touch.distance) / (soft - sizes.city));
  }
  return cost;
}

function depthCost(depth: number, pitch: number): number {
  if (depth <= 0) return 0;
  const share = depth / pitch;
  return 3.4 * share + 38 * share * share;
}

function outsideCost({ zone, values, sizes }: Sheet, i: number, { form, x, y }: Candidate): number {
  const off = outOfPlace(zone, read(values, 2 * i) + x, read(values, 2 * i + 1) + y, form.width / 2, form.height / 2);
  return (17 * (Math.abs(off.x) + Math.abs(off.y))) / sizes.pitch;
}

/** Names that touch a space, a dot or another name. */
export function troubledLabels(sheet: Sheet, tolerance: number): ReadonlySet<number> {
  sampleCurves(sheet);
  placeSpaces(sheet);
  const troubled = new Set<number>();
  for (let i = 0; i < sheet.network.cities; i++) {
    const isOnSpace = Array.from({ length: sheet.spaces.count }, (_, c) => c).some((c) =>
      isLabelTouching(sheet, i, c, tolerance),
    );
    if (isOnSpace || isOnDotOrName(sheet, i, tolerance)) troubled.add(i);
  }
  return troubled;
}

function isOnDotOrName(sheet: Sheet, i: number, tolerance: number): boolean {
  const { values, sizes, network } = sheet;
  const box = labelBox(sheet, i);
  for (let j = 0; j < network.cities; j++) {
    if (j === i) continue;
    touchBox(touch, read(values, 2 * j) - box.x, read(values, 2 * j + 1) - box.y, box.halfWidth, box.halfHeight);
    if (touch.distance < sizes.city + tolerance) return true;
    const other = labelBox(sheet, j);
    const beside = Math.abs(other.x - box.x) < other.halfWidth + box.halfWidth + tolerance;
    if (beside && Math.abs(other.y - box.y) < other.halfHeight + box.halfHeight + tolerance) return true;
  }
  return false;
}
