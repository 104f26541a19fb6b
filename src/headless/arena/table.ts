// The table of results in src/bots/README.md. Each line ends with a mark of the players, the rules and the map it was
// played with. A line stands, wherever it was played, until the row has been played again; once any of them has changed
// it says that it is older.

import { type DealReport, type MatchReport, reportOn } from './match.ts';
import { commandOf, type Row } from './rows.ts';

const [BEGIN, END] = ['<!-- results -->', '<!-- /results -->'];
/** Stands behind the mark of what is not the same any more. */
const OLDER = ' (older)';
const HEAD = [
  'command',
  'games',
  'wins',
  '95 %',
  'bar',
  'points',
  'others',
  'routes + tickets + stations + bonuses',
  'tickets done / failed',
  'turns',
  'ms p50 / p95',
  'version',
];

/** A row, the deals of it that have been played here, and the mark of what they were played with. */
export interface Played {
  readonly row: Row;
  readonly deals: readonly DealReport[];
  readonly version: string;
}

/** The text with its table made anew. A line that is not finished here is taken over if it was elsewhere. */
export function withTable(readme: string, rows: readonly Played[]): string {
  const [before = '', rest = ''] = readme.split(BEGIN);
  const [table = '', after = ''] = rest.split(END);
  const known = table.split('\n');
  const lines = rows.flatMap((played) => lineFor(played, known) ?? []);
  const rule = HEAD.map(() => '---');
  return `${before}${BEGIN}\n${[cells(HEAD), cells(rule), ...lines].join('\n')}\n${END}${after}`;
}

function lineFor({ row, deals, version }: Played, known: readonly string[]): string | null {
  const report = deals.length === 0 ? null : reportOn(row.match, deals);
  if (report !== null && report.games >= row.match.games) return lineOf(row, report, version);
  const finished = known.find((line) => isOf(line, row));
  if (finished !== undefined) return markedOlder(finished, version);
  return report === null ? null : lineOf(row, report, version);
}

/** Whether a line tells of this row, played to its end. */
function isOf(line: string, { match }: Row): boolean {
  return line.startsWith(`| \`${commandOf(match)}\` | ${match.games} |`);
}

function markedOlder(line: string, version: string): string {
  const isOlder = !line.endsWith(`| ${version} |`) && !line.endsWith(`${OLDER} |`);
  return isOlder ? line.replace(/ \|$/, `${OLDER} |`) : line;
}

function lineOf({ match, atLeast }: Row, report: MatchReport, version: string): string {
  const percent = (rate: number) => (100 * rate).toFixed(1);
  const { split } = report;
  const bar = atLeast === null ? '' : `${report.low >= atLeast ? 'met' : 'not met'} (${percent(atLeast)})`;
  return cells([
    `\`${commandOf(match)}\``,
    report.games < match.games ? `${report.games} of ${match.games}` : `${report.games}`,
    `${percent(report.winRate)} %`,
    `${percent(report.low)}–${percent(report.high)}`,
    bar,
    report.points.toFixed(1),
    report.othersPoints.toFixed(1),
    [split.routes, split.tickets, split.stations, split.bonuses].map((part) => part.toFixed(0)).join(' + '),
    `${split.done.toFixed(1)} / ${split.failed.toFixed(1)}`,
    report.turns.toFixed(1),
    `${report.msP50.toFixed(2)} / ${report.msP95.toFixed(2)}`,
    version,
  ]);
}

function cells(texts: readonly string[]): string {
  return `| ${texts.join(' | ')} |`;
}
