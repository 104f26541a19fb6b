import { useMemo, useState } from 'preact/hooks';
import type { MapData } from '../../engine/map.ts';
import type { RuleFacts } from '../../i18n/ruleFacts.ts';
import { useRuleText } from '../../i18n/ruleText.ts';
import { boardName } from '../../table/boardCards.ts';
import { boards } from '../../table/boards.ts';
import { useReadersLanguage } from '../shared/readersLanguage.ts';
import type { PageName } from './book.ts';
import { differencesOf } from './differences.ts';
import { factsOf } from './facts.ts';

interface DifferencesProps {
  readonly page: PageName;
  readonly map: MapData;
  readonly facts: RuleFacts;
}

/** For whoever knows another board. */
export function Differences({ page, map, facts }: DifferencesProps) {
  const text = useRuleText();
  const language = useReadersLanguage();
  const [turn, setTurn] = useState(0);
  const others = boards.filter(({ id }) => id !== map.id);
  const other = others[turn % others.length];
  const lines = useMemo(
    () => (other ? differencesOf(text, facts, factsOf(other), page) : []),
    [text, facts, other, page],
  );
  if (other === undefined) return null;
  const { title, pair, other: compare } = text.differences;
  const nameOf = ({ id }: MapData) => boardName({ language }, id);
  const next = others[(turn + 1) % others.length] ?? other;
  return (
    <aside class="differences" aria-labelledby="differences">
      <h3 id="differences">{title}</h3>
      <p>{pair(nameOf(map), nameOf(other))}</p>
      {next !== other && (
        <button type="button" onClick={() => setTurn(turn + 1)}>
          {compare(nameOf(next))}
        </button>
      )}
      <dl>
        {lines.map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
