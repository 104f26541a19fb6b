import { useText } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PlayerDisc } from '../../../ui/PlayerDisc.tsx';
import { seatStandings } from '../frame/publicTable.ts';
import './standings.css';

/** Everybody's points and trains in a quiet row. */
export function Standings({ state }: { readonly state: TableState }) {
  const { curtain, computers } = useText();
  return (
    <ul class="standings" aria-label={curtain.standings}>
      {seatStandings(state).map(({ seat, name, color, score, trains, computer }) => (
        <li key={seat}>
          <span class="unseen">{curtain.standing(computer ? computers.named(name) : name, score, trains)}</span>
          <PlayerDisc of={color} computer={computer} />
          <span class="score" aria-hidden="true">
            {score}
          </span>
          <span class="trains" aria-hidden="true">
            <Icon name="train" />
            {trains}
          </span>
        </li>
      ))}
    </ul>
  );
}
