import type { MapData } from '../../engine/map.ts';
import { useText } from '../../i18n/text.ts';
import type { TableSetup } from '../../table/game/setup.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { deckName } from '../shared/deckName.ts';
import { deckSize, decksOf } from './plan.ts';
import { calledOf } from './SeatRow.tsx';
import './options.css';

interface OptionsProps {
  readonly plan: TableSetup;
  readonly map: MapData;
  readonly onChange: (plan: TableSetup) => void;
}

export function Options({ plan, map, onChange }: OptionsProps) {
  const { setup } = useText();
  return (
    <section class="options panel">
      <Decks plan={plan} map={map} onChange={onChange} />
      <First plan={plan} onChange={onChange} />
      <div class="option">
        <Switch
          label={setup.openHands}
          on={plan.openHands}
          onChange={(openHands) => onChange({ ...plan, openHands })}
        />
        <small>{setup.openHandsWhy}</small>
      </div>
    </section>
  );
}

function Decks({ plan, map, onChange }: OptionsProps) {
  const text = useText();
  const { ticketDeck } = plan;
  if (ticketDeck === null) return null;
  const options = decksOf(map).map((deck) => ({ value: deck, label: deckName(text, deck) }));
  return (
    <div class="option">
      <span class="what">
        <strong>{text.setup.decks}</strong>
        <small>{text.setup.deckHolds(deckSize(map, ticketDeck))}</small>
      </span>
      <Segmented
        label={text.setup.decks}
        options={options}
        value={ticketDeck}
        onChange={(deck) => onChange({ ...plan, ticketDeck: deck })}
      />
    </div>
  );
}

const RANDOM = 'random';
const FIRST = 'first-player';

function First({ plan, onChange }: Omit<OptionsProps, 'map'>) {
  const text = useText();
  const { setup } = text;
  const choose = (value: string) => onChange({ ...plan, first: value === RANDOM ? RANDOM : Number(value) });
  return (
    <div class="option">
      <label class="what" for={FIRST}>
        <strong>{setup.first}</strong>
        <small>{setup.firstWhy}</small>
      </label>
      <select id={FIRST} value={String(plan.first)} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value={RANDOM}>{setup.random}</option>
        {plan.seats.map(({ name, color }, seat) => (
          <option key={color} value={String(seat)}>
            {calledOf(text, name, seat)}
          </option>
        ))}
      </select>
    </div>
  );
}
