import { Fragment } from 'preact';
import { useText } from '../../i18n/text.ts';
import type { TableState } from '../../table/scenes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PlayerDisc } from '../../ui/PlayerDisc.tsx';
import { FinalDetails, type FinalDetailsProps } from './FinalDetails.tsx';
import type { FinalRow, Part } from './finalRows.ts';
import { bonusCount, bonusTitle, pointsWord } from './finalWords.ts';
import './final-table.css';

interface FinalTableProps extends Omit<FinalDetailsProps, 'seat'> {
  readonly rows: readonly FinalRow[];
  /** Whose tickets and network are shown. */
  readonly chosen: number | null;
  readonly onChoose: (seat: number | null) => void;
}

/** Where all points come from. A player's line opens that player's tickets. */
export function FinalTable({ rows, chosen, onChoose, ...details }: FinalTableProps) {
  const { final } = useText();
  const [first] = rows;
  const columns = 5 + (first?.stations === null ? 0 : 1) + (first?.bonuses.length ?? 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be in reach of the keyboard
    <section class="final-table panel" tabIndex={0} aria-label={final.scroll}>
      <table>
        <Head state={details.state} first={first} />
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.seat}>
              <Row
                row={row}
                state={details.state}
                open={chosen === row.seat}
                onPress={() => onChoose(chosen === row.seat ? null : row.seat)}
              />
              {chosen === row.seat && (
                <tr class="details">
                  <td colSpan={columns}>
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

function Head({ state, first }: { readonly state: TableState; readonly first: FinalRow | undefined }) {
  const text = useText();
  const { final } = text;
  return (
    <thead>
      <tr>
        <th scope="col">{final.player}</th>
        <th scope="col">{final.routes}</th>
        <th scope="col">{final.done}</th>
        <th scope="col">{final.failed}</th>
        {first?.stations !== null && <th scope="col">{final.stations}</th>}
        {first?.bonuses.map(({ id }) => (
          <th key={id} scope="col">
            {bonusTitle(text, state, id)}
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
  readonly state: TableState;
  readonly open: boolean;
  readonly onPress: () => void;
}

function Row({ row, state, open, onPress }: RowProps) {
  const text = useText();
  const { final } = text;
  const each = state.map.rules.stations?.pointsUnused ?? 0;
  const tickets = ({ count }: Part) => (count === 0 ? final.none : final.tickets(count));
  return (
    <tr class={row.place === 1 ? 'best' : undefined}>
      <th scope="row">
        <button type="button" aria-expanded={open} onClick={onPress}>
          <PlayerDisc of={row.color} />
          <span class="name">{row.name}</span>
          <Icon name={open ? 'minus' : 'plus'} />
        </button>
      </th>
      <td>{row.routes}</td>
      <Points points={row.done.points} note={tickets(row.done)} />
      <Points points={row.failed.points} note={tickets(row.failed)} />
      {row.stations && <Points points={row.stations.points} note={final.stationsLeft(row.stations.count, each)} />}
      {row.bonuses.map(({ id, points, count }) => (
        <Points key={id} points={points} note={bonusCount(text, state, id, count)} />
      ))}
      <td class="total">{text.saves.points(row.total)}</td>
    </tr>
  );
}

function Points({ points, note }: { readonly points: number; readonly note: string }) {
  const text = useText();
  const look = points < 0 ? 'lost' : points === 0 ? 'zero' : undefined;
  return (
    <td class={look}>
      {pointsWord(text, points)} <small>{note}</small>
    </td>
  );
}
