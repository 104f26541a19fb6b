/** Milliseconds. A hand is never kept waiting by them: everything stands on the screen before it moves. */
export const FLIGHT = 320;
/** A card of a deck lies open so long after it has come. */
export const FLIP = 260;
export const REFILL = 180;
/** Between the starts of two things that follow each other closely. */
export const STAGGER = 60;
export const WAGON_STEP = 70;
export const WAGON_DROP = 160;
export const COUNT = 400;
export const FLOAT = 700;
export const STAMP = 280;
export const PULSE = 600;
export const BLIND = 220;
export const BUMP = 260;
export const SWEEP = 240;
export const SHUFFLE = 350;
export const STATION_DROP = 220;
/** All that is left where nothing is to travel. */
export const FADE = 120;
export const ARRIVE = 'cubic-bezier(.2,.7,.2,1)';
export const DEPART = 'cubic-bezier(.4,0,1,1)';
/** Points rise so far, in px. */
export const FLOAT_PX = 12;
