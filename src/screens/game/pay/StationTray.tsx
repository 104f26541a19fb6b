import { useText } from '../../../i18n/text.ts';
import { conditionsOfCity } from '../../../table/turn/whyNot.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { cityFactWords } from '../board/cityRoutes.ts';
import { useTurnScene } from '../commands/turnScene.ts';
import { cityName } from '../words/names.ts';
import { PayTray } from './PayTray.tsx';
import { TrayHead } from './TrayHead.tsx';
import { WhyNotTray } from './WhyNotTray.tsx';

interface StationTrayProps {
  readonly city: number;
}

/** Building a station: like claiming a route, at a price of its own. */
export function StationTray({ city }: StationTrayProps) {
  const { claim } = useText();
  const { view, draft } = useTurnScene().scene;
  if (draft?.kind !== 'station') return null;
  const head = (answer: string | null) => <StationHead city={city} answer={answer} />;
  if (draft.payment === null) return <WhyNotTray checks={conditionsOfCity(view, city)} head={head(null)} />;
  return <PayTray draft={draft} payment={draft.payment} commit={claim.station.commit} head={head} />;
}

function StationHead({ city, answer }: StationTrayProps & { readonly answer: string | null }) {
  const { scene } = useTurnScene();
  const text = useText();
  const { station } = text.claim;
  const { table, seat } = scene.view;
  const { rules, stationPrices } = table.board;
  const built = table.stations[seat]?.length ?? 0;
  const price = stationPrices[built];
  const facts = cityFactWords(text, scene.view, city);
  return (
    <TrayHead title={station.title(cityName(scene.view, city))} answer={answer}>
      {facts !== null && <li>{facts}</li>}
      {price !== undefined && (
        <>
          <li>
            <Icon name="station" />
            {station.nth(built + 1)}
          </li>
          <li>{station.price(price.length)}</li>
          <li class="beside">{station.unused(rules.stations?.pointsUnused ?? 0)}</li>
        </>
      )}
    </TrayHead>
  );
}
