import type { ComponentType } from 'preact';
import type { PlayerColor } from '../../../engine/players.ts';
import { Firs, Mountains, Shore } from './Fjord.tsx';
import { Mesas, WindPump } from './Prairie.tsx';
import type { PosterHour, Scenery } from './posterKinds.ts';
import { Sky } from './Sky.tsx';
import { Fields, SignalPost, Telegraph, Track } from './scenery.tsx';
import { Poplars, Town } from './Village.tsx';
import './hand-over-poster.css';

const TONES = ['dawn', 'haze', 'sky', 'hills', 'plain', 'caption', 'sun', 'fill'] as const;

interface Layers {
  /** On the horizon. */
  readonly Back: ComponentType;
  readonly Ground: ComponentType;
  /** Beside the track, the left first: where a poster is narrow it is left out. */
  readonly left: ComponentType | null;
  readonly right: ComponentType;
}

const LAYERS: Readonly<Record<Scenery, Layers>> = {
  prairie: { Back: Mesas, Ground: Fields, left: WindPump, right: Telegraph },
  village: { Back: Town, Ground: Fields, left: SignalPost, right: Poplars },
  fjord: { Back: Mountains, Ground: Shore, left: null, right: Firs },
};

interface HandOverPosterProps {
  readonly of: PlayerColor;
  readonly scenery: Scenery;
  readonly hour: PosterHour;
}

/** A track that runs to the horizon; the sun over it carries the player's mark. Words beside it say whose it is. */
export function HandOverPoster({ of, scenery, hour }: HandOverPosterProps) {
  const tones = TONES.map((tone) => [`--${tone}`, `var(--${of}-${tone})`] as const);
  const { Back, Ground, left: Left, right: Right } = LAYERS[scenery];
  return (
    <svg
      class={`hand-over-poster ${of} ${scenery} ${hour}`}
      viewBox="0 0 800 800"
      preserveAspectRatio="xMidYMid slice"
      style={Object.fromEntries(tones)}
      aria-hidden="true"
    >
      <Sky of={of} hour={hour} />
      <Back />
      <Ground />
      {hour === 'night' && <rect class="dusk" y="452" width="800" height="348" />}
      <Track />
      <Right />
      {Left !== null && (
        <g class="beside">
          <Left />
        </g>
      )}
    </svg>
  );
}
