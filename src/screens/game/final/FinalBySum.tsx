import { useText } from '../../../i18n/text.ts';
import type { FinalLinesProps } from './FinalByPlayer.tsx';
import { FinalName, FinalSum, FinalTotal, TieRow } from './FinalCells.tsx';
import './final-by-sum.css';

/** A line for each sum and a column for each player: there are never many, and words have all the room they need. */
export function FinalBySum({ lines, ties, chosen, onPress, details }: FinalLinesProps) {
  const { final } = useText();
  const span = lines.length + 1;
  const titles = lines[0]?.parts ?? [];
  return (
    <table class="by-sum" style={{ '--players': `${lines.length}` }}>
      <colgroup>
        <col class="titles" />
        {lines.map(({ row }) => (
          <col key={row.seat} class={row.place === 1 ? 'best' : undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{final.player}</th>
          {lines.map(({ row }) => (
            <FinalName
              key={row.seat}
              row={row}
              scope="col"
              open={chosen === row.seat}
              onPress={() => onPress(row.seat)}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {titles.map(({ id, title }, i) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            {lines.map(({ row, parts }) =>
              parts.slice(i, i + 1).map((part) => <FinalSum key={row.seat} part={part} />),
            )}
          </tr>
        ))}
        <tr class="totals">
          <th scope="row">{final.total}</th>
          {lines.map(({ row }) => (
            <FinalTotal key={row.seat} row={row} />
          ))}
        </tr>
        {ties.map(({ words }) => (
          <TieRow key={words} words={words} span={span} />
        ))}
        {chosen !== null && (
          <tr class="details">
            <td colSpan={span}>{details}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
