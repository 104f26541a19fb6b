const STONES = 19;
const KEYSTONE = 9;
const MIDDLE = { x: 500, y: 408 };
const ARCH = { wide: 402, high: 352 };
const STONE = 46;
const JOINT = 0.005;
const COURSES = [430, 476, 522, 568, 614];

/** The mouth of a tunnel, stretched over whatever it is laid on. */
export function TunnelPortal() {
  return (
    <svg class="tunnel-portal" viewBox="0 0 1000 640" preserveAspectRatio="none" aria-hidden="true">
      <path class="wall" d="M52 640V408a448 398 0 0 1 896 0v232Z" />
      {VOUSSOIRS.map(({ look, path }) => (
        <path key={path} class={look} d={path} />
      ))}
      <path class="dark" d="M98 640V408a402 352 0 0 1 804 0v232Z" />
      <path class="depth" d="M134 640V416a366 312 0 0 1 732 0v224Z" />
      {COURSES.map((y) => (
        <path key={y} class="course" d={`M52 ${y}h46M902 ${y}h46`} />
      ))}
    </svg>
  );
}

const VOUSSOIRS = Array.from({ length: STONES }, (_, place) => ({ look: lookOf(place), path: voussoir(place) }));

function lookOf(place: number): string {
  if (place === KEYSTONE) return 'keystone';
  return place % 2 === 0 ? 'stone' : 'stone other';
}

function voussoir(place: number): string {
  const from = Math.PI * (1 - place / STONES) - JOINT;
  const to = Math.PI * (1 - (place + 1) / STONES) + JOINT;
  return `M${onArch(0, from)}L${onArch(STONE, from)}L${onArch(STONE, to)}L${onArch(0, to)}Z`;
}

function onArch(out: number, angle: number): string {
  const x = MIDDLE.x + (ARCH.wide + out) * Math.cos(angle);
  const y = MIDDLE.y - (ARCH.high + out) * Math.sin(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
