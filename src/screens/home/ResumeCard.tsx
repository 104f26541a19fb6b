import { useFrontText } from '../../i18n/frontText.ts';
import type { SavedGame } from '../../table/saves/saves.ts';
import { Button } from '../../ui/Button.tsx';
import { SmallBoard } from '../company/SmallBoard.tsx';
import { gameState, gameTitle, ownersOf, savedWhen } from './gameWords.ts';
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
  const text = useFrontText();
  return (
    <article class="resume-card">
      <div class="picture">
        <SmallBoard mapId={game.mapId} owners={ownersOf(game)} />
      </div>
      <div class="state">
        <h2>{gameTitle(text, game)}</h2>
        <p>
          {gameState(text, game)} <span class="when">{savedWhen(text, game.saved, new Date())}</span>
        </p>
      </div>
      <div class="ways">
        <Button look="line" label={others > 0 ? text.saves.more(others) : text.saves.manage} onPress={onList} />
        <Button look="primary" icon="play" label={text.saves.resume} onPress={onResume} />
      </div>
      <Scores game={game} />
    </article>
  );
}
