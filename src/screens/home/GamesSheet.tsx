import { useText } from '../../i18n/text.ts';
import { boards } from '../../table/boards.ts';
import type { DamagedGame } from '../../table/damaged.ts';
import type { SavedGame } from '../../table/saves.ts';
import { Button } from '../../ui/Button.tsx';
import { BackSheet } from '../BackSheet.tsx';
import { GameMessage } from './GameMessage.tsx';
import { gameState, gameTitle, savedWhen } from './gameWords.ts';
import { Scores } from './Scores.tsx';
import type { Games } from './useGames.ts';
import './games-sheet.css';

interface GamesSheetProps {
  readonly games: Games;
  readonly onOpen: (game: SavedGame) => void;
  readonly onClose: () => void;
}

/** Every game on the shelf, the damaged ones last. */
export function GamesSheet({ games, onOpen, onClose }: GamesSheetProps) {
  const { saves } = useText();
  return (
    <BackSheet title={saves.list} onClose={onClose}>
      <ul class="games">
        {games.list?.games.map((game) => (
          <SavedRow key={game.id} game={game} games={games} onOpen={() => onOpen(game)} />
        ))}
        {games.list?.damaged.map((game) => (
          <DamagedRow key={game.id} game={game} games={games} />
        ))}
      </ul>
      <GameMessage games={games} />
    </BackSheet>
  );
}

interface SavedRowProps {
  readonly game: SavedGame;
  readonly games: Games;
  readonly onOpen: () => void;
}

function SavedRow({ game, games, onOpen }: SavedRowProps) {
  const text = useText();
  const { saves } = text;
  return (
    <li>
      <h3>{gameTitle(text, game, boards)}</h3>
      <p>
        {gameState(text, game)} {savedWhen(text, game.saved, new Date())}
      </p>
      <Scores game={game} />
      <div class="ways">
        <Button icon="play" label={game.turn === null ? saves.resultOfThis : saves.resumeThis} onPress={onOpen} />
        <Button look="line" icon="download" label={saves.export} onPress={() => games.exportGame(game)} />
        <Button look="line" icon="bin" label={saves.delete} onPress={() => games.deleteGame(game)} />
      </div>
    </li>
  );
}

function DamagedRow({ game: { id, reason }, games }: { readonly game: DamagedGame; readonly games: Games }) {
  const { saves } = useText();
  return (
    <li>
      <h3>{saves.damaged}</h3>
      <p class="fault">{saves.damagedWhy(reason)}</p>
      <div class="ways">
        <Button look="line" icon="download" label={saves.export} onPress={() => games.exportDamaged(id)} />
        <Button look="line" icon="bin" label={saves.delete} onPress={() => games.deleteDamaged(id)} />
      </div>
    </li>
  );
}
