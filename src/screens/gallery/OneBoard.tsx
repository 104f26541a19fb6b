import { useMemo, useState } from 'preact/hooks';
import { Board } from '../../board/Board.tsx';
import type { Target } from '../../board/model.ts';
import { gallery } from '../../i18n/en/gallery.ts';
import { useText } from '../../i18n/text.ts';
import { usePlaces } from '../game/board/usePlaces.ts';
import type { BoardAddress } from './address.ts';
import { galleryModel } from './models.ts';
import { useTheme } from './screens/useTheme.ts';
import './one-board.css';

/** A board in the part of the screen that it has in a game, with the rest left blank. */
export function OneBoard({ map, state, theme, owners }: BoardAddress) {
  const text = useText();
  const places = usePlaces(map.id);
  const model = useMemo(
    () => places && galleryModel(map, places, state, text, owners),
    [map, places, state, text, owners],
  );
  const [chosen, setChosen] = useState<Target | null>(null);
  useTheme(theme);
  return (
    <div class="one-board">
      <header class="strip">
        <a href="#/gallery">{gallery.back}</a>
        <h1>{map.name}</h1>
      </header>
      <main class="zone">{model && <Board model={model} onChoose={setChosen} />}</main>
      <div class="market" />
      <footer class="tray">
        <p data-testid="chosen">{chosen && gallery.target[chosen.kind](chosen.id)}</p>
      </footer>
    </div>
  );
}
