import { useText } from '../../../i18n/text.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { useMeaning } from '../../shared/preferences.ts';
import { playerName } from '../words/names.ts';
import { gestureWords } from './gestureWords.ts';
import { HoldButton, OpenButton } from './HoldButton.tsx';

interface RevealProps {
  readonly state: TableState;
  /** Who is to take the tablet. */
  readonly seat: number;
  readonly table: OpenTable;
}

/** The way to a hand: held or tapped twice by its player; where hands lie open, one tap of anybody. */
export function Reveal({ state, seat, table }: RevealProps) {
  const text = useText();
  const { hold } = text.curtain;
  const { cards, tickets, allWays } = gestureWords(text, useMeaning('reveal'));
  const open = () => table.reveal();
  if (state.openHands) return <OpenButton title={hold.open} words={hold.everybody} onOpen={open} />;
  const title = state.table.table.phase === 'opening' ? tickets : cards;
  const words = hold.only(playerName(state, seat));
  return <HoldButton title={title} words={words} again={hold.again} hint={allWays} onOpen={open} />;
}
