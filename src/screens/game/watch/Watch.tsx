import { useEffect, useMemo } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { TableState, WatchScene } from '../../../table/session/scenes.ts';
import { useBoardTouch } from '../board/useBoardTouch.ts';
import { useKeysAround } from '../commands/useCommandKeys.ts';
import { GameFrame } from '../frame/GameFrame.tsx';
import { Market } from '../frame/Market.tsx';
import { Strip } from '../frame/Strip.tsx';
import { slipsOf } from '../frame/ticketSlips.ts';
import { PublicRoutes } from '../routes/RouteSheet.tsx';
import { playerName } from '../words/names.ts';
import type { PromptWords } from '../words/promptWords.ts';
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
  const { ticket, touch, path, describe, answer } = useTouchedSince(state, scene);
  const slips = useMemo(() => (view === null ? [] : slipsOf(text, view)), [text, view]);
  const lit = path ?? slips.find((slip) => slip.ticket === ticket)?.path ?? null;
  useKeysAround();
  const refilled = useRefilled(seat, state.table.table.row);
  const { wait, onlyWatching, heading } = text.computers.watch;
  const name = playerName(state, seat);
  const tell = (words: PromptWords) => touch({ touch: 'answer', told: words });
  const refuse = () => tell(isDemo ? onlyWatching : { title: wait.title, words: wait.words(name) });
  return (
    <>
      <GameFrame
        heading={heading(name)}
        goesOn
        strip={<Strip state={state} seat={seat} thinking={thinking} onTell={tell} />}
        board={<WatchBoard state={state} scene={scene} lit={lit} onDescribe={describe} />}
        overlay={<WatchOverlay state={state} scene={scene} told={answer} />}
        market={
          <Market
            view={state.table}
            players={state.players}
            stateOf={(place) => (refilled.has(place) ? 'refilled' : 'shown')}
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
            onTicket={(pressed) => touch({ touch: 'ticket', ticket: pressed })}
            onCard={refuse}
          />
        }
      />
      <PublicRoutes state={state} />
    </>
  );
}

/** An answer to a touch stays until a computer does something. */
function useTouchedSince(state: TableState, { seat, did }: WatchScene): ReturnType<typeof useBoardTouch> {
  const touched = useBoardTouch(state);
  const doings = did.length === 0 ? `${seat}` : `${seat} ${JSON.stringify(did.at(-1))}`;
  useEffect(touched.hush, [doings]);
  return touched;
}
