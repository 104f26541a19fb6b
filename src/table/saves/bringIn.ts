import { at } from '../../engine/lists.ts';
import type { MapData } from '../../engine/map.ts';
import { readCollection } from '../../formats/collection.ts';
import { readRecordText } from '../../formats/record.ts';
import type { GameRecord } from '../../formats/recordShape.ts';
import type { RecordWhy } from '../../formats/recordWhy.ts';
import { unseal } from '../../formats/seal.ts';
import { newGameId } from '../game/chance.ts';
import { namesApart } from '../game/names.ts';
import { recordWithin } from './damaged.ts';
import type { Saved, Saves } from './saves.ts';

export type FileFault = RecordWhy;

export type BroughtIn =
  | { readonly ok: true; readonly id: string; readonly mapId: string; readonly names: readonly string[] }
  /** Of what kind the fault is, and the sentence that says where. */
  | { readonly ok: false; readonly why: 'fault'; readonly kind: FileFault; readonly fault: string }
  | { readonly ok: false; readonly why: Exclude<Saved, 'saved'> };

/** A game from a file. It gets a name of its own, so that it never takes the place of one that is here already. */
export async function bringIn(
  text: string,
  maps: readonly MapData[],
  saves: Pick<Saves, 'add'>,
  id: string = newGameId(),
): Promise<BroughtIn> {
  const unsealed = await unseal(text);
  const reading = unsealed.ok
    ? readRecordText(unsealed.text, maps, { ownMaps: 'refused', within: recordWithin })
    : unsealed;
  if (!reading.ok) return { ok: false, why: 'fault', kind: reading.why, fault: reading.fault };
  const record = withNamesApart(reading.record);
  const outcome = await saves.add(id, { ...reading, record });
  if (outcome !== 'saved') return { ok: false, why: outcome };
  return { ok: true, id, mapId: reading.board.map.id, names: record.players.map(({ name }) => name) };
}

/** Of a file with many games each, the one played last at last, so that it stands first again; else the one game. */
export async function bringInAll(
  text: string,
  maps: readonly MapData[],
  saves: Pick<Saves, 'add'>,
): Promise<readonly BroughtIn[]> {
  const brought: BroughtIn[] = [];
  for (const file of (readCollection(text) ?? [text]).toReversed()) brought.push(await bringIn(file, maps, saves));
  return brought;
}

function withNamesApart(record: GameRecord): GameRecord {
  const names = namesApart(record.players.map(({ name }) => name));
  return { ...record, players: record.players.map((player, seat) => ({ ...player, name: at(names, seat) })) };
}
