import type { Sizes } from '../plane/sizes.ts';
import type { Zone } from '../plane/zone.ts';
import { type Anchors, type Mesh, meshOf } from './anchors.ts';
import { type Curves, emptyCurves } from './curves.ts';
import type { LabelForm } from './labelForms.ts';
import type { RouteNetwork } from './network.ts';
import { emptySpaces, type Spaces } from './spaces.ts';

/** Where each kind of variable begins in the list of all variables. Two of each kind: x and y, or first and second. */
interface Offsets {
  readonly bends: number;
  readonly pads: number;
  readonly labels: number;
  readonly end: number;
}

/** What is being laid out: all that can move, and all that is computed from it. */
export interface Sheet {
  readonly network: RouteNetwork;
  readonly sizes: Sizes;
  readonly zone: Zone;
  readonly anchors: Anchors;
  readonly mesh: Mesh;
  readonly at: Offsets;
  /** City places, then two bends and two pads of each bundle, then label places seen from their city. */
  readonly values: Float64Array;
  readonly curves: Curves;
  readonly spaces: Spaces;
  /** The form and the place chosen for each name; before the choice a name has no size. */
  readonly labels: SheetLabel[];
}

interface SheetLabel {
  form: LabelForm;
  /** Where the choice would like it, seen from its city. */
  x: number;
  y: number;
  /** It found no room beside its city and may lie further away. */
  far: boolean;
}

export function sheetOf(network: RouteNetwork, sizes: Sizes, zone: Zone, anchors: Anchors): Sheet {
  const cities = 2 * network.cities;
  const bundles = 2 * network.bundles.length;
  const at = { bends: cities, pads: cities + bundles, labels: cities + 2 * bundles, end: 2 * cities + 2 * bundles };
  const values = new Float64Array(at.end);
  values.set(anchors.places);
  values.fill(sizes.start, at.pads, at.labels);
  return {
    network,
    sizes,
    zone,
    anchors,
    mesh: meshOf(anchors.places),
    at,
    values,
    curves: emptyCurves(network.bundles.length),
    spaces: emptySpaces(network),
    labels: Array.from({ length: network.cities }, () => ({ form: NO_FORM, x: 0, y: 0, far: false })),
  };
}

const NO_FORM: LabelForm = { lines: [], width: 0, height: 0, fontSize: 0 };
