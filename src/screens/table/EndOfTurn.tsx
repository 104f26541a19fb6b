import { type Text, useText } from '../../i18n/text.ts';
import { isComputer } from '../../table/opponents.ts';
import type { Beat, TableState } from '../../table/scenes.ts';
import { Button } from '../../ui/Button.tsx';
import { CommitBar } from './CommitBar.tsx';
import { playerName } from './names.ts';
import { cardsWords, totalOf } from './paymentWords.ts';
import type { TurnProps } from './Turn.tsx';
import { UndoOrWhy } from './UndoOrWhy.tsx';
import { GOES_ON_MS, useGoesOn } from './useGoesOn.ts';
import type { TurnHands } from './useTurn.ts';

interface EndOfTurnProps extends Pick<TurnProps, 'state' | 'scene'> {
  readonly beat: Beat;
  readonly hands: Pick<TurnHands, 'undo' | 'endTurn'>;
}

/** The turn is done: its player looks at what came of it, and hands the tablet on. To a computer it goes by itself. */
export function EndOfTurn({ state, scene, beat, hands }: EndOfTurnProps) {
  const text = useText();
  const { action, did } = text.turn;
  const { cards } = scene.fresh;
  const drawn = totalOf(cards) > 0 ? did.inHand(cardsWords(text, cards)) : undefined;
  const goesOn = useGoesOn(isComputerNext(state, beat), hands.endTurn);
  return (
    <CommitBar>
      {beat.next === null ? (
        <Button look="primary" label={action.result} onPress={hands.endTurn} />
      ) : (
        <Button
          look="primary"
          label={action.done}
          note={nextWords(text, state, beat.next)}
          {...(goesOn && { fillsIn: GOES_ON_MS })}
          onPress={hands.endTurn}
        />
      )}
      <UndoOrWhy undo={scene.undo} hands={hands} also={drawn} />
    </CommitBar>
  );
}

function isComputerNext({ players }: TableState, { next }: Beat): boolean {
  const player = next === null ? undefined : players[next];
  return player !== undefined && isComputer(player);
}

/** "pass to Ben", but a computer takes its turn without the tablet. */
function nextWords({ turn, computers }: Text, state: TableState, next: number): string {
  const name = playerName(state, next);
  const player = state.players[next];
  return player !== undefined && isComputer(player) ? computers.beat.next(name) : turn.action.passTo(name);
}
