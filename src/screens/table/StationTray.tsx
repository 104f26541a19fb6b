import { useText } from '../../i18n/text.ts';
import { whyNotCity } from '../../table/whyNot.ts';
import { Icon } from '../../ui/Icon.tsx';
import { cityName } from './names.ts';
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
  if (draft.payment === null) return <WhyNotTray {...props} checks={whyNotCity(view, city)} head={head(null)} />;
  return <PayTray {...props} draft={draft} payment={draft.payment} commit={claim.station.commit} head={head} />;
}

function StationHead({ scene, city, answer }: StationTrayProps & { readonly answer: string | null }) {
  const { station } = useText().claim;
  const { table, seat } = scene.view;
  const { rules, stationPrices } = table.board;
  const built = table.stations[seat]?.length ?? 0;
  const price = stationPrices[built];
  return (
    <TrayHead title={station.title(cityName(scene.view, city))} answer={answer}>
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
