import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { BackSheet } from '../../shared/BackSheet.tsx';
import { CityField } from './CityField.tsx';
import { RouteRows } from './RouteRows.tsx';
import { filtered, leadingTo, type RouteFilter } from './routeFilters.ts';
import type { RouteRow } from './routeRows.ts';
import { walkRows } from './walkRows.ts';
import './route-list.css';

interface RouteListProps {
  readonly rows: readonly RouteRow[];
  readonly players: TableState['players'];
  readonly filters: readonly RouteFilter[];
  readonly filter: RouteFilter;
  readonly onFilter: (filter: RouteFilter) => void;
  /** Why nothing can be claimed at this moment, whatever the rows say. */
  readonly waits?: string | null;
  /** Null: the list is only to be read, and everybody may. */
  readonly onChoose: ((route: number) => void) | null;
  readonly tool?: ComponentChildren;
  readonly onClose: () => void;
}

/** All routes, by what can be done with them and by their cities. */
export function RouteList({ rows, filters, filter, onFilter, waits = null, ...rest }: RouteListProps) {
  const { players, onChoose, tool, onClose } = rest;
  const { routeList } = useText();
  const [letters, setLetters] = useState('');
  const inFilter = useMemo(() => filtered(rows, filter), [rows, filter]);
  const found = useMemo(() => leadingTo(inFilter, letters), [inFilter, letters]);
  const options = filters.map((value) => ({
    value,
    label: routeList.filter(routeList.filters[value], filtered(rows, value).length),
  }));
  return (
    <BackSheet
      title={routeList.title}
      side="left"
      secret={onChoose !== null}
      tool={tool}
      onKey={walkRows}
      onClose={onClose}
    >
      <div class="route-list">
        <div class="route-tools">
          <CityField letters={letters} onLetters={setLetters} />
          <Segmented label={routeList.show} options={options} value={filter} fills onChange={onFilter} />
          {waits !== null && <p class="waits">{waits}</p>}
        </div>
        <p class="unseen" role="status">
          {routeList.found(found.length)}
        </p>
        {found.length > 0 ? (
          <RouteRows rows={found} label={routeList.lists[filter](found.length)} players={players} onChoose={onChoose} />
        ) : (
          <Nothing {...{ rows, filter, letters }} onAll={() => onFilter('all')} />
        )}
      </div>
    </BackSheet>
  );
}

interface NothingProps extends Pick<RouteListProps, 'rows' | 'filter'> {
  readonly letters: string;
  readonly onAll: () => void;
}

function Nothing({ rows, filter, letters, onAll }: NothingProps) {
  const { routeList } = useText();
  const inAll = leadingTo(rows, letters).length;
  return (
    <div class="nothing">
      <p>{letters.trim() === '' ? routeList.none[filter] : routeList.noneTo(letters)}</p>
      {filter !== 'all' && inAll > 0 && <Button look="line" label={routeList.lookInAll(inAll)} onPress={onAll} />}
    </div>
  );
}
