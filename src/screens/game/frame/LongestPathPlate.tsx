import { useMemo } from 'preact/hooks';
import type { TableView } from '../../../engine/view.ts';
import { useText } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { pathStanding } from '../../../table/story/standings.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PlayerDisc } from '../../../ui/PlayerDisc.tsx';
import { pathLength, pathWords, shortPathWords } from '../words/pathWords.ts';
import './longest-path-plate.css';

interface LongestPathPlateProps {
  readonly view: TableView;
  readonly players: TableState['players'];
  readonly onPress: () => void;
}

/** The card for the longest path: what it is worth, who would get it now and with how many trains. */
export function LongestPathPlate({ view, players, onPress }: LongestPathPlateProps) {
  const text = useText();
  const standing = useMemo(() => pathStanding(view), [view.table]);
  if (standing === null) return null;
  const { path, plate } = text.bonuses;
  const leaders = standing.leaders.flatMap((seat) => players[seat] ?? []);
  return (
    <button
      type="button"
      class="longest-path-plate"
      aria-label={plate(path.name, standing.points, pathWords(text, standing, players))}
      onClick={onPress}
    >
      <Icon name="winding" />
      <span class="name">{path.name}</span>
      <span class="points">{standing.points}</span>
      <span class="leaders">
        {leaders.map(({ color }) => (
          <PlayerDisc key={color} of={color} />
        ))}
        <span class="who">{shortPathWords(text, standing, players)}</span>
        <span class="length">{pathLength(standing)}</span>
      </span>
    </button>
  );
}
