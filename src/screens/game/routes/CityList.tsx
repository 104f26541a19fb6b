import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import { BackSheet } from '../../shared/BackSheet.tsx';
import { soughtBy } from '../words/letters.ts';
import { CityField } from './CityField.tsx';
import type { CityRow } from './cityRows.ts';
import { walkRows } from './walkRows.ts';
import './route-list.css';

interface CityListProps {
  readonly rows: readonly CityRow[];
  readonly onChoose: (city: number) => void;
  readonly tool?: ComponentChildren;
  readonly onClose: () => void;
}

/** Where a station can stand: the board's cities for those who cannot touch them there. */
export function CityList({ rows, onChoose, tool, onClose }: CityListProps) {
  const { routeList } = useText();
  const [letters, setLetters] = useState('');
  const found = useMemo(() => {
    const isSought = soughtBy(letters);
    return rows.filter(({ name }) => isSought(name));
  }, [rows, letters]);
  return (
    <BackSheet title={routeList.cities} side="left" secret tool={tool} onKey={walkRows} onClose={onClose}>
      <div class="route-list">
        <div class="route-tools">
          <CityField letters={letters} onLetters={setLetters} />
        </div>
        <p class="unseen" role="status">
          {routeList.foundCities(found.length)}
        </p>
        {found.length === 0 && <p>{routeList.noCity(letters)}</p>}
        <ul class="route-rows" aria-label={routeList.citiesFree(found.length)}>
          {found.map(({ city, name, onTicket, words, label }) => (
            <li key={city}>
              <button type="button" class="route-row city-row" aria-label={label} onClick={() => onChoose(city)}>
                <span class="named">
                  <strong>{name}</strong>
                  <small>{words}</small>
                </span>
                {onTicket !== null && <span class="first">{onTicket}</span>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </BackSheet>
  );
}
