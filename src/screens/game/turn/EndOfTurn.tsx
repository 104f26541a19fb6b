import { useEffect, useRef } from 'preact/hooks';
import { type Text, useText } from '../../../i18n/text.ts';
import { isComputer } from '../../../table/game/opponents.ts';
import type { Beat, TableState } from '../../../table/session/scenes.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { useTurnScene } from '../commands/turnScene.ts';
import { CommitBar } from '../frame/CommitBar.tsx';
import { playerName } from '../words/names.ts';
import { cardsWords, totalOf } from '../words/paymentWords.ts';
import { UndoOrWhy } from './UndoOrWhy.tsx';
import { useGoesOn } from './useGoesOn.ts';

/** The turn is done: its player looks at what came of it, and hands the tablet on. To a computer it goes by itself. */
export function EndOfTurn({ beat }: { readonly beat: Beat }) {
  const text = useText();
  const { state, scene, commands } = useTurnScene();
  const { action, did } = text.turn;
  const { cards } = scene.fresh;
  const drawn = totalOf(cards) > 0 ? did.inHand(cardsWords(text, cards)) : undefined;
  const goesOn = useGoesOn(isComputerNext(state, beat), !state.curtains, commands.endTurn);
  const bar = useRef<HTMLDivElement>(null);
  // What the focus was on, a deck or a route, has nothing more to give.
  useEffect(() => bar.current?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true }), []);
  return (
    <CommitBar of={bar}>
      {beat.next === null ? (
        <CommandButton of="endTurn" look="primary" label={action.result} />
      ) : (
        <CommandButton
          of="endTurn"
          look="primary"
          note={nextWords(text, state, beat.next)}
          {...(goesOn !== null && { fillsIn: goesOn })}
        />
      )}
      <UndoOrWhy also={drawn} />
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
