import type { Story } from '../../../table/story/story.ts';
import { TunnelCards } from './TunnelCards.tsx';

/** The cards of a tunnel that was opened in this turn and has come to its end. */
export function OpenedTunnel({ did }: { readonly did: readonly Story[] }) {
  const story = did.findLast(({ what }) => what === 'claimed' || what === 'withdrew');
  if ((story?.what !== 'claimed' && story?.what !== 'withdrew') || story.tunnel === null) return null;
  return (
    <div class="opened-tunnel">
      <TunnelCards revealed={story.tunnel.revealed} paid={story.paid} />
    </div>
  );
}
