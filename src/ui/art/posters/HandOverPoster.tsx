import type { PlayerColor } from '../../../engine/players.ts';
import { PlayerMark } from '../marks.tsx';
import { Fields, Hills, SignalPost, Sky, Telegraph, Track } from './scenery.tsx';
import './hand-over-poster.css';

const TONES = ['dawn', 'haze', 'sky', 'hills', 'plain', 'caption', 'sun', 'fill'] as const;

/** A track that runs to the horizon; the sun over it carries the player's mark. Words beside it say whose it is. */
export function HandOverPoster({ of }: { readonly of: PlayerColor }) {
  const tones = TONES.map((tone) => [`--${tone}`, `var(--${of}-${tone})`] as const);
  return (
    <svg
      class={`hand-over-poster ${of}`}
      viewBox="0 0 800 800"
      preserveAspectRatio="xMidYMid slice"
      style={Object.fromEntries(tones)}
      aria-hidden="true"
    >
      <Sky />
      <g class="mark" transform="translate(316 230) scale(7)">
        <PlayerMark of={of} />
      </g>
      <Hills />
      <Fields />
      <Track />
      <Telegraph />
      <SignalPost />
    </svg>
  );
}
