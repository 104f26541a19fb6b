import { poles, sleepers, wires } from './perspective.ts';

export function Sky() {
  return (
    <>
      <rect class="sky" width="800" height="800" />
      <path class="haze" opacity=".55" d="M0 150Q400 90 800 150V800H0Z" />
      <path class="haze" opacity=".75" d="M0 235Q400 170 800 235V800H0Z" />
      <path class="dawn" d="M0 318Q400 250 800 318V800H0Z" />
      <circle class="sun" opacity=".45" cx="400" cy="330" r="178" />
      <circle class="sun" cx="400" cy="330" r="146" />
    </>
  );
}

export function Hills() {
  return (
    <>
      <g class="hills" opacity=".75">
        <path d="M0 452V372l58-46 40 30 54-66 62 74 34-26 52 64 50-10 50 60Z" />
        <path d="M800 452V352l-66-60-52 52-46-34-70 86-60-8-56 64Z" />
      </g>
      <path
        class="sun"
        opacity=".8"
        d="M98 356l54-66 32 38-22-4-14 14-16-6-16 20ZM734 292l-52 52 22-4 14 10 16-14 18 4-4-36Z"
      />
      <path class="hills" d="M0 452v-36q90-34 170-6t190 42ZM800 452v-44q-100-30-190 4t-170 40Z" />
    </>
  );
}

export function Fields() {
  return (
    <>
      <rect class="plain" y="452" width="800" height="348" />
      <path
        class="hills"
        opacity=".55"
        d="M400 452L-900 800H-620ZM400 452L-380 800H-230ZM400 452L1030 800H1180ZM400 452L1420 800H1700Z"
      />
    </>
  );
}

export function Track() {
  return (
    <>
      <path class="near" d="M397 452h6L638 800H162Z" />
      <path class="hills" opacity=".8" d={sleepers} />
      <path class="sun" d="M398 452L234 800h26L399.4 452ZM402 452L566 800h-26L400.6 452Z" />
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
    <g class="near" transform="translate(96 44) scale(.9)">
      <path d="M118 800V420h12v380Z" />
      <path class="arm" d="M124 430h-86a10 10 0 0 1 0-34h86Z" />
      <path class="stripe" d="M62 396v34" />
      <circle cx="124" cy="414" r="15" />
      <circle class="sun" cx="124" cy="414" r="7.5" />
      <path d="M112 386h24l-12-16Z" />
    </g>
  );
}
