import { useText } from '../../i18n/text.ts';
import type { TableState } from '../../table/scenes.ts';
import { type Standing, standings } from '../../table/standings.ts';
import { BonusPlate } from '../../ui/BonusPlate.tsx';
import { PlayerDisc } from '../../ui/PlayerDisc.tsx';
import { BackSheet } from '../BackSheet.tsx';
import { bonusWords } from './bonusWords.ts';
import './bonus-sheet.css';

interface BonusSheetProps {
  readonly state: TableState;
  readonly onClose: () => void;
}

/** Every bonus in play and how it stands, as far as everybody may know. */
export function BonusSheet({ state, onClose }: BonusSheetProps) {
  const { saves } = useText();
  return (
    <BackSheet title={saves.bonuses} onClose={onClose}>
      <p class="bonus-why">{saves.bonusesWhy}</p>
      <ul class="bonuses">
        {standings(state.table).map((standing) => (
          <BonusRow key={standing.id} standing={standing} players={state.players} />
        ))}
      </ul>
    </BackSheet>
  );
}

interface BonusRowProps {
  readonly standing: Standing;
  readonly players: TableState['players'];
}

function BonusRow({ standing, players }: BonusRowProps) {
  const text = useText();
  const { name, words, icon } = bonusWords(text, standing.counts);
  return (
    <li>
      <BonusPlate icon={icon} name={name} words={words} points={standing.points} />
      {standing.bySeat === null ? (
        <p>{text.saves.secret}</p>
      ) : (
        <Counts bySeat={standing.bySeat} leaders={standing.leaders} players={players} />
      )}
    </li>
  );
}

interface CountsProps extends Pick<Standing, 'leaders'> {
  readonly bySeat: readonly number[];
  readonly players: TableState['players'];
}

function Counts({ bySeat, leaders, players }: CountsProps) {
  const { final } = useText();
  return (
    <ul class="bonus-counts">
      {players.map(({ name, color }, seat) => {
        const count = bySeat[seat] ?? 0;
        return (
          <li
            key={color}
            class={leaders.includes(seat) ? 'leads' : undefined}
            aria-label={final.bonusCount(name, String(count))}
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
