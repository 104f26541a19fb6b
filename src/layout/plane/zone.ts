import type { Orientation, Size } from '../boardFile.ts';
import type { Extent } from './polylines.ts';

/** The part of the screen that the board has, and what lies on top of it. */
export interface Zone extends Size {
  /** Nothing comes closer to the edges than this. */
  readonly margin: Extent;
  /** Prompts and buttons: they would hide what lies under them. They reach out of the zone on their outer sides. */
  readonly keepOut: readonly Extent[];
  /** Where the cities are put before they are moved. */
  readonly cities: Extent;
}

const FAR = 2000;

export const ZONES: Readonly<Record<Orientation, Zone>> = {
  landscape: {
    width: 1024,
    height: 571,
    margin: { left: 26, top: 15, right: 18, bottom: 15 },
    keepOut: [
      { left: -FAR, top: -FAR, right: 206, bottom: 178 },
      { left: -FAR, top: 408, right: 72, bottom: FAR },
    ],
    cities: { left: 112, top: 40, right: 976, bottom: 535 },
  },
  portrait: {
    width: 820,
    height: 643,
    margin: { left: 16, top: 15, right: 16, bottom: 15 },
    keepOut: [
      { left: -FAR, top: -FAR, right: 512, bottom: 86 },
      { left: 646, top: 576, right: FAR, bottom: FAR },
    ],
    cities: { left: 56, top: 96, right: 764, bottom: 600 },
  },
};
