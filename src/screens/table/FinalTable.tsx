import { Fragment } from 'preact';
import { type Text, useText } from '../../i18n/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PlayerDisc } from '../../ui/PlayerDisc.tsx';
import { useMedia } from '../useMedia.ts';
import { FinalDetails, type FinalDetailsProps } from './FinalDetails.tsx';
import { type FinalPart, finalParts } from './finalParts.ts';
import type { FinalRow } from './finalRows.ts';
import { pointsWord } from './finalWords.ts';
import './final-table.css';

interface FinalTableProps extends Omit<FinalDetailsProps, 'seat'> {
  readonly rows: readonly FinalRow[];
  /** Whose tickets and network are shown. */
  readonly chosen: number | null;
  readonly onChoose: (seat: number | null) => void;
}

/** Where all points come from. A player's line opens that player's tickets. */
export function FinalTable({ rows, chosen, onChoose, ...details }: FinalTableProps) {
  const text = useText();
  // A phone has no room for columns: there the parts stand below the player.
  const narrow = useMedia('(max-width: 600px)');
  const lines = rows.map((row) => ({ row, parts: finalParts(text, details.state, row) }));
  const columns = narrow ? [] : (lines[0]?.parts ?? []);
  const span = columns.length + 2;
  return (
    <section class="final-table panel" {...(!narrow && scrollsSideways(text))}>
      <table>
        <Head columns={columns} />
        <tbody>
          {lines.map(({ row, parts }) => (
            <Fragment key={row.seat}>
              <Row
                row={row}
                cells={narrow ? [] : parts}
                open={chosen === row.seat}
                onPress={() => onChoose(chosen === row.seat ? null : row.seat)}
              />
              {narrow && <PartsBelow parts={parts} best={row.place === 1} />}
              {chosen === row.seat && (
                <tr class="details">
                  <td colSpan={span}>
                    <FinalDetails seat={row.seat} {...details} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** In reach of the keyboard. */
const scrollsSideways = ({ final }: Text) => ({ tabIndex: 0, 'aria-label': final.scroll }) as const;

function Head({ columns }: { readonly columns: readonly FinalPart[] }) {
  const { final } = useText();
  return (
    <thead>
      <tr>
        <th scope="col">{final.player}</th>
        {columns.map(({ id, title }) => (
          <th key={id} scope="col">
            {title}
          </th>
        ))}
        <th scope="col" class="total">
          {final.total}
        </th>
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly row: FinalRow;
  readonly cells: readonly FinalPart[];
  readonly open: boolean;
  readonly onPress: () => void;
}

function Row({ row, cells, open, onPress }: RowProps) {
  const text = useText();
  return (
    <tr class={row.place === 1 ? 'best' : undefined}>
      <th scope="row" abbr={row.name}>
        <button type="button" aria-label={text.final.open(row.name)} aria-expanded={open} onClick={onPress}>
          <PlayerDisc of={row.color} computer={row.computer} />
          <span class="name">{row.name}</span>
          <Icon name={open ? 'minus' : 'plus'} />
        </button>
      </th>
      {cells.map(({ id, points, note }) => (
        <td key={id} class={lookOf(points)}>
          {note === null ? points : pointsWord(text, points)} <small>{note}</small>
        </td>
      ))}
      <td class="total">{text.saves.points(row.total)}</td>
    </tr>
  );
}

function PartsBelow({ parts, best }: { readonly parts: readonly FinalPart[]; readonly best: boolean }) {
  const text = useText();
  return (
    <tr class={best ? 'parts best' : 'parts'}>
      <td colSpan={2}>
        <dl>
          {parts.map(({ id, title, points, note }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd class={lookOf(points)}>
                {note === null ? points : pointsWord(text, points)} <small>{note}</small>
              </dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  );
}

function lookOf(points: number): 'lost' | 'zero' | undefined {
  if (points < 0) return 'lost';
  return points === 0 ? 'zero' : undefined;
}
