import type { CardName, ColorName } from '../../engine/cards.ts';
import { memo } from '../memo.ts';
import { CardPattern } from './patterns.tsx';
import { SteamEngine } from './SteamEngine.tsx';
import { CardSymbol } from './symbols.tsx';
import { Wagon } from './wagons.tsx';
import '../card.css';

export type CardKind = CardName | 'back';

interface FaceProps {
  readonly kind: CardKind;
  /** Another card lies on it: of its picture no more than a narrow strip is to be seen. */
  readonly covered?: boolean;
}

/** The picture of a card, 3 by 2. Words that say what it is stand beside it. */
export const CardFace = memo(({ kind, covered = false }: FaceProps) => (
  <svg class="card-face" viewBox="0 0 120 80" aria-hidden="true" style={inks(kind)}>
    <rect x=".5" y=".5" width="119" height="79" rx="8" fill="var(--card-edge)" stroke="var(--card-rim)" />
    {covered ? <Ground kind={kind} /> : kind === 'back' ? <Back /> : <Front kind={kind} />}
  </svg>
));

function Ground({ kind }: Pick<FaceProps, 'kind'>) {
  return (
    <>
      <rect x="3" y="3" width="114" height="74" rx="6" fill={`var(--card-${kind})`} />
      <path d="M3 68h114v3a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6Z" fill="var(--dark)" />
    </>
  );
}

function inks(kind: CardKind) {
  return kind === 'back' ? {} : { '--dark': `var(--card-${kind}-dark)`, '--light': `var(--card-${kind}-light)` };
}

/** What lies outside of the picture's round corners. */
const CORNERS = 'M2 2h116v76H2ZM9 3a6 6 0 0 0-6 6v62a6 6 0 0 0 6 6h102a6 6 0 0 0 6-6V9a6 6 0 0 0-6-6Z';

function Front({ kind }: { readonly kind: CardName }) {
  return (
    <>
      <svg x="3" y="3" width="114" height="74" viewBox="3 3 114 74" aria-hidden="true">
        {kind === 'locomotive' ? <EnginePicture /> : <WagonPicture color={kind} />}
        <path d={CORNERS} fill="var(--card-edge)" fill-rule="evenodd" />
      </svg>
      <g class="sign">
        <circle
          cx="17.5"
          cy="17.5"
          r="12.5"
          fill="var(--card-edge)"
          stroke={kind === 'white' ? 'var(--dark)' : undefined}
        />
        <g class="symbol" transform="translate(8.7 8.7) scale(.733)">
          <CardSymbol of={kind} />
        </g>
      </g>
    </>
  );
}

function WagonPicture({ color }: { readonly color: ColorName }) {
  return (
    <>
      <path d="M3 3h114v74H3Z" fill={`var(--card-${color})`} />
      <CardPattern color={color} scale={1.25} ink={`var(--card-${color}-tint)`} opacity={0.85} />
      <path d="M3 68h114v9H3Z" fill="var(--dark)" />
      <g transform="translate(6.5 .5) scale(.925 .99)">
        <Wagon of={color} />
      </g>
    </>
  );
}

function EnginePicture() {
  return (
    <>
      <path d="M3 3h114v74H3Z" fill="var(--card-locomotive)" />
      {RAYS.map(({ color, path }) => (
        <path key={path} d={path} fill={`var(--card-${color})`} />
      ))}
      <ellipse cx="62" cy="46" rx="50" ry="33" fill="var(--card-locomotive)" />
      <path d="M3 69h114v8H3Z" fill="var(--dark)" />
      <g transform="translate(8 3.5) scale(.9 .955)">
        <SteamEngine />
      </g>
    </>
  );
}

function Back() {
  return (
    <>
      <rect x="3" y="3" width="114" height="74" rx="6" fill="var(--card-back)" />
      <g fill="none" stroke="var(--card-back-line)" stroke-width="1.4">
        <rect x="8.5" y="8.5" width="103" height="63" rx="3.5" />
        <circle cx="60" cy="40" r="19" />
        <circle cx="60" cy="40" r="5" />
        <path d="M60 21v14M60 45v14M41 40h14M65 40h14M46.6 26.6l9.9 9.9M63.5 43.5l9.9 9.9M73.4 26.6l-9.9 9.9M56.5 43.5l-9.9 9.9M12 40h26M82 40h26" />
      </g>
    </>
  );
}

const AROUND = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'black', 'white'] as const;
/** Each colour twice: a locomotive is any of them. */
const RAYS = [...AROUND, ...AROUND].map((color, place, all) => ({ color, path: ray(place, all.length) }));

function ray(place: number, of: number): string {
  return `M60 44L${farPoint((place - 0.5) / of)}L${farPoint((place + 0.5) / of)}Z`;
}

/** Beyond the card's edge, `turn` of the way round from the top. */
function farPoint(turn: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(60 + 110 * Math.sin(angle)).toFixed(1)} ${(44 - 110 * Math.cos(angle)).toFixed(1)}`;
}
