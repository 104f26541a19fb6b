import { useFrontText } from '../../i18n/frontText.ts';
import type { SavedGame } from '../../table/saves/saves.ts';
import { PlayerDisc } from '../../ui/PlayerDisc.tsx';
import './scores.css';

/** Who plays, and the points that everybody may know, best first. */
export function Scores({ game: { players, scores } }: { readonly game: SavedGame }) {
  const { saves, computers } = useFrontText();
  const rows = players.map((player, seat) => ({ ...player, score: scores[seat] ?? 0 }));
  return (
    <ul class="scores">
      {rows
        .sort((one, other) => other.score - one.score)
        .map(({ name, color, score, isComputer = false }) => (
          <li key={color} aria-label={saves.score(isComputer ? computers.named(name) : name, score)}>
            <PlayerDisc of={color} computer={isComputer} />
            <span class="name">{name}</span>
            <span class="points">{saves.points(score)}</span>
          </li>
        ))}
    </ul>
  );
}
