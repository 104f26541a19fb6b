import { useText } from '../../../i18n/text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PlayerDisc } from '../../../ui/PlayerDisc.tsx';
import type { FinalPart } from './finalParts.ts';
import type { FinalRow } from './finalRows.ts';
import { pointsWord } from './finalWords.ts';

/** A player, and what the total is made of. */
export interface FinalLine {
  readonly row: FinalRow;
  readonly parts: readonly FinalPart[];
}

interface FinalNameProps {
  readonly row: FinalRow;
  /** What it is the head of. */
  readonly scope: 'row' | 'col';
  readonly open: boolean;
  readonly onPress: () => void;
}

export function FinalName({ row, scope, open, onPress }: FinalNameProps) {
  const { final } = useText();
  return (
    <th scope={scope} abbr={row.name} class={row.place === 1 ? 'player best' : 'player'}>
      <button type="button" aria-label={final.open(row.name)} aria-expanded={open} onClick={onPress}>
        <PlayerDisc of={row.color} computer={row.computer} />
        <span class="name">{row.name}</span>
        <Icon name={open ? 'minus' : 'plus'} />
      </button>
    </th>
  );
}

export function FinalSum({ part }: { readonly part: FinalPart }) {
  return (
    <td class={lookOf(part)}>
      <SumWords part={part} />
    </td>
  );
}

/** "+41, 4 tickets" */
export function SumWords({ part: { points, note } }: { readonly part: FinalPart }) {
  const text = useText();
  return (
    <>
      {note === null ? points : pointsWord(text, points)} <small>{note}</small>
    </>
  );
}

export function lookOf({ points }: FinalPart): 'lost' | 'zero' | undefined {
  if (points < 0) return 'lost';
  return points === 0 ? 'zero' : undefined;
}

export function FinalTotal({ row }: Pick<FinalLine, 'row'>) {
  const { saves } = useText();
  return <td class="total">{saves.points(row.total)}</td>;
}

/** Why two of them stand where they stand. */
export function TieRow({ words, span }: { readonly words: string; readonly span: number }) {
  return (
    <tr class="tie">
      <td colSpan={span}>{words}</td>
    </tr>
  );
}
