import { useMemo } from 'preact/hooks';
import type { MapData } from '../../../engine/map.ts';
import { PERSON } from '../../../table/game/opponents.ts';
import { firstPlan } from '../../setup/plan.ts';
import { SetupForm } from '../../setup/Setup.tsx';
import { ignore } from '../ignore.ts';
import { type Cast, seatsOf } from './company.ts';

interface SetupScreenProps {
  readonly map: MapData;
  readonly company: Cast;
  readonly onLeave: () => void;
}

const startNothing = () => Promise.resolve();

/** The set-up with people at the table. It neither knows the last table of this device nor starts a game on it. */
export function SetupScreen({ map, company, onLeave }: SetupScreenProps) {
  const begun = useMemo(() => ({ ...firstPlan(null, [map]), seats: seatsOf(company) }), [map, company]);
  const people = begun.seats.filter(({ by = PERSON }) => by.kind === 'person');
  return (
    <SetupForm
      begun={begun}
      people={people}
      onLeave={onLeave}
      onStart={startNothing}
      onBoard={ignore}
      onKeep={ignore}
    />
  );
}
