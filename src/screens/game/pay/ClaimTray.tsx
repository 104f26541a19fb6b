import { useText } from '../../../i18n/text.ts';
import { conditionsOfRoute } from '../../../table/turn/whyNot.ts';
import { useTurnScene } from '../commands/turnScene.ts';
import type { Slip } from '../frame/ticketSlips.ts';
import { PayTray } from './PayTray.tsx';
import { RouteHead } from './RouteHead.tsx';
import { StationTray } from './StationTray.tsx';
import { TunnelTray } from './TunnelTray.tsx';
import { WhyNotTray } from './WhyNotTray.tsx';

interface ClaimTrayProps {
  /** The tickets of the hand. */
  readonly slips: readonly Slip[];
}

/** What the tray shows while something is being paid for. */
export function ClaimTray({ slips }: ClaimTrayProps) {
  const { draft } = useTurnScene().scene;
  switch (draft?.kind) {
    case 'claim':
      return <RouteTray key={draft.route} route={draft.route} slips={slips} />;
    case 'station':
      return <StationTray key={draft.city} city={draft.city} slips={slips} />;
    case 'tunnel':
      return <TunnelTray />;
    default:
      return null;
  }
}

function RouteTray({ route, slips }: ClaimTrayProps & { readonly route: number }) {
  const { claim } = useText();
  const { view, draft } = useTurnScene().scene;
  if (draft?.kind !== 'claim') return null;
  if (draft.payment === null) {
    return <WhyNotTray checks={conditionsOfRoute(view, route)} head={<RouteHead view={view} route={route} />} />;
  }
  return (
    <PayTray
      draft={draft}
      payment={draft.payment}
      commit={claim.commit}
      slips={slips}
      head={(answer) => <RouteHead view={view} route={route} promising answer={answer} />}
    />
  );
}
