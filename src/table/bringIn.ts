import type { MapData } from '../engine/map.ts';
import { readRecordText } from '../formats/record.ts';
import { newGameId } from './chance.ts';
import type { Saved, Saves } from './saves.ts';

export type BroughtIn =
  | { readonly ok: true; readonly id: string; readonly map: string; readonly names: readonly string[] }
  | { readonly ok: false; readonly why: 'fault'; readonly fault: string }
  | { readonly ok: false; readonly why: Exclude<Saved, 'saved'> };

/** A game from a file. It gets a name of its own, so that it never takes the place of one that is here already. */
export async function bringIn(
  text: string,
  maps: readonly MapData[],
  saves: Pick<Saves, 'add'>,
  id: string = newGameId(),
): Promise<BroughtIn> {
  const reading = readRecordText(text, maps);
  if (!reading.ok) return { ok: false, why: 'fault', fault: reading.fault };
  const outcome = await saves.add(id, reading);
  if (outcome !== 'saved') return { ok: false, why: outcome };
  return { ok: true, id, map: reading.board.map.name, names: reading.record.players.map(({ name }) => name) };
}
