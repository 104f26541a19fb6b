import type { Action } from '../../../src/engine/actions.ts';
import type { Game } from '../../../src/engine/game.ts';
import { apply } from '../../../src/engine/play.ts';
import { stream } from '../../../src/engine/random.ts';
import { viewFor } from '../../../src/engine/view.ts';
import type { GameRecord } from '../../../src/formats/recordShape.ts';
import type { OpenTable } from '../../../src/table/openTable.ts';
import { draftAfter, finished, firstDraft, routesInReach } from '../../../src/table/turn/draft.ts';
import type { MapId } from '../maps/mapFiles.ts';
import { opened } from '../records/records.ts';
import { anEvening, handOf, hurriedPlayer, isOver, step } from './aTable.ts';

/** What will come of a tunnel. */
interface Outcome {
  readonly owed: number;
  /** The extra cards are in the hand. */
  readonly canPay: boolean;
}

interface BeforeTunnel {
  readonly table: OpenTable;
  /** The claim that opens it, paid as the screen proposes. */
  readonly action: Extract<Action, { readonly type: 'claimRoute' }>;
  readonly record: GameRecord;
}

const MOST_ACTIONS = 2_000;

/** A game of two whose player on turn can open such a tunnel. */
export async function tableBeforeTunnel(map: MapId, isWanted: (outcome: Outcome) => boolean): Promise<BeforeTunnel> {
  const { table } = await anEvening({ map, seed: `tunnels ${map}` });
  const play = hurriedPlayer(stream(map, 'tunnels'));
  for (let i = 0; i < MOST_ACTIONS && !isOver(table); i++) {
    const action = tunnelIn(table, isWanted);
    if (action !== undefined) return { table, action, record: JSON.parse(table.exportText()) };
    await step(table, play);
  }
  throw new Error('no such tunnel comes up');
}

function tunnelIn(table: OpenTable, isWanted: (outcome: Outcome) => boolean): BeforeTunnel['action'] | undefined {
  table.reveal();
  const { view, beat } = handOf(table);
  const { map } = view.table.board;
  const tunnels = beat === null ? routesInReach(view, null).filter((id) => map.routes[id]?.kind === 'tunnel') : [];
  if (tunnels.length === 0) return undefined;
  const { game } = opened(JSON.parse(table.exportText()));
  return tunnels
    .map((route) => finished(view, draftAfter(view, null, { step: 'route', route })))
    .filter((action) => action?.type === 'claimRoute')
    .find((action) => isWanted(outcomeOf(game, view.seat, action)));
}

function outcomeOf(game: Game, seat: number, action: Action): Outcome {
  const played = apply(game, action);
  if (!played.ok) throw new Error(played.refusal.code);
  const draft = firstDraft(viewFor(played.game, seat));
  return { owed: played.game.table.tunnel?.owed ?? 0, canPay: draft?.kind === 'tunnel' && draft.payment !== null };
}
