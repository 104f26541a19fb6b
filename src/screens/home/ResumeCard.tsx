import { NetworkSketch } from '../../board/small/NetworkSketch.tsx';
import { useText } from '../../i18n/text.ts';
import { boards } from '../../table/boards.ts';
import type { SavedGame } from '../../table/saves/saves.ts';
import { Button } from '../../ui/Button.tsx';
import { gameState, gameTitle, savedWhen } from './gameWords.ts';
import { Scores } from './Scores.tsx';
import './resume-card.css';

interface ResumeCardProps {
  readonly game: SavedGame;
  /** Other games on the shelf. */
  readonly others: number;
  readonly onResume: () => void;
  readonly onList: () => void;
}

/** The game that was played last. It shows what everybody may know, and leads to the covered table. */
export function ResumeCard({ game, others, onResume, onList }: ResumeCardProps) {
  const text = useText();
  const board = boards.find(({ id }) => id === game.mapId);
  return (
    <article class="resume-card">
      <div class="picture">{board && <NetworkSketch map={board} label={text.home.network(board.name)} />}</div>
      <div class="state">
        <h2>{gameTitle(text, game, boards)}</h2>
        <p>
          {gameState(text, game)} <span class="when">{savedWhen(text, game.saved, new Date())}</span>
        </p>
        <Scores game={game} />
      </div>
      <div class="ways">
        <Button look="primary" size="big" icon="play" label={text.saves.resume} onPress={onResume} />
        <Button look="line" label={others > 0 ? text.saves.more(others) : text.saves.manage} onPress={onList} />
      </div>
    </article>
  );
}
