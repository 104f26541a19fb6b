import { useFrontText } from '../../i18n/frontText.ts';
import type { DamagedGame } from '../../table/saves/damaged.ts';
import type { NewerGame, SavedGame } from '../../table/saves/saves.ts';
import { Button } from '../../ui/Button.tsx';
import { BackSheet } from '../shared/BackSheet.tsx';
import { SealedExport } from '../shared/SealedExport.tsx';
import { useSealedExport } from '../shared/useSealedExport.ts';
import { GameMessage } from './GameMessage.tsx';
import { gameState, gameTitle, savedWhen } from './gameWords.ts';
import { Scores } from './Scores.tsx';
import type { Games } from './useGames.ts';
import './games-sheet.css';

export interface GamesSheetProps {
  readonly games: Games;
  readonly onOpen: (game: SavedGame) => void;
  readonly onClose: () => void;
}

/** Every game on the shelf; those that cannot be opened come last. */
export function GamesSheet({ games, onOpen, onClose }: GamesSheetProps) {
  const { saves } = useFrontText();
  return (
    <BackSheet title={saves.list} onClose={onClose}>
      <ul class="games">
        {games.list?.games.map((game) => (
          <SavedRow key={game.id} game={game} games={games} onOpen={() => onOpen(game)} />
        ))}
        {games.list?.newer.map((game) => (
          <NewerRow key={game.id} game={game} games={games} />
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
  const text = useFrontText();
  const { saves } = text;
  const { press, question } = useSealedExport(game.turn !== null, () => games.exportGame(game));
  return (
    <li>
      <h3>{gameTitle(text, game)}</h3>
      <p>
        {gameState(text, game)} {savedWhen(text, game.saved, new Date())}
      </p>
      <Scores game={game} />
      <div class="ways">
        <Button
          size="small"
          icon="play"
          label={game.turn === null ? saves.resultOfThis : saves.resumeThis}
          onPress={onOpen}
        />
        <Button look="line" size="small" icon="download" label={saves.export} onPress={press} />
        <Button look="line" size="small" icon="bin" label={saves.delete} onPress={() => games.deleteGame(game)} />
      </div>
      {question && <SealedExport {...question} />}
    </li>
  );
}

function NewerRow({ game, games }: { readonly game: NewerGame; readonly games: Games }) {
  const { saves } = useFrontText();
  const { press, question } = useSealedExport(game.secret, () => games.exportNewer(game));
  return (
    <li>
      <h3>{saves.newer}</h3>
      <p>
        {game.names.length > 0 && saves.newerWho(saves.allOf(game.names))} {saves.newerWhy}
      </p>
      <div class="ways">
        <Button look="line" size="small" icon="download" label={saves.export} onPress={press} />
        <Button look="line" size="small" icon="bin" label={saves.delete} onPress={() => games.deleteNewer(game)} />
      </div>
      {question && <SealedExport {...question} />}
    </li>
  );
}

function DamagedRow({ game: { id, reason, secret }, games }: { readonly game: DamagedGame; readonly games: Games }) {
  const { saves } = useFrontText();
  const { press, question } = useSealedExport(secret, () => games.exportDamaged(id));
  return (
    <li>
      <h3>{saves.damaged}</h3>
      <p class="fault">
        {saves.damagedWhy} <span lang="en">{reason}</span>
      </p>
      <div class="ways">
        <Button look="line" size="small" icon="download" label={saves.export} onPress={press} />
        <Button look="line" size="small" icon="bin" label={saves.delete} onPress={() => games.deleteDamaged(id)} />
      </div>
      {question && <SealedExport {...question} />}
    </li>
  );
}
