// What is known of every board before anybody plays on it. Its map and its layout are large, and stand elsewhere.
import type { BoardCard } from '../layout/boardCard.ts';

const cardFiles = import.meta.glob<BoardCard>('../../maps/*/map.json', {
  eager: true,
  import: 'default',
  query: '?card',
});
const aboutFiles = import.meta.glob<AboutBoard>('../../maps/*/about.json', { eager: true, import: 'default' });

type BoardScenery = 'prairie' | 'village' | 'fjord';

/** What people ask of a board before they choose it, and no rule needs to know. */
interface AboutBoard {
  /** Of one player in a whole game, as measured. */
  readonly turns: number;
  /** Whom it suits. */
  readonly age?: number;
  /** What it is called in other languages than English. */
  readonly names?: Readonly<Record<string, string>>;
  /** What stands beside the track on its posters. */
  readonly scenery?: BoardScenery;
}

/** Of every board there is, the smallest network first. A new folder in maps/ is a new board here. */
export const boardCards: readonly BoardCard[] = Object.values(cardFiles).sort(
  (a, b) => a.cities - b.cities || a.name.localeCompare(b.name, 'en'),
);

export function cardOf(mapId: string): BoardCard | undefined {
  return boardCards.find(({ id }) => id === mapId);
}

/** Every version of a map that a game here may have been begun on. */
export const mapVersions = boardCards.flatMap(({ id, versions }) => versions.map((version) => ({ id, version })));

/** What a board is called by somebody who speaks this language. Of one that is not here only the id is known. */
export function boardName({ language }: { readonly language: string }, mapId: string): string {
  return aboutOf(mapId)?.names?.[language] ?? cardOf(mapId)?.name ?? mapId;
}

/** A turn of somebody who knows the rules, and the handing on. */
const TURN_S = 18;
const MINUTE_S = 60;
/** Nobody knows it more exactly. */
const STEP_MIN = 5;

/** How long a game takes, to five minutes. Null: nobody has measured it. */
export function minutesFor(mapId: string, players: number): number | null {
  const turns = aboutOf(mapId)?.turns;
  return turns === undefined ? null : STEP_MIN * Math.round((turns * players * TURN_S) / MINUTE_S / STEP_MIN);
}

/** From which age a board is for; null where nobody says so. */
export function ageFor(mapId: string): number | null {
  return aboutOf(mapId)?.age ?? null;
}

/** What the country of a board is like; of one that does not say so it is taken for hills and towns. */
export function sceneryFor(mapId: string): BoardScenery {
  return aboutOf(mapId)?.scenery ?? 'village';
}

function aboutOf(mapId: string): AboutBoard | undefined {
  return aboutFiles[`../../maps/${mapId}/about.json`];
}
