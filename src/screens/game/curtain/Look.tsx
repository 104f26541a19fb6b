import { useMemo } from 'preact/hooks';
import { Board } from '../../../board/Board.tsx';
import type { BoardModel } from '../../../board/model.ts';
import { labelOf } from '../../../board/touch/targets.ts';
import { useText } from '../../../i18n/text.ts';
import { boardName } from '../../../table/boardCards.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { Scene, TableState } from '../../../table/session/scenes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useKeysScroll } from '../../../ui/keysScroll.ts';
import { Prompt } from '../../../ui/Prompt.tsx';
import { boardModelOf, type LitPath } from '../board/boardModel.ts';
import { useBoardTouch } from '../board/useBoardTouch.ts';
import { usePlaces } from '../board/usePlaces.ts';
import { useKeysAround } from '../commands/useCommandKeys.ts';
import { GameFrame } from '../frame/GameFrame.tsx';
import { Market } from '../frame/Market.tsx';
import { Strip } from '../frame/Strip.tsx';
import { PublicRoutes } from '../routes/RouteSheet.tsx';
import { playerName } from '../words/names.ts';
import type { PromptWords } from '../words/promptWords.ts';
import { curtainTones } from './curtainTones.ts';
import { Reveal } from './Reveal.tsx';
import '../frame/look.css';

interface LookProps {
  readonly state: TableState;
  readonly scene: Extract<Scene, { readonly kind: 'look' }>;
  readonly table: OpenTable;
}

/** The board for everybody: all hands are covered. */
export function Look({ state, scene, table }: LookProps) {
  const text = useText();
  const { look, why } = text.turn;
  const name = playerName(state, scene.seat);
  const { touch, path, describe, answer } = useBoardTouch(state);
  const model = useOpenBoard(state, path);
  useKeysAround();
  const messages = useKeysScroll<HTMLDivElement>();
  const tell = (words: PromptWords) => touch({ touch: 'answer', told: words });
  const refuse = () => tell({ title: look.title, words: why.covered });
  return (
    <>
      <GameFrame
        heading={look.heading(boardName(text, state.map.id))}
        strip={<Strip state={state} seat={scene.seat} onTell={tell} />}
        board={model && <Board model={model} onChoose={(target) => describe(target, labelOf(model, target))} />}
        overlay={
          <div ref={messages} class="messages">
            <Prompt {...(answer ?? { title: look.title, words: look.words(name) })} />
          </div>
        }
        market={
          <Market
            view={state.table}
            players={state.players}
            stateOf={() => 'shown'}
            asked={false}
            onCard={refuse}
            onDeck={refuse}
            onTickets={refuse}
          />
        }
        tray={<CoveredTray state={state} scene={scene} table={table} />}
      />
      <PublicRoutes state={state} />
    </>
  );
}

/** With the routes of the city that was touched lit. */
function useOpenBoard({ map, table: view, players }: TableState, lit: LitPath | null): BoardModel | null {
  const text = useText();
  const places = usePlaces(map.id);
  return useMemo(
    () => places && boardModelOf({ text, places, view, players, lit }),
    [text, places, view, players, lit],
  );
}

const COVERED = 'covered-tray';

/** Whoever takes the tablet shows the hand from here, or goes back to what has happened. */
function CoveredTray({ state, scene, table }: LookProps) {
  const { look } = useText().turn;
  const { color = 'red' } = state.players[scene.seat] ?? {};
  return (
    <section class="game-tray covered on-livery" aria-labelledby={COVERED} data-spot="tray" style={curtainTones(color)}>
      <div>
        <p id={COVERED}>
          <Icon name="cover" />
          {look.covered}
        </p>
        <Reveal state={state} seat={scene.seat} table={table} />
        <Button look="line" label={look.back} onPress={() => table.cover()} />
      </div>
    </section>
  );
}
