import { useMemo, useRef } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { HandScene, TableState } from '../../../table/session/scenes.ts';
import type { TurnCommands } from '../commands/turnCommands.ts';
import { TurnContext } from '../commands/turnScene.ts';
import { useTurnKeys } from '../commands/useCommandKeys.ts';
import { useTurn } from '../commands/useTurn.ts';
import { GameFrame } from '../frame/GameFrame.tsx';
import { Strip } from '../frame/Strip.tsx';
import { slipsOf } from '../frame/ticketSlips.ts';
import { TunnelStage } from '../pay/TunnelStage.tsx';
import { useTurning } from '../pay/useTurning.ts';
import { TurnRoutes } from '../routes/RouteSheet.tsx';
import { useBegin } from '../show/useShow.ts';
import { playerName } from '../words/names.ts';
import type { Asking } from '../words/promptWords.ts';
import { Tray } from './Tray.tsx';
import { TurnBoard } from './TurnBoard.tsx';
import { TurnMarket } from './TurnMarket.tsx';
import { TurnOverlay } from './TurnOverlay.tsx';

interface TurnProps {
  readonly state: TableState;
  readonly scene: HandScene;
  readonly table: OpenTable;
}

/** A player's turn: the only screen with a hand on it. */
export function Turn({ state, scene, table }: TurnProps) {
  const text = useText();
  const turn = useTurn(state, scene, table);
  const { commands } = turn;
  const turning = useTurning(scene);
  const slips = useMemo(() => slipsOf(text, scene.view), [text, scene.view]);
  const { tunnel, busy, hurry } = turning;
  // Until a tunnel's cards lie, everything else stays as it was before: a score that rises would give them away.
  const before = useHeld({ state, scene }, busy);
  useTurnKeys(busy ? hurried(commands, hurry) : commands, scene.moment);
  useBegin(!busy);
  const isStaged = busy || scene.draft?.kind === 'tunnel';
  return (
    <TurnContext.Provider value={turn}>
      <GameFrame
        heading={text.turn.yourTurn(playerName(state, scene.seat))}
        strip={<Strip state={before.state} seat={scene.seat} onTell={busy ? hurry : commands.tell} />}
        board={
          <>
            <TurnBoard {...before} slips={slips} atRest={busy} />
            {isStaged && tunnel && <TunnelStage scene={scene} tunnel={tunnel} turning={turning} />}
          </>
        }
        overlay={!isStaged && <TurnOverlay slips={slips} />}
        market={<TurnMarket {...before} onRest={busy ? hurry : null} />}
        tray={<Tray slips={slips} turning={turning} />}
        listed={isStaged ? null : listedFor(turn.touched.asking)}
      />
      <TurnRoutes atRest={busy} />
    </TurnContext.Provider>
  );
}

const HURRYING = ['draw', 'claim', 'card', 'deck', 'tickets', 'station', 'undo', 'endTurn', 'hint', 'routes'] as const;

/** While the cards of a tunnel turn, a key only makes them turn at once. */
function hurried(commands: TurnCommands, hurry: () => void): TurnCommands {
  return { ...commands, ...Object.fromEntries(HURRYING.map((name) => [name, hurry])) };
}

/** A station stands in a city. */
const listedFor = (asking: Asking | null) => (asking === 'station' ? 'cities' : 'routes');

/** A thing as it is, or while it is held, as it was before. */
function useHeld<Thing>(now: Thing, held: boolean): Thing {
  const kept = useRef(now);
  if (!held) kept.current = now;
  return kept.current;
}
