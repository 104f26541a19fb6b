import { useFrontText } from '../../i18n/frontText.ts';
import { boardName } from '../../table/boardCards.ts';
import { SmallBoard } from '../company/SmallBoard.tsx';
import { specialWords } from '../company/specialWords.ts';
import './board-card.css';

interface BoardCardProps {
  readonly mapId: string;
  readonly onPress: () => void;
}

/** A picture of the board, which leads to a new game on it. */
export function BoardCard({ mapId, onPress }: BoardCardProps) {
  const text = useFrontText();
  const name = boardName(text, mapId);
  const special = specialWords(text, mapId);
  return (
    <li>
      <button type="button" class="board-card" aria-label={text.home.newOn(name, special)} onClick={onPress}>
        <span class="picture">
          <SmallBoard mapId={mapId} />
        </span>
        <span class="facts">
          <span class="title">{name}</span> <span class="note">{special}</span>
        </span>
      </button>
    </li>
  );
}
