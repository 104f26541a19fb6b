import { useText } from '../../../i18n/text.ts';
import { conditionsOfRoute } from '../../../table/turn/whyNot.ts';
import { PayTray } from './PayTray.tsx';
import { RouteHead } from './RouteHead.tsx';
import { StationTray } from './StationTray.tsx';
import { TunnelTray } from './TunnelTray.tsx';
import type { TrayProps } from './trayProps.ts';
import { WhyNotTray } from './WhyNotTray.tsx';

/** What the tray shows while something is being paid for. */
export function ClaimTray(props: TrayProps) {
  switch (props.scene.draft?.kind) {
    case 'claim':
      return <RouteTray key={props.scene.draft.route} {...props} route={props.scene.draft.route} />;
    case 'station':
      return <StationTray key={props.scene.draft.city} {...props} city={props.scene.draft.city} />;
    case 'tunnel':
      return <TunnelTray {...props} />;
    default:
      return null;
  }
}

function RouteTray({ route, ...props }: TrayProps & { readonly route: number }) {
  const { claim } = useText();
  const { view, draft } = props.scene;
  if (draft?.kind !== 'claim') return null;
  if (draft.payment === null) {
    return (
      <WhyNotTray {...props} checks={conditionsOfRoute(view, route)} head={<RouteHead view={view} route={route} />} />
    );
  }
  return (
    <PayTray
      {...props}
      draft={draft}
      payment={draft.payment}
      commit={claim.commit}
      head={(answer) => <RouteHead view={view} route={route} promising answer={answer} />}
    />
  );
}
