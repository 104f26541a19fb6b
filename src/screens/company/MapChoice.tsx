import type { MapData } from '../../engine/map.ts';
import { useFrontText } from '../../i18n/frontText.ts';
import { ageFor, boardName, minutesFor } from '../../table/boardCards.ts';
import { boards } from '../../table/boards.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SmallBoard } from './SmallBoard.tsx';
import { specialWords } from './specialWords.ts';
import './map-choice.css';

interface MapChoiceProps {
  readonly among?: readonly MapData[];
  readonly map: MapData;
  readonly onChange: (map: MapData) => void;
}

/** The boards to choose from: how each looks, what is special, how long it takes, and from which age. */
export function MapChoice({ among = boards, map, onChange }: MapChoiceProps) {
  const text = useFrontText();
  return (
    <fieldset class="map-choice">
      <legend class="unseen">{text.setup.board}</legend>
      {among.map((board) => (
        <label key={board.id} class="map">
          <input type="radio" name="board" checked={board.id === map.id} onChange={() => onChange(board)} />
          <span class="picture">
            <SmallBoard mapId={board.id} />
          </span>
          <span class="caption">
            <strong>{boardName(text, board.id)}</strong> <small class="special">{specialWords(text, board.id)}</small>{' '}
            <Facts map={board} />
          </span>
          <span class="tick">
            <Icon name="tick" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Facts({ map: { id, rules } }: Pick<MapChoiceProps, 'map'>) {
  const { setup } = useFrontText();
  const [shortest, longest] = rules.players.map((players) => minutesFor(id, players));
  const age = ageFor(id);
  return (
    <>
      {shortest && longest && (
        <small class="fact">
          <Icon name="clock" /> {setup.length(shortest, longest)}
        </small>
      )}{' '}
      {age !== null && (
        <small class="fact">
          <Icon name="person" /> {setup.age(age)}
        </small>
      )}
    </>
  );
}
