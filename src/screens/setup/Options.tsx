import type { MapData } from '../../engine/map.ts';
import { useFrontText } from '../../i18n/frontText.ts';
import type { TableSetup } from '../../table/game/setup.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { decksOf } from '../company/decks.ts';
import { FirstChoice } from '../company/FirstChoice.tsx';
import { deckName } from '../shared/deckName.ts';
import { deckSize } from './plan.ts';
import './options.css';

interface OptionsProps {
  readonly plan: TableSetup;
  readonly map: MapData;
  readonly onChange: (plan: TableSetup) => void;
}

export function Options({ plan, map, onChange }: OptionsProps) {
  const { setup } = useFrontText();
  return (
    <section class="options panel">
      <Decks plan={plan} map={map} onChange={onChange} />
      <FirstChoice seats={plan.seats} first={plan.first} onChange={(first) => onChange({ ...plan, first })} />
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
  const text = useFrontText();
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
