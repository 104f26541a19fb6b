import { useText } from '../../../i18n/text.ts';
import { conditionsOfCity } from '../../../table/turn/whyNot.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { cityFactWords } from '../board/cityRoutes.ts';
import { cityName } from '../words/names.ts';
import { PayTray } from './PayTray.tsx';
import { TrayHead } from './TrayHead.tsx';
import type { TrayProps } from './trayProps.ts';
import { WhyNotTray } from './WhyNotTray.tsx';

interface StationTrayProps extends TrayProps {
  readonly city: number;
}

/** Building a station: like claiming a route, at a price of its own. */
export function StationTray({ city, ...props }: StationTrayProps) {
  const { claim } = useText();
  const { view, draft } = props.scene;
  if (draft?.kind !== 'station') return null;
  const head = (answer: string | null) => <StationHead {...props} city={city} answer={answer} />;
  if (draft.payment === null) return <WhyNotTray {...props} checks={conditionsOfCity(view, city)} head={head(null)} />;
  return <PayTray {...props} draft={draft} payment={draft.payment} commit={claim.station.commit} head={head} />;
}

function StationHead({ scene, city, answer }: StationTrayProps & { readonly answer: string | null }) {
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
