import type { Action } from '../../../src/engine/actions.ts';
import { apply } from '../../../src/engine/play.ts';
import { redact } from '../../../src/engine/redact.ts';
import { viewFor } from '../../../src/engine/view.ts';
import type { Act } from '../../../src/screens/game/show/acts.ts';
import { actsOf, type TableSight } from '../../../src/screens/game/show/actsOf.ts';
import type { TestGame } from './aGame.ts';

const players = [{ color: 'red' }, { color: 'blue' }, { color: 'green' }] as const;

/** What is shown of an action to whoever holds the tablet: a seat, or everybody. The game moves on. */
export function shownOf(game: TestGame, viewer: number | 'table', action: Action): readonly Act[] {
  const before = sightOf(game, viewer);
  const played = apply(game.game, action);
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.refusal)}`);
  game.game = played.game;
  const events = played.events.map((event) => redact(event, viewer));
  return actsOf({ way: 'on', events }, before, sightOf(game, viewer));
}

/** What is shown when the last action is taken back. */
export function shownBack(game: TestGame, viewer: number, action: Action): readonly Act[] {
  const before = sightOf(game, viewer);
  const played = apply(game.game, action);
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.refusal)}`);
  const after = { ...before, table: viewFor(played.game, 'table'), hand: viewFor(played.game, viewer) };
  const events = played.events.map((event) => redact(event, viewer));
  return actsOf({ way: 'back', events }, after, before);
}

function sightOf({ game }: TestGame, viewer: number | 'table'): TableSight {
  return { table: viewFor(game, 'table'), hand: viewer === 'table' ? null : viewFor(game, viewer), players };
}
