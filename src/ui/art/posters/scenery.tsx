import { poles, sleepers, wires } from './perspective.ts';

export function Fields() {
  return (
    <>
      <rect class="ground" y="452" width="800" height="348" />
      <path
        class="furrows"
        d="M400 452L-900 800H-620ZM400 452L-380 800H-230ZM400 452L1030 800H1180ZM400 452L1420 800H1700Z"
      />
    </>
  );
}

export function Track() {
  return (
    <>
      <path class="bed" d="M397 452h6L638 800H162Z" />
      <path class="sleepers" d={sleepers} />
      <path class="rails" d="M398 452L234 800h26L399.4 452ZM402 452L566 800h-26L400.6 452Z" />
    </>
  );
}

export function Telegraph() {
  return (
    <g class="telegraph">
      {wires.map(({ d, width }) => (
        <path key={d} d={d} stroke-width={width} />
      ))}
      {poles.map(({ post, arms, width }) => (
        <g key={post} stroke-width={width}>
          <path d={post} />
          <path d={arms} stroke-width={width * 0.7} />
        </g>
      ))}
    </g>
  );
}

export function SignalPost() {
  return (
    <g class="near signal-post" transform="translate(96 -8) scale(.9)">
      <path d="M118 880V420h12v460Z" />
      <path class="arm" d="M124 430h-86a10 10 0 0 1 0-34h86Z" />
      <path class="stripe" d="M62 396v34" />
      <circle cx="124" cy="414" r="15" />
      <circle class="lamp" cx="124" cy="414" r="7.5" />
      <path d="M112 386h24l-12-16Z" />
    </g>
  );
}
