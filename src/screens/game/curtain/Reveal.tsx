import { useText } from '../../../i18n/text.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { playerName } from '../words/names.ts';
import { HoldButton, OpenButton } from './HoldButton.tsx';

interface RevealProps {
  readonly state: TableState;
  /** Who is to take the tablet. */
  readonly seat: number;
  readonly table: OpenTable;
}

/** The way to a hand: held or tapped twice by its player; where hands lie open, one tap of anybody. */
export function Reveal({ state, seat, table }: RevealProps) {
  const { hold } = useText().curtain;
  const open = () => table.reveal();
  if (state.openHands) return <OpenButton title={hold.open} words={hold.everybody} onOpen={open} />;
  const title = state.table.table.phase === 'opening' ? hold.tickets : hold.cards;
  const words = hold.only(playerName(state, seat));
  return <HoldButton title={title} words={words} again={hold.again} hint={hold.allWays} onOpen={open} />;
}
