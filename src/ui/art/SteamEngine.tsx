const INK = 'var(--card-locomotive-dark)';
const BRASS = 'var(--loco-brass)';
const GLOW = 'var(--loco-glow)';
const CREAM = 'var(--card-locomotive)';

/** Drawn like the wagons, about 120 by 70 units, with the rail at 68. */
export function SteamEngine() {
  return (
    <>
      <path d="M-12 68.6h144" stroke={INK} stroke-width="2.2" />
      <path d="M80 16c-5-1-6-7-1.5-9 .5-5 8-6 10.5-2.5C93 1 100 3 100 8c3.5 2 2.5 7.5-1.5 8Z" fill={CREAM} />
      <Cab />
      <Boiler />
      <path d="M14 50h90v6H14Z" fill="var(--loco-frame)" />
      <path d="M104 51.5h6M110 48v9M7 53.5h8" stroke={INK} stroke-width="2.6" />
      <path d="M104 56h5l5 11H99Z" fill={INK} />
      <DrivingWheel x={29} radius={8.6} />
      <DrivingWheel x={51} radius={10.6} />
      <DrivingWheel x={75} radius={10.6} />
      <circle cx="93.5" cy="62.5" r="5.5" fill={INK} />
      <circle cx="93.5" cy="62.5" r="3.2" fill="none" stroke={BRASS} stroke-width="1.2" />
      <path d="M51 61h24l18-5" fill="none" stroke={CREAM} stroke-width="2.4" stroke-linecap="round" />
    </>
  );
}

function Cab() {
  return (
    <>
      <path d="M16 27h25v30H16ZM11.5 22.5h34v5h-34Z" fill={INK} />
      <path d="M21 31h7v9h-7ZM31 31h7v9h-7Z" fill={GLOW} />
    </>
  );
}

function Boiler() {
  return (
    <>
      <path d="M41 32h52c4 0 6 3.5 6 9s-2 9-6 9H41Z" fill={INK} />
      <path d="M54 32v18M68 32v18M82 32v18" stroke={BRASS} stroke-width="1.6" />
      <path d="M43 36.5h50" stroke="var(--loco-shine)" stroke-width="2.2" stroke-linecap="round" />
      <path d="M56 32v-3c0-5 10-5 10 0v3Z" fill={BRASS} />
      <path d="M72 32v-2.5c0-3.5 7-3.5 7 0V32ZM84 32l-1.5-12h-2v-3.5h16V20h-2L93 32Z" fill={INK} />
      <path d="M80.5 16.6h16" stroke={BRASS} stroke-width="2" />
      <circle cx="97.5" cy="35" r="3.2" fill={GLOW} stroke={INK} stroke-width="1.4" />
    </>
  );
}

function DrivingWheel({ x, radius }: { readonly x: number; readonly radius: number }) {
  const spoke = radius - 3;
  return (
    <g transform={`translate(${x} ${68 - radius})`} fill="none" stroke={BRASS}>
      <circle r={radius} fill={INK} stroke="none" />
      <circle r={radius - 2.4} stroke-width="1.5" />
      <path d={`M${-spoke} 0H${spoke}M0 ${-spoke}V${spoke}`} stroke-width="1.1" />
    </g>
  );
}
