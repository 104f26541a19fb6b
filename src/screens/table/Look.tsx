import { useMemo, useState } from 'preact/hooks';
import { Board } from '../../board/Board.tsx';
import type { BoardModel, Target } from '../../board/model.ts';
import { labelOf } from '../../board/targets.ts';
import { useText } from '../../i18n/text.ts';
import type { Scene, TableState } from '../../table/scenes.ts';
import type { OpenTable } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Prompt } from '../../ui/Prompt.tsx';
import { boardModelOf } from './boardModel.ts';
import { Game } from './Game.tsx';
import { Market } from './Market.tsx';
import { playerName } from './names.ts';
import type { PromptWords } from './promptWords.ts';
import { Strip } from './Strip.tsx';
import { usePlaces } from './usePlaces.ts';
import './look.css';

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
  const model = useOpenBoard(state);
  const [told, tell] = useState<PromptWords | null>(null);
  const show = ({ kind, id }: Target) => model && tell({ title: look.title, words: labelOf(model, { kind, id }) });
  const refuse = () => tell({ title: look.title, words: why.covered });
  return (
    <Game
      heading={look.heading(state.map.name)}
      strip={<Strip state={state} seat={scene.seat} onTell={tell} />}
      board={model && <Board model={model} onChoose={show} />}
      overlay={
        <div class="messages">
          <Prompt {...(told ?? { title: look.title, words: look.words(name) })} />
        </div>
      }
      market={
        <Market
          view={state.table}
          stateOf={() => 'shown'}
          canTake={false}
          asked={false}
          onCard={refuse}
          onDeck={refuse}
          onTickets={refuse}
        />
      }
      tray={<CoveredTray name={name} onShow={() => table.cover()} />}
    />
  );
}

function useOpenBoard({ map, table: view, players }: TableState): BoardModel | null {
  const text = useText();
  const places = usePlaces(map.id);
  return useMemo(() => places && boardModelOf({ text, places, view, players }), [text, places, view, players]);
}

interface CoveredTrayProps {
  readonly name: string;
  /** Back to the curtain, where whoever takes the tablet shows the hand. */
  readonly onShow: () => void;
}

function CoveredTray({ name, onShow }: CoveredTrayProps) {
  const { look } = useText().turn;
  return (
    <section class="game-tray covered on-livery">
      <div>
        <p>
          <Icon name="cover" />
          {look.covered}
        </p>
        <Button look="primary" size="big" label={look.show(name)} onPress={onShow} />
      </div>
    </section>
  );
}
