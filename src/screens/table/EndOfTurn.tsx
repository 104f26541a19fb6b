import { useText } from '../../i18n/text.ts';
import type { Beat } from '../../table/scenes.ts';
import { Button } from '../../ui/Button.tsx';
import { CommitBar } from './CommitBar.tsx';
import { playerName } from './names.ts';
import { cardsWords, totalOf } from './paymentWords.ts';
import type { TurnProps } from './Turn.tsx';
import { UndoOrWhy } from './UndoOrWhy.tsx';
import type { TurnHands } from './useTurn.ts';

interface EndOfTurnProps extends Pick<TurnProps, 'state' | 'scene'> {
  readonly beat: Beat;
  readonly hands: Pick<TurnHands, 'undo' | 'endTurn'>;
}

/** The turn is done: its player looks at what came of it, and hands the tablet on. */
export function EndOfTurn({ state, scene, beat, hands }: EndOfTurnProps) {
  const text = useText();
  const { action, did } = text.turn;
  const { cards } = scene.fresh;
  const drawn = totalOf(cards) > 0 ? did.inHand(cardsWords(text, cards)) : undefined;
  return (
    <CommitBar>
      {beat.next === null ? (
        <Button look="primary" label={action.result} onPress={hands.endTurn} />
      ) : (
        <Button
          look="primary"
          label={action.done}
          note={action.passTo(playerName(state, beat.next))}
          onPress={hands.endTurn}
        />
      )}
      <UndoOrWhy undo={scene.undo} hands={hands} also={drawn} />
    </CommitBar>
  );
}
