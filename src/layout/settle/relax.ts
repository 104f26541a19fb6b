import type { LandMask } from '../land/landMask.ts';
import { refit } from '../network/anchors.ts';
import { innerChain, sampleCurves } from '../network/curves.ts';
import { keepCitiesWell, keepInZone } from '../network/edges.ts';
import type { LabelForm } from '../network/labelForms.ts';
import type { Sheet } from '../network/sheet.ts';
import { chooseSides } from '../network/sides.ts';
import { placeSpaces } from '../network/spaces.ts';
import { type WaterField, waterFieldOf } from '../network/waterField.ts';
import { isAnyCrossing } from '../plane/geometry.ts';
import type { Affine } from '../plane/warp.ts';
import { exactContacts, roughContacts } from './contacts.ts';
import { type Descent, descend } from './descend.ts';
import { chooseLabels, troubledLabels } from './labelChoice.ts';
import { labelContacts } from './labelContacts.ts';
import { nameForces } from './names.ts';
import { shapeForces } from './shape.ts';
import { waterForces } from './water.ts';

/** Land for a fit of the projection: it changes as the geography follows the network. */
export type LandFor = (fit: Affine) => LandMask;

/** Lays a network out: cities, then sides, then routes roughly, then routes and names exactly. */
export function relax(sheet: Sheet, forms: readonly (readonly LabelForm[])[], landFor: LandFor | null): void {
  relaxCities(sheet);
  relaxRoughly(sheet, landFor);
  relaxExactly(sheet, forms, landFor);
}

function relaxCities(sheet: Sheet): void {
  const forces = (slope: Float64Array) => {
    shapeForces(sheet, slope);
    keepCitiesWell(sheet, slope);
  };
  descend(sheet, { steps: 700, rate: [0.054, 0.0018], moves: 'cities', forces });
  refit(sheet);
  descend(sheet, { steps: 350, rate: [0.027, 0.0018], moves: 'cities', forces });
  refit(sheet);
}

/** Two more chances for the sides, if routes still cross. */
const TRIES = 3;

function relaxRoughly(sheet: Sheet, landFor: LandFor | null): void {
  for (let round = 0; round < TRIES; round++) {
    chooseSides(sheet, landFor?.(sheet.anchors.fit) ?? null);
    descend(sheet, {
      steps: 1500,
      rate: [round === 0 ? 0.0286 : 0.0214, 0.00143],
      moves: 'cities and routes',
      forces: (slope, near, done) => {
        shapeForces(sheet, slope);
        roughContacts(sheet, slope, near, Math.min(1, 0.25 + (0.75 * done) / 0.6));
        keepInZone(sheet, slope);
      },
    });
    if (!hasCrossings(sheet)) break;
  }
  refit(sheet);
}

function hasCrossings(sheet: Sheet): boolean {
  sampleCurves(sheet);
  const chains = sheet.network.bundles.map((_, e) => innerChain(sheet.curves, e));
  return chains.some((one, e) => chains.slice(e + 1).some((other) => isAnyCrossing(one, other)));
}

/** Stiff contacts at once would lock everything; soft ones alone leave things half in each other. */
const STIFFNESS = [1, 2, 4, 8, 16, 16, 16, 16, 16, 16, 16];
const WATER_ROUNDS = 4;

function relaxExactly(sheet: Sheet, forms: readonly (readonly LabelForm[])[], landFor: LandFor | null): void {
  let field: WaterField | null = null;
  for (const [round, stiffness] of STIFFNESS.entries()) {
    const isLate = round >= WATER_ROUNDS;
    const troubled = round === 0 ? new Set(forms.keys()) : troubledLabels(sheet, round < 2 ? 0.75 : 0.3);
    if (isLate && troubled.size === 0) break;
    if (isLate) lengthenLeashes(sheet, troubled);
    else if (landFor !== null) field = waterFieldOf(sheet, landFor(sheet.anchors.fit));
    chooseLabels(sheet, formsAllowed(sheet, forms), troubled);
    descend(sheet, exactStage(sheet, round, stiffness, field));
  }
  sampleCurves(sheet);
  placeSpaces(sheet);
}

function exactStage(sheet: Sheet, round: number, stiffness: number, field: WaterField | null): Descent {
  return {
    steps: round >= 3 ? 630 : 420,
    rate: [round === 0 ? 0.0179 : 0.0107, 0.00036],
    moves: 'everything',
    forces: (slope, near) => {
      shapeForces(sheet, slope);
      exactContacts(sheet, slope, near, stiffness);
      if (field !== null) waterForces(sheet, slope, field);
      keepInZone(sheet, slope);
      labelContacts(sheet, slope, near, stiffness);
      nameForces(sheet, slope, stiffness);
    },
  };
}

function lengthenLeashes({ labels }: Sheet, troubled: ReadonlySet<number>): void {
  labels.forEach((label, i) => {
    if (troubled.has(i)) label.far = true;
  });
}

/** Names are set smaller only where nothing else has helped. */
function formsAllowed({ labels }: Sheet, forms: readonly (readonly LabelForm[])[]): readonly (readonly LabelForm[])[] {
  return forms.map((all, i) => {
    const usual = Math.max(...all.map((form) => form.fontSize));
    return labels[i]?.far ? all : all.filter((form) => form.fontSize === usual);
  });
}
