import { useText } from '../../../i18n/text.ts';
import { conditionsOfRoute } from '../../../table/turn/whyNot.ts';
import { useTurnScene } from '../commands/turnScene.ts';
import { PayTray } from './PayTray.tsx';
import { RouteHead } from './RouteHead.tsx';
import { StationTray } from './StationTray.tsx';
import { TunnelTray } from './TunnelTray.tsx';
import { WhyNotTray } from './WhyNotTray.tsx';

/** What the tray shows while something is being paid for. */
export function ClaimTray() {
  const { draft } = useTurnScene().scene;
  switch (draft?.kind) {
    case 'claim':
      return <RouteTray key={draft.route} route={draft.route} />;
    case 'station':
      return <StationTray key={draft.city} city={draft.city} />;
    case 'tunnel':
      return <TunnelTray />;
    default:
      return null;
  }
}

function RouteTray({ route }: { readonly route: number }) {
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
      head={(answer) => <RouteHead view={view} route={route} promising answer={answer} />}
    />
  );
}
