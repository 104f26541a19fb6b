import type { ComponentChildren } from 'preact';
import type { ColorName } from '../../engine/cards.ts';

/** Everything is drawn in the card's own --dark and --light; the rail lies at 68. */
const OUTLINE = { stroke: 'var(--dark)', 'stroke-width': 1.7, 'stroke-linejoin': 'round' } as const;
const BODY = { ...OUTLINE, fill: 'var(--light)' } as const;
const WHITE = { ...OUTLINE, fill: 'var(--wagon-white)' } as const;
const SOLID = { fill: 'var(--dark)' } as const;
const line = (width: number) => ({ fill: 'none', stroke: 'var(--dark)', 'stroke-width': width }) as const;

const WAGONS: Readonly<Record<ColorName, () => ComponentChildren>> = {
  red: MailVan,
  orange: HorseBox,
  yellow: GrainHopper,
  green: TimberWagon,
  blue: TankWagon,
  purple: SleepingCar,
  black: CoalWagon,
  white: IceVan,
};

/** The wagon of a card, about 120 by 70 units. */
export function Wagon({ of }: { readonly of: ColorName }) {
  const Drawing = WAGONS[of];
  return <Drawing />;
}

interface UnderframeProps {
  /** Where its axles are. */
  readonly axles: readonly number[];
  readonly from?: number;
  readonly to?: number;
}

function Underframe({ axles, from = 13, to = 107 }: UnderframeProps) {
  return (
    <>
      <path d="M-12 68.2h144" {...line(2)} />
      <path d={`M${from - 5} 53.6v4.8M${to + 5} 53.6v4.8`} {...line(2.6)} />
      <path d={`M${from - 4} 56H${to + 4}`} {...line(3.6)} />
      {axles.map((x) => (
        <g key={x}>
          <path d={`M${x - 6} 57h12l-2.5 4h-7Z`} {...SOLID} />
          <circle cx={x} cy="62.2" r="5.6" {...SOLID} />
          <circle cx={x} cy="62.2" r="3.4" fill="none" stroke="var(--light)" stroke-width="1.1" />
          <circle cx={x} cy="62.2" r="1" fill="var(--light)" />
        </g>
      ))}
    </>
  );
}

function MailVan() {
  return (
    <>
      <Underframe axles={[32, 88]} />
      <path d="M15 26.5h90V54H15Z" {...BODY} />
      <path d="M12 26.5c8-8 18-9 26-9h44c8 0 18 1 26 9ZM40 13.5h40l3 4H37Z" {...SOLID} />
      <path d="M43 29h34v25H43Z" {...WHITE} />
      <path d="M43 29l17 14.5L77 29" {...OUTLINE} fill="none" />
      <path d="M43 54l12-14M77 54L65 40" {...line(1.1)} />
      <path d="M20 31h7.5v9H20ZM30.5 31H38v9h-7.5ZM82 31h7.5v9H82ZM92.5 31h7.5v9h-7.5Z" {...SOLID} />
      <path d="M16 46.5h26M78 46.5h26" {...line(1.2)} />
    </>
  );
}

function HorseBox() {
  return (
    <>
      <Underframe axles={[34, 86]} />
      <path d="M17 24h86v30H17Z" {...BODY} />
      <path d="M13 24l7-6h80l7 6ZM23 24.8h19v12H23ZM78 24.8h19v12H78Z" {...SOLID} />
      <path d="M18 29h84M18 34h84" {...line(1.5)} />
      <g fill="var(--light)">
        <path d="M27 37v-4.5c0-2.6 1-5 3.6-6l1.6-1.7 1 2 3.8 3.6-1.6 2.2-2.8-.8-.4 5.2Z" />
        <path d="M93 37v-4.5c0-2.6-1-5-3.6-6l-1.6-1.7-1 2-3.8 3.6 1.6 2.2 2.8-.8.4 5.2Z" />
      </g>
      <path d="M48 24v30M72 24v30M60 24v30" {...line(1.7)} />
      <path d="M49 53l10-15M71 53L61 38" {...line(1.3)} />
      <path d="M18 40h29M73 40h29M18 47h29M73 47h29" {...line(1.2)} />
    </>
  );
}

function GrainHopper() {
  return (
    <>
      <Underframe axles={[32, 88]} />
      <path d="M22 24.5C32 16 45 20 52 15.5c7-4 15 1 22 0 9-1.2 17 4 24 9Z" {...OUTLINE} fill="var(--wagon-grain)" />
      <path d="M12 24h96l-4 8H16Z" {...SOLID} />
      <path d="M16.5 32h87L84 54H36Z" {...BODY} />
      <path d="M40 32l6 22M60 32v22M80 32l-6 22M19 32l10 21M101 32L91 53" {...line(1.6)} />
      <path d="M43 54h12l-3 6h-6ZM65 54h12l-3 6h-6Z" {...SOLID} />
    </>
  );
}

function TimberWagon() {
  return (
    <>
      <Underframe axles={[30, 90]} />
      <path d="M11 51h98v4H11Z" {...SOLID} />
      <rect x="18" y="40" width="78" height="10.5" rx="5.2" {...BODY} />
      <rect x="22" y="29.5" width="74" height="10.5" rx="5.2" {...OUTLINE} fill="var(--wagon-log)" />
      <rect x="30" y="19" width="60" height="10.5" rx="5.2" {...BODY} />
      <path d="M40 24h34M34 35h40M30 45.5h50" {...line(1.1)} stroke-dasharray="14 5" />
      <LogEnd x={94} y={45.2} />
      <LogEnd x={92} y={34.8} />
      <LogEnd x={86} y={24.2} />
      <path d="M26 15v38M54 15v38M80 15v38" {...line(2.8)} />
    </>
  );
}

function LogEnd({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="5.8" {...BODY} />
      <circle cx={x} cy={y} r="2.9" {...line(1)} />
    </>
  );
}

function TankWagon() {
  return (
    <>
      <Underframe axles={[34, 86]} />
      <path d="M30 55l6-6M90 55l-6-6" {...line(3)} />
      <rect x="15" y="24" width="90" height="28" rx="13" {...BODY} />
      <path d="M52 24v-6.5c0-3 16-3 16 0V24Z" {...SOLID} />
      <path d="M49 16.5h22" {...line(2.4)} />
      <path d="M34 24.5v27M60 24.5v27M86 24.5v27" {...line(1.7)} />
      <path d="M24 30.5h72" stroke="var(--wagon-white)" stroke-width="3" stroke-linecap="round" opacity=".85" />
      <path d="M70 24v31M77 24v31M70 31h7M70 38h7M70 45h7" {...line(1.5)} />
    </>
  );
}

function SleepingCar() {
  return (
    <>
      <Underframe axles={[24, 38, 82, 96]} from={11} to={109} />
      <path d="M11 27h98v27H11Z" {...BODY} />
      <path d="M8 27c4-6 10-7.5 16-7.5h72c6 0 12 1.5 16 7.5ZM30 14.5h60l4 5H26Z" {...SOLID} />
      <path d="M36 17h6M50 17h6M64 17h6M78 17h6" stroke="var(--light)" stroke-width="2" />
      {[19, 34, 49, 64, 79].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path d="M0 43v-8.5a5.5 5 0 0 1 11 0V43Z" {...SOLID} />
          <path
            d="M1.6 41.5c2.6-1.5 3.4-4 3.6-9.5-2.4 0-3.6 1.4-3.6 3ZM9.4 41.5c-2.6-1.5-3.4-4-3.6-9.5 2.4 0 3.6 1.4 3.6 3Z"
            fill="var(--wagon-curtain)"
          />
        </g>
      ))}
      <path d="M96 54V33.5h8V54" {...WHITE} />
      <path d="M12 47.5h83" {...line(1.5)} />
      <path d="M12 50.5h83" {...line(0.8)} />
    </>
  );
}

function CoalWagon() {
  return (
    <>
      <Underframe axles={[34, 86]} />
      <g stroke="var(--light)" stroke-linejoin="round" fill="var(--wagon-coal)">
        <path d="M21 31l6-8 6 2 6-8 7 4 6-7 8 5 7-4 6 6 7-3 5 6 6-2 7 9Z" stroke-width="1.4" />
        <path d="M33 25l4 4M46 21l3 7M60 19l-3 6 5 4M73 21l-2 8M85 23l-5 5" fill="none" stroke-width="1.2" />
      </g>
      <path d="M14 31h92v23H14Z" {...BODY} />
      <path d="M11.5 30.5h97" {...line(3)} />
      <path d="M29 32v22M45 32v22M75 32v22M91 32v22" {...line(2.6)} />
      <path d="M52 36h16v13H52Z" {...line(1.3)} fill="var(--wagon-sign)" />
      <path d="M55 39l10 7M65 39l-10 7" {...line(2)} />
    </>
  );
}

function IceVan() {
  return (
    <>
      <Underframe axles={[32, 88]} />
      <path d="M15 25h90v29H15Z" {...WHITE} />
      <path d="M12 25c6-5 14-6.5 24-6.5h48c10 0 18 1.5 24 6.5Z" {...SOLID} />
      <path d="M22 18.5V14h14v4.5M84 18.5V14h14v4.5" {...OUTLINE} fill="var(--wagon-hatch)" />
      <path d="M21 25v29M27 25v29M33 25v29M39 25v29M81 25v29M87 25v29M93 25v29M99 25v29" stroke="var(--wagon-plank)" />
      <path d="M45 27h30v27H45Z" {...OUTLINE} fill="var(--wagon-ice)" />
      <path d="M60 27v27" {...line(1.2)} />
      <path d="M45 33h5M45 47h5M75 33h-5M75 47h-5" {...line(2)} />
      <path d="M60 34v13M54.4 37.2l11.2 6.5M65.6 37.2l-11.2 6.5" {...line(1.8)} stroke-linecap="round" />
    </>
  );
}
