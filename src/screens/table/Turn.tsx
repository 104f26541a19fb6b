import { useMemo } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import type { HandScene, TableState } from '../../table/scenes.ts';
import type { OpenTable } from '../../table/tableStore.ts';
import { coverOf } from './coverOf.ts';
import { Game } from './Game.tsx';
import { playerName } from './names.ts';
import { Strip } from './Strip.tsx';
import { Tray } from './Tray.tsx';
import { TurnBoard } from './TurnBoard.tsx';
import { TurnMarket } from './TurnMarket.tsx';
import { TurnOverlay } from './TurnOverlay.tsx';
import { slipsOf } from './ticketSlips.ts';
import { useTurn } from './useTurn.ts';
import { useTurnKeys } from './useTurnKeys.ts';

export interface TurnProps {
  readonly state: TableState;
  readonly scene: HandScene;
  readonly table: OpenTable;
}

/** A player's turn: the only screen with a hand on it. */
export function Turn({ state, scene, table }: TurnProps) {
  const text = useText();
  const hands = useTurn(table);
  const slips = useMemo(() => slipsOf(text, scene.view), [text, scene.view]);
  useTurnKeys({ draft: hands.draft, onCover: coverOf(state, table), onHint: hands.hints.ask });
  const shared = { state, scene, table, hands };
  return (
    <Game
      heading={text.turn.yourTurn(playerName(state, scene.seat))}
      strip={<Strip state={state} seat={scene.seat} onTell={hands.tell} />}
      board={<TurnBoard {...shared} slips={slips} />}
      overlay={<TurnOverlay {...shared} />}
      market={<TurnMarket {...shared} />}
      tray={<Tray {...shared} slips={slips} />}
    />
  );
}
