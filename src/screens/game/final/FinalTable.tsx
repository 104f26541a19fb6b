import { useText } from '../../../i18n/text.ts';
import { useSize } from '../../shared/useMedia.ts';
import { FinalByPlayer } from './FinalByPlayer.tsx';
import { FinalBySum } from './FinalBySum.tsx';
import { FinalDetails, type FinalDetailsProps } from './FinalDetails.tsx';
import { finalParts } from './finalParts.ts';
import type { FinalRow } from './finalRows.ts';
import type { TieNote } from './finalWords.ts';
import { useRoom } from './useRoom.ts';
import './final-table.css';

interface FinalTableProps extends Omit<FinalDetailsProps, 'seat'> {
  readonly rows: readonly FinalRow[];
  /** Those that are not about the victory. */
  readonly ties: readonly TieNote[];
  /** Whose tickets and network are shown. */
  readonly chosen: number | null;
  readonly onChoose: (seat: number | null) => void;
}

/**
 * Where all points come from. A player's name opens that player's tickets. A player has a line, and each sum a column; where
 * there is no room for all of them the table is turned, and on a phone the sums stand below the player.
 */
export function FinalTable({ rows, ties, chosen, onChoose, ...details }: FinalTableProps) {
  const text = useText();
  const isPhone = useSize('phone');
  const { box, fits } = useRoom(!isPhone);
  const parts = {
    lines: rows.map((row) => ({ row, parts: finalParts(text, details.state, row) })),
    ties,
    chosen,
    onPress: (seat: number) => onChoose(chosen === seat ? null : seat),
    details: chosen !== null && <FinalDetails seat={chosen} {...details} />,
  };
  return (
    <section class="final-table panel" ref={box}>
      {isPhone || fits ? <FinalByPlayer {...parts} below={isPhone} /> : <FinalBySum {...parts} />}
    </section>
  );
}
