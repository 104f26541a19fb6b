import { type ComponentChildren, Fragment } from 'preact';
import { useText } from '../../../i18n/text.ts';
import { type FinalLine, FinalName, FinalSum, FinalTotal, lookOf, SumWords, TieRow } from './FinalCells.tsx';
import type { FinalPart } from './finalParts.ts';
import type { TieNote } from './finalWords.ts';

export interface FinalLinesProps {
  readonly lines: readonly FinalLine[];
  readonly ties: readonly TieNote[];
  readonly chosen: number | null;
  readonly onPress: (seat: number) => void;
  /** Of the chosen player. */
  readonly details: ComponentChildren;
}

/** A line for each player; the sums are columns, or stand below the name. */
export function FinalByPlayer({
  lines,
  ties,
  chosen,
  onPress,
  details,
  below,
}: FinalLinesProps & { readonly below: boolean }) {
  const columns = below ? [] : (lines[0]?.parts ?? []);
  const span = columns.length + 2;
  return (
    <table>
      <Head columns={columns} />
      <tbody>
        {lines.map(({ row, parts }) => (
          <Fragment key={row.seat}>
            <tr class={row.place === 1 ? 'best' : undefined}>
              <FinalName row={row} scope="row" open={chosen === row.seat} onPress={() => onPress(row.seat)} />
              {!below && parts.map((part) => <FinalSum key={part.id} part={part} />)}
              <FinalTotal row={row} />
            </tr>
            {below && <PartsBelow parts={parts} best={row.place === 1} />}
            {ties.map((tie) => tie.below === row.seat && <TieRow key={tie.words} words={tie.words} span={span} />)}
            {chosen === row.seat && (
              <tr class="details">
                <td colSpan={span}>{details}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

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

function PartsBelow({ parts, best }: { readonly parts: readonly FinalPart[]; readonly best: boolean }) {
  return (
    <tr class={best ? 'parts best' : 'parts'}>
      <td colSpan={2}>
        <dl>
          {parts.map((part) => (
            <div key={part.id}>
              <dt>{part.title}</dt>
              <dd class={lookOf(part)}>
                <SumWords part={part} />
              </dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  );
}
