import { useMemo } from 'preact/hooks';
import { sounds } from '../../i18n/en/sounds.ts';
import type { Cue } from '../../sound/cues.ts';
import { spectrumShape, waveShape } from '../../sound/measure/shapes.ts';
import { played } from '../../sound/played.ts';
import { RATE } from '../../sound/synth/signal.ts';
import { Button } from '../../ui/Button.tsx';
import { preferences } from '../shared/preferences.ts';
import { sound } from '../shared/sound.ts';
import './sounds.css';

const CUES: readonly Cue[] = [
  { sound: 'card' },
  { sound: 'shuffle' },
  { sound: 'claim', wagons: 6 },
  { sound: 'station' },
  { sound: 'kept' },
  { sound: 'done' },
  { sound: 'tunnel', cards: 3 },
  ...[0, 1, 2, 3, 4].map((seat) => ({ sound: 'handover', seat }) as const),
  { sound: 'lastRound' },
  { sound: 'refused' },
  { sound: 'winner' },
];

const FRAME = { width: 400, height: 90 };

/** Every sound, to hear and to look at: how it swings, and of which frequencies it is made. */
export function Sounds() {
  return (
    <main class="all-pieces sounds">
      <h1>{sounds.title}</h1>
      <p>{sounds.intro}</p>
      <ul>
        {CUES.map((cue) => (
          <OneSound key={JSON.stringify(cue)} cue={cue} />
        ))}
      </ul>
    </main>
  );
}

function OneSound({ cue }: { readonly cue: Cue }) {
  const signal = useMemo(() => played(cue), []);
  const name = cue.sound === 'handover' ? sounds.seat(cue.seat + 1) : sounds.names[cue.sound];
  const hear = () => {
    sound.hush();
    if (preferences.getState().sound === 'on') sound.play(cue);
    else void preferences.change({ sound: 'on' }).then(() => sound.play(cue));
  };
  return (
    <li>
      <Button look="line" icon="play" label={name} note={sounds.ms((1000 * signal.length) / RATE)} onPress={hear} />
      <p>{cue.sound === 'handover' ? sounds.chimes[cue.seat] : sounds.heard[cue.sound]}</p>
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={sounds.wave(name)}>
        <path class="wave" d={waveShape(signal, FRAME)} />
      </svg>
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={sounds.spectrum(name)}>
        <path class="spectrum" d={spectrumShape(signal, FRAME)} />
      </svg>
    </li>
  );
}
