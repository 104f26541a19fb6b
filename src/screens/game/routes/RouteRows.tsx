import type { ComponentChildren } from 'preact';
import type { TableState } from '../../../table/session/scenes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PlayerDisc } from '../../../ui/PlayerDisc.tsx';
import { RoutePieces, RouteSpaces } from './RouteSpaces.tsx';
import type { RouteRow } from './routeRows.ts';
import { useFirstRows } from './useFirstRows.ts';

interface RouteRowsProps {
  readonly rows: readonly RouteRow[];
  readonly label: string;
  readonly players: TableState['players'];
  /** Null: they are only to be read. */
  readonly onChoose: ((route: number) => void) | null;
}

export function RouteRows({ rows, label, players, onChoose }: RouteRowsProps) {
  const drawn = useFirstRows(rows);
  const colors = [...new Set(rows.map(({ data }) => data.color))];
  return (
    <>
      <RoutePieces colors={colors} players={players} />
      <ul class="route-rows" aria-label={label}>
        {drawn.map((row) => (
          <li key={row.route}>
            <RowOf row={row} onChoose={onChoose}>
              <span class="named">
                <strong>{row.name}</strong>
                <small>{row.facts}</small>
              </span>
              <RouteSpaces data={row.data} owner={row.owner} players={players} />
              <Answer row={row} players={players} />
            </RowOf>
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowOfProps extends Pick<RouteRowsProps, 'onChoose'> {
  readonly row: RouteRow;
  readonly children: ComponentChildren;
}

function RowOf({ row: { route, standing, label }, onChoose, children }: RowOfProps) {
  if (onChoose !== null) {
    return (
      <button type="button" class={`route-row ${standing}`} aria-label={label} onClick={() => onChoose(route)}>
        {children}
      </button>
    );
  }
  return (
    <>
      <span class="unseen">{label}</span>
      <div class={`route-row ${standing}`} aria-hidden="true">
        {children}
      </div>
    </>
  );
}

function Answer({ row, players }: { readonly row: RouteRow; readonly players: TableState['players'] }) {
  const { standing, answer, note, owner } = row;
  const by = players[owner]?.color;
  return (
    <span class="answer">
      {by !== undefined && <PlayerDisc of={by} />}
      {standing === 'payable' && <Icon name="tick" />}
      {(standing === 'short' || standing === 'closed') && <Icon name="warning" />}
      <span>
        <span class="first">{answer}</span>
        {note !== null && note !== answer && <small>{note}</small>}
      </span>
    </span>
  );
}
