import { NetworkSketch } from '../../board/small/NetworkSketch.tsx';
import type { MapData } from '../../engine/map.ts';
import { useText } from '../../i18n/text.ts';
import { boards } from '../../table/boards.ts';
import { Icon } from '../../ui/Icon.tsx';
import { specialWords } from './specialWords.ts';
import './map-choice.css';

interface MapChoiceProps {
  readonly map: MapData;
  readonly onChange: (map: MapData) => void;
}

/** The boards to choose from, and the chosen one large. */
export function MapChoice({ map, onChange }: MapChoiceProps) {
  const text = useText();
  return (
    <fieldset class="map-choice">
      <legend class="unseen">{text.setup.board}</legend>
      <div class="preview">
        <NetworkSketch key={map.id} map={map} label={text.home.network(map.name)} />
      </div>
      {boards.map((board) => (
        <label key={board.id} class="map">
          <input type="radio" name="board" checked={board.id === map.id} onChange={() => onChange(board)} />
          <span class="thumb" aria-hidden="true">
            <NetworkSketch map={board} label="" />
          </span>
          <span class="caption">
            <strong>{board.name}</strong> <small>{specialWords(text, board)}</small>
          </span>
          <span class="tick">
            <Icon name="tick" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
