import { useText } from '../../../i18n/text.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { WatchScene } from '../../../table/session/scenes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useGameMenu } from '../commands/menu.ts';
import { Hand } from '../frame/Hand.tsx';
import { TicketList } from '../frame/TicketList.tsx';
import type { Slip } from '../frame/ticketSlips.ts';
import { WatchControls } from './WatchControls.tsx';
import '../frame/tray.css';
import '../frame/look.css';
import './watch.css';

interface WatchTrayProps {
  readonly scene: WatchScene;
  readonly table: OpenTable;
  /** The tickets of the only person. */
  readonly slips: readonly Slip[];
  /** Whose path is lit. */
  readonly ticket: number | null;
  readonly onTicket: (ticket: number) => void;
  readonly onCard: () => void;
}

/** The hand of the only person, at rest; where several play, a closed tray. In both, the reins of the computers. */
export function WatchTray({ scene, table, slips, ticket, onTicket, onCard }: WatchTrayProps) {
  const { turn } = useText();
  const { view } = scene;
  if (view === null) return <ClosedTray scene={scene} table={table} />;
  return (
    <section class="game-tray on-livery" aria-label={turn.tray} data-spot="tray">
      <div class="open-tray resting">
        <TicketList slips={slips} lit={ticket === null ? [] : [ticket]} onPress={onTicket} />
        <Hand hand={view.hand} fresh={[]} chosen={null} onCard={onCard} tools={[]} />
        <WatchControls scene={scene} table={table} />
      </div>
    </section>
  );
}

function ClosedTray({ scene, table }: Pick<WatchTrayProps, 'scene' | 'table'>) {
  const { watch } = useText().computers;
  const { onLeave } = useGameMenu();
  const { isDemo } = scene;
  return (
    <section class="game-tray covered watched on-livery" aria-label={watch.tray}>
      <div>
        <p>
          <Icon name={isDemo ? 'bot' : 'cover'} />
          {isDemo ? watch.demo : watch.covered}
        </p>
        <WatchControls scene={scene} table={table} />
        {isDemo && <Button look="line" icon="home" label={watch.leave} onPress={onLeave} />}
      </div>
    </section>
  );
}
