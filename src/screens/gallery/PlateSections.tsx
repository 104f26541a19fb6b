import { useMemo } from 'preact/hooks';
import type { BonusCount } from '../../engine/map.ts';
import { gallery } from '../../i18n/en/gallery.ts';
import { useText } from '../../i18n/text.ts';
import { AppIcon } from '../../ui/art/AppIcon.tsx';
import { BonusPlate } from '../../ui/BonusPlate.tsx';
import { PlayerDisc } from '../../ui/PlayerDisc.tsx';
import { type PlateStat, PlayerPlate } from '../../ui/PlayerPlate.tsx';
import { Prompt } from '../../ui/Prompt.tsx';
import { Signal } from '../../ui/Signal.tsx';
import { Toast } from '../../ui/Toast.tsx';
import { bonusWords } from '../company/bonusWords.ts';
import { useSize } from '../shared/useMedia.ts';
import { Still } from './BoardPicture.tsx';
import { PLAYERS } from './claims.ts';
import { ignore } from './ignore.ts';
import { routeSampler } from './sampler.ts';

export function PlayerSection() {
  return (
    <ul class="players">
      {PLAYERS.map((player) => (
        <li key={player}>
          <PlayerDisc of={player} />
          {gallery.names[player]}
        </li>
      ))}
    </ul>
  );
}

export function RouteSection() {
  const text = useText();
  const columns = useSize('phone') ? 2 : 3;
  const model = useMemo(() => routeSampler(text, columns), [text, columns]);
  return <Still model={model} label={gallery.sections.routes} />;
}

const PLATES = [
  { color: 'red', score: 39, trains: 18, active: true },
  { color: 'blue', score: 69, trains: 2 },
  { color: 'green', score: 53, trains: 13, computer: true },
  { color: 'yellow', score: 58, trains: 12, computer: true, thinking: true },
] as const;

const statsOf = (trains: number): readonly PlateStat[] => [
  { fact: 'trains', count: trains, low: trains <= 2 },
  { fact: 'cards', count: 7 },
  { fact: 'tickets', count: 3 },
  { fact: 'stations', count: 2 },
];

export function PlateSection() {
  return (
    <div class="strip-piece">
      {PLATES.map(({ trains, ...plate }) => {
        const name = gallery.names[plate.color];
        const label = gallery.plate(name, plate.score, trains);
        return <PlayerPlate key={name} {...plate} name={name} stats={statsOf(trains)} label={label} onPress={ignore} />;
      })}
    </div>
  );
}

export function MessageSection() {
  const { signal, prompt, toast } = gallery;
  return (
    <div class="messages">
      <Signal {...signal} />
      <Prompt {...prompt} />
      <Toast words={toast.words} action={{ icon: 'undo', label: toast.undo, onPress: ignore }} />
      <div class="app-icon-piece">
        <AppIcon />
      </div>
    </div>
  );
}

const BONUSES: readonly { readonly counts: BonusCount; readonly points: number }[] = [
  { counts: { what: 'longestPath' }, points: 10 },
  { counts: { what: 'countries' }, points: 12 },
  { counts: { what: 'ticketsWorthAtMost', points: 5 }, points: 10 },
  { counts: { what: 'routesOfKind', kind: 'ferry' }, points: 12 },
];
const NOWHERE = { cities: [] };

export function BonusSection() {
  const text = useText();
  return (
    <div class="bonus-pieces">
      {BONUSES.map(({ counts, points }) => (
        <BonusPlate key={counts.what} {...bonusWords(text.final, NOWHERE, counts)} points={points} />
      ))}
    </div>
  );
}
