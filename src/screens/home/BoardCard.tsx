import type { MapData } from '../../engine/map.ts';
import { useFrontText } from '../../i18n/frontText.ts';
import { boardName } from '../../table/boards.ts';
import { SmallBoard } from '../company/SmallBoard.tsx';
import { specialWords } from '../company/specialWords.ts';
import './board-card.css';

interface BoardCardProps {
  readonly board: MapData;
  readonly onPress: () => void;
}

/** A picture of the board, which leads to a new game on it. */
export function BoardCard({ board, onPress }: BoardCardProps) {
  const text = useFrontText();
  const name = boardName(text, board.id);
  const special = specialWords(text, board);
  return (
    <li>
      <button type="button" class="board-card" aria-label={text.home.newOn(name, special)} onClick={onPress}>
        <span class="picture">
          <SmallBoard map={board} />
        </span>
        <span class="facts">
          <span class="title">{name}</span> <span class="note">{special}</span>
        </span>
      </button>
    </li>
  );
}
