// The train of the poster. It stands on y = 0 of its own group.

const FIRST_COACH_X = 186;
const COACH_STEP = 60;
const ENGINE_X = 426;
const COACHES = ['red', 'blue', 'yellow', 'green'] as const;

const ENGINE_BLACK =
  'M0-36h22v30H0ZM-4-40h30v5H-4ZM30-28q5-9 10 0ZM44-28v-4h6v4ZM58-28l-2-15h13l-2 15ZM76-12l12 12H72Z';

type Puff = readonly [x: number, y: number, radius: number];
const PUFFS: readonly Puff[] = [
  [488, 416, 13],
  [476, 402, 18],
  [456, 390, 23],
  [428, 380, 28],
  [394, 374, 31],
  [358, 372, 29],
  [324, 366, 26],
  [294, 362, 20],
  [270, 362, 13],
  [414, 362, 24],
  [374, 356, 24],
  [442, 372, 22],
  [342, 358, 20],
];

export function Train({ y }: { readonly y: number }) {
  return (
    <g class="train">
      {COACHES.map((color, i) => (
        <Coach key={color} x={FIRST_COACH_X + i * COACH_STEP} y={y} color={color} />
      ))}
      <Engine y={y} />
      <Steam />
    </g>
  );
}

function Coach({ x, y, color }: { readonly x: number; readonly y: number; readonly color: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-27h54v21H0Z" fill={`var(--coach-${color})`} />
      <path d="M-2-27q4-7 12-7h34q8 0 12 7Z" fill="var(--coach-roof)" />
      <path d="M6-22h8v8H6ZM18-22h8v8h-8ZM30-22h8v8h-8ZM42-22h8v8h-8Z" fill="var(--coach-window)" />
      <path d="M2-9h50" stroke="var(--coach-stripe)" stroke-width="1.5" opacity=".8" />
      <circle cx="12" cy="-4" r="5" fill="var(--engine)" />
      <circle cx="42" cy="-4" r="5" fill="var(--engine)" />
      <path d="M-6-7h8M52-7h8" stroke="var(--engine)" stroke-width="3" />
    </g>
  );
}

function Engine({ y }: { readonly y: number }) {
  return (
    <g transform={`translate(${ENGINE_X} ${y})`}>
      <path d={ENGINE_BLACK} fill="var(--engine)" />
      <path d="M5-32h6v8H5ZM14-32h5v8h-5Z" fill="var(--engine-light)" />
      <path d="M22-28h44q7 0 7 9t-7 9H22Z" fill="var(--engine-boiler)" />
      <path d="M32-28v18M46-28v18" stroke="var(--engine-brass)" stroke-width="2" />
      <path d="M55-45h15" stroke="var(--engine-brass)" stroke-width="3" />
      <path d="M-2-12h78v6H-2Z" fill="var(--engine-frame)" />
      <circle cx="74" cy="-23" r="4" fill="var(--engine-light)" />
      <Wheels />
    </g>
  );
}

function Wheels() {
  return (
    <>
      <g fill="var(--engine)">
        <circle cx="10" cy="-7" r="7.5" />
        <circle cx="32" cy="-8" r="9" />
        <circle cx="53" cy="-8" r="9" />
        <circle cx="68" cy="-5" r="5" />
      </g>
      <g fill="none" stroke="var(--engine-brass)" stroke-width="1.6">
        <circle cx="32" cy="-8" r="5.5" />
        <circle cx="53" cy="-8" r="5.5" />
      </g>
    </>
  );
}

function Steam() {
  return (
    <>
      <path d={PUFFS.map(([x, y, radius]) => disc(x + 5, y + 9, radius)).join('')} fill="var(--steam-shade)" />
      <path d={PUFFS.map(([x, y, radius]) => disc(x, y, radius)).join('')} fill="var(--steam)" />
    </>
  );
}

function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0Z`;
}
