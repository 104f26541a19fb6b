import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Target } from '../../board/model.ts';
import { useText } from '../../i18n/text.ts';
import type { TableState, WatchScene } from '../../table/scenes.ts';
import type { OpenTable } from '../../table/tableStore.ts';
import { Game } from './Game.tsx';
import { Market } from './Market.tsx';
import { playerName } from './names.ts';
import type { PromptWords } from './promptWords.ts';
import { Strip } from './Strip.tsx';
import { slipsOf } from './ticketSlips.ts';
import { useRefilled } from './useRefilled.ts';
import { WatchBoard } from './WatchBoard.tsx';
import { WatchOverlay } from './WatchOverlay.tsx';
import { WatchTray } from './WatchTray.tsx';

export interface WatchProps {
  readonly state: TableState;
  readonly scene: WatchScene;
  readonly table: OpenTable;
}

/** A computer's turn, shown so that people can follow it. */
export function Watch({ state, scene, table }: WatchProps) {
  const text = useText();
  const { seat, view, isDemo, thinking } = scene;
  const [told, tell] = useTold(scene);
  const [ticket, setTicket] = useState<number | null>(null);
  const slips = useMemo(() => (view === null ? [] : slipsOf(text, view)), [text, view]);
  const refilled = useRefilled(seat, state.table.table.row);
  const { wait, onlyWatching, heading } = text.computers.watch;
  const name = playerName(state, seat);
  const refuse = () => tell(isDemo ? onlyWatching : { title: wait.title, words: wait.words(name) });
  const describe = (_: Target, words: string) => tell({ title: text.turn.look.title, words });
  return (
    <Game
      heading={heading(name)}
      strip={<Strip state={state} seat={seat} thinking={thinking} onTell={tell} />}
      board={
        <WatchBoard
          state={state}
          scene={scene}
          lit={slips.find((slip) => slip.ticket === ticket)?.path ?? null}
          onDescribe={describe}
        />
      }
      overlay={<WatchOverlay state={state} scene={scene} told={told} />}
      market={
        <Market
          view={state.table}
          stateOf={(place) => (refilled.has(place) ? 'refilled' : 'shown')}
          canTake={false}
          asked={false}
          onCard={refuse}
          onDeck={refuse}
          onTickets={refuse}
        />
      }
      tray={
        <WatchTray
          scene={scene}
          table={table}
          slips={slips}
          ticket={ticket}
          onTicket={(pressed) => setTicket(pressed === ticket ? null : pressed)}
          onCard={refuse}
        />
      }
    />
  );
}

/** An answer to a touch, until a computer does something. */
function useTold({ seat, did }: WatchScene): readonly [PromptWords | null, (words: PromptWords) => void] {
  const [told, setTold] = useState<PromptWords | null>(null);
  const doings = did.length === 0 ? `${seat}` : `${seat} ${JSON.stringify(did.at(-1))}`;
  useEffect(() => setTold(null), [doings]);
  return [told, setTold];
}
