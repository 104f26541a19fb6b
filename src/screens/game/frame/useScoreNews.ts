import { useEffect, useRef, useState } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { playerName } from '../words/names.ts';

/** Whose score has changed last on this screen, and to what. Before that nothing. */
export function useScoreNews({ table: { table }, players }: Pick<TableState, 'table' | 'players'>): string {
  const { plate } = useText().turn;
  const before = useRef(table.scores);
  const [news, setNews] = useState('');
  useEffect(() => {
    const changed = table.scores.flatMap((score, seat) => (score === before.current[seat] ? [] : [seat]));
    before.current = [...table.scores];
    if (changed.length === 0) return;
    setNews(changed.map((seat) => plate.title(playerName({ players }, seat), table.scores[seat] ?? 0)).join(' '));
  }, [table]);
  return news;
}
