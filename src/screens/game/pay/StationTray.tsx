import { useMemo } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import { stationWorth } from '../../../table/turn/stationWorth.ts';
import { conditionsOfCity } from '../../../table/turn/whyNot.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { cityFactWords } from '../board/cityRoutes.ts';
import { useTurnScene } from '../commands/turnScene.ts';
import type { Slip } from '../frame/ticketSlips.ts';
import { cityName } from '../words/names.ts';
import { PayTray } from './PayTray.tsx';
import { isWorthwhile, stationWorthWords } from './stationWords.ts';
import { TrayHead } from './TrayHead.tsx';
import { WhyNotTray } from './WhyNotTray.tsx';

interface StationTrayProps extends Pick<StationHeadProps, 'city'> {
  /** The tickets of the hand. */
  readonly slips: readonly Slip[];
}

/** Building a station: like claiming a route, at a price of its own. */
export function StationTray({ city, slips }: StationTrayProps) {
  const { claim } = useText();
  const { view, draft } = useTurnScene().scene;
  if (draft?.kind !== 'station') return null;
  if (draft.payment === null) {
    return <WhyNotTray checks={conditionsOfCity(view, city)} head={<StationHead city={city} />} />;
  }
  return (
    <PayTray
      draft={draft}
      payment={draft.payment}
      commit={claim.station.commit}
      slips={slips}
      head={(answer) => <StationHead city={city} promising answer={answer} />}
    />
  );
}

interface StationHeadProps {
  readonly city: number;
  /** Whether to say what it would do. */
  readonly promising?: boolean;
  readonly answer?: string | null;
}

function StationHead({ city, promising = false, answer = null }: StationHeadProps) {
  const { state, scene } = useTurnScene();
  const { view } = scene;
  const worth = useMemo(() => (promising ? stationWorth(view, city) : null), [view, city, promising]);
  const text = useText();
  const { station } = text.claim;
  const { table, seat } = view;
  const { rules, stationPrices } = table.board;
  const built = table.stations[seat]?.length ?? 0;
  const price = stationPrices[built];
  const facts = cityFactWords(text, view, city);
  const promise = worth && stationWorthWords(text, view, state, worth);
  return (
    <TrayHead
      title={station.title(cityName(view, city))}
      good={worth !== null && isWorthwhile(worth) ? promise : null}
      plain={promise}
      answer={answer}
    >
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
