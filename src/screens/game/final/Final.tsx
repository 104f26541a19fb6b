import { useMemo, useState } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import { sceneryFor } from '../../../table/boardCards.ts';
import type { TableSetup } from '../../../table/game/setup.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { Scene, TableState } from '../../../table/session/scenes.ts';
import { HandOverPoster } from '../../../ui/art/posters/HandOverPoster.tsx';
import { Button } from '../../../ui/Button.tsx';
import { withNames } from '../../company/seatNames.ts';
import { deal, remember } from '../../shared/dealing.ts';
import { useLater } from '../../shared/Later.tsx';
import { useGo } from '../../shared/navigation.ts';
import { useBack } from '../../shared/useBack.ts';
import { useHeadingFocus } from '../../shared/useHeadingFocus.ts';
import { useGameMenu } from '../commands/menu.ts';
import { useKeysAround } from '../commands/useCommandKeys.ts';
import { BonusButton } from '../frame/BonusButton.tsx';
import { RuleTool } from '../frame/RuleTool.tsx';
import { PublicRoutes } from '../routes/RouteSheet.tsx';
import { FinalBoard } from './FinalBoard.tsx';
import type { FinalShow } from './FinalDetails.tsx';
import { FinalTable } from './FinalTable.tsx';
import { finalRows } from './finalRows.ts';
import { namesOf, type TieNote, tieNotes } from './finalWords.ts';
import { RematchSheet } from './RematchSheet.tsx';
import './final.css';

type FinalScene = Extract<Scene, { readonly kind: 'final' }>;

interface FinalProps {
  readonly state: TableState;
  readonly scene: FinalScene;
  readonly table: OpenTable;
}

/** Who has won, and why, down to the last ticket. */
export function Final({ state, scene: { result }, table }: FinalProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [show, setShow] = useState<FinalShow>('network');
  const [onBoard, setOnBoard] = useState(false);
  const text = useText();
  const { value: after } = useLater(state.gameId, () => table.afterthoughts());
  const rows = useMemo(() => finalRows(state, result), [state, result]);
  const ties = useMemo(() => tieNotes(text, state, result), [text, state, result]);
  useKeysAround();
  useBack(() => {
    setOnBoard(false);
    return onBoard;
  });
  return (
    <div class={onBoard ? 'final on-board' : 'final'}>
      <Winner state={state} result={result} ties={ties.filter(({ ofWinner }) => ofWinner)} />
      <main>
        <FinalTable
          {...{ rows, state, result, chosen, show, after }}
          ties={ties.filter(({ ofWinner }) => !ofWinner)}
          onChoose={setChosen}
          onShow={setShow}
        />
        <div class="final-board panel">
          <FinalBoard state={state} seat={chosen} show={show} whole={onBoard} />
        </div>
      </main>
      <Ways state={state} onBoard={onBoard} onTurn={() => setOnBoard(!onBoard)} />
      <PublicRoutes state={state} />
    </div>
  );
}

interface WinnerProps {
  readonly state: TableState;
  readonly result: FinalScene['result'];
  readonly ties: readonly TieNote[];
}

function Winner({ state, result, ties }: WinnerProps) {
  const text = useText();
  const heading = useHeadingFocus();
  const winners = result.ranking[0] ?? [];
  const best = result.seats.find(({ seat }) => seat === winners[0]);
  const color = state.players[winners[0] ?? 0]?.color ?? 'red';
  const names = namesOf(text, state, winners);
  const done = best?.tickets.filter(({ completed }) => completed).length ?? 0;
  return (
    <header class="winner" style={{ '--caption': `var(--${color}-caption)`, '--letters': `${names.length}` }}>
      <HandOverPoster of={color} scenery={sceneryFor(state.map.id)} hour="noon" />
      <div class="caption">
        <h1 tabIndex={-1} ref={heading}>
          <small>{winners.length > 1 ? text.final.winners : text.final.winner}</small> {names}
        </h1>
        <p>{text.final.line(best?.total ?? 0, done)}</p>
        {ties.map(({ words }) => (
          <p key={words} class="tie">
            {words}
          </p>
        ))}
      </div>
    </header>
  );
}

interface WaysProps {
  readonly state: TableState;
  readonly onBoard: boolean;
  readonly onTurn: () => void;
}

function Ways({ state, onBoard, onTurn }: WaysProps) {
  const { onLeave, onExport, onAway } = useGameMenu();
  const text = useText();
  const { final } = text;
  const go = useGo();
  const [asking, setAsking] = useState(false);
  const [dealing, setDealing] = useState(false);
  const again = async (agreed: TableSetup) => {
    setDealing(true);
    await remember(agreed);
    go({ screen: 'game', id: await deal({ ...agreed, seats: withNames(text, agreed.seats) }) });
  };
  const start = (agreed: TableSetup) => {
    setAsking(false);
    onAway(() => void again(agreed));
  };
  return (
    <>
      <footer>
        <Button look="line" icon="home" label={final.home} onPress={onLeave} />
        <Button look="line" icon="download" label={final.export} onPress={onExport} />
        <Button look="line" icon="globe" label={onBoard ? final.seeTable : final.seeBoard} onPress={onTurn} />
        <RuleTool chapter={null} />
        <BonusButton />
        <Button
          look="primary"
          size="big"
          icon="play"
          label={final.rematch.ask}
          busy={dealing}
          onPress={() => setAsking(true)}
        />
      </footer>
      {asking && <RematchSheet state={state} onStart={start} onClose={() => setAsking(false)} />}
    </>
  );
}
