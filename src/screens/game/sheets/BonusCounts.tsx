import { useMemo } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import type { Standing } from '../../../table/story/standings.ts';
import { openHand, ownCount } from '../../../table/turn/ownBonus.ts';
import { PlayerDisc } from '../../../ui/PlayerDisc.tsx';

interface BonusCountsProps {
  readonly standing: Standing;
  readonly state: TableState;
}

/** What everybody has of a bonus. Where hands and tickets decide: only what whoever holds the open hand has. */
export function BonusCounts({ standing: { bySeat, leaders, counts }, state }: BonusCountsProps) {
  if (bySeat === null) return <SecretCount counts={counts} scene={state.scene} />;
  return <PublicCounts bySeat={bySeat} leaders={leaders} players={state.players} />;
}

function SecretCount({ counts, scene }: Pick<Standing, 'counts'> & Pick<TableState, 'scene'>) {
  const { saves } = useText();
  const view = openHand(scene);
  const own = useMemo(() => view && ownCount(view, counts), [view, counts]);
  return <p class="bonus-secret">{own === null ? saves.secret : saves.secretButOwn(own)}</p>;
}

interface PublicCountsProps extends Pick<Standing, 'leaders'>, Pick<TableState, 'players'> {
  readonly bySeat: readonly number[];
}

function PublicCounts({ bySeat, leaders, players }: PublicCountsProps) {
  const { final } = useText();
  return (
    <ul class="bonus-counts">
      {players.map(({ name, color }, seat) => {
        const count = String(bySeat[seat] ?? 0);
        const leads = leaders.includes(seat);
        return (
          <li
            key={color}
            class={leads ? 'leads' : undefined}
            aria-label={leads ? final.bonusLeads(name, count) : final.bonusCount(name, count)}
          >
            <PlayerDisc of={color} />
            <span>{name}</span>
            <strong>{count}</strong>
          </li>
        );
      })}
    </ul>
  );
}
