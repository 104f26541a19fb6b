import { useText } from '../../i18n/text.ts';
import { boards } from '../../table/boards.ts';
import { Locomotive } from '../../ui/art/Locomotive.tsx';
import { Icon } from '../../ui/Icon.tsx';
import './new-game-tile.css';

interface NewGameTileProps {
  /** There is no game to go on with: this is the way. */
  readonly first: boolean;
  readonly onPress: () => void;
}

export function NewGameTile({ first, onPress }: NewGameTileProps) {
  const { home } = useText();
  const least = Math.min(...boards.map(({ rules }) => rules.players[0]));
  const most = Math.max(...boards.map(({ rules }) => rules.players[1]));
  return (
    <button type="button" class={first ? 'new-game-tile first' : 'new-game-tile on-livery'} onClick={onPress}>
      <Icon name="plus" />
      <span class="words">
        <span class="title">{home.newGame}</span> <span class="note">{home.newGameFor(least, most)}</span>
      </span>
      <Locomotive />
    </button>
  );
}
