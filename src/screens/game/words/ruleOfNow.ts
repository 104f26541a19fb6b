import type { SeatView } from '../../../engine/view.ts';
import type { Text } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import type { Draft } from '../../../table/turn/draft.ts';
import { whyNotRoute } from '../../../table/turn/whyNot.ts';
import { cityName, endNames } from './names.ts';

export interface RuleOfNow {
  /** The chapter of the rules that tells about it. */
  readonly chapter: string;
  /** What lies open, as the way back calls it. */
  readonly from: string | null;
}

/** What somebody who asks for the rules now is most likely to ask about. */
export function ruleOfNow(text: Text, { scene }: Pick<TableState, 'scene'>): RuleOfNow {
  switch (scene.kind) {
    case 'final':
      return { chapter: 'scoring', from: null };
    case 'hand':
      return {
        chapter: chapterOf(scene.view, scene.draft, scene.lastTurn),
        from: placeOf(text, scene.view, scene.draft),
      };
    case 'curtain':
    case 'watch':
      return { chapter: scene.lastTurn ? 'end' : 'turn', from: null };
    case 'look':
      return { chapter: 'turn', from: null };
    default:
      return scene satisfies never;
  }
}

function chapterOf(view: SeatView, draft: Draft | null, isLastTurn: boolean): string {
  switch (draft?.kind) {
    case 'tunnel':
      return 'tunnels';
    case 'claim':
      return chapterOfRoute(view, draft.route);
    case 'station':
      return 'stations';
    case 'keep':
      return view.table.phase === 'opening' ? 'setup' : 'tickets';
    case 'confirm tickets':
      return 'tickets';
    case 'color':
      return 'claim';
    default:
      if (view.table.phase === 'drawing') return 'cards';
      return isLastTurn ? 'end' : 'turn';
  }
}

const KINDS = { plain: 'claim', ferry: 'ferries', tunnel: 'tunnels' } as const;

/** What stands in the way comes first. */
function chapterOfRoute(view: SeatView, route: number): string {
  const reason = whyNotRoute(view, route)?.code;
  if (reason === 'ownsParallel' || reason === 'lanesClosed') return 'doubles';
  return KINDS[view.table.board.map.routes[route]?.kind ?? 'plain'];
}

function placeOf({ claim }: Text, view: SeatView, draft: Draft | null): string | null {
  const route = draft?.kind === 'claim' ? draft.route : draft?.kind === 'tunnel' ? view.table.tunnel?.route : undefined;
  if (route !== undefined) return claim.route(...endNames(view, route));
  return draft?.kind === 'station' ? cityName(view, draft.city) : null;
}
