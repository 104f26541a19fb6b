import type { ColorName } from '../../engine/cards.ts';

const SYMBOLS = {
  red: <Envelope />,
  orange: <Horseshoe />,
  yellow: <Sun />,
  green: <path d="M12 1.6 17.8 9h-2.6l4.4 5.2h-3l4.8 5.4h-7.7V23h-3.4v-3.4H2.6l4.8-5.4h-3L8.8 9H6.2Z" />,
  blue: <Drop />,
  purple: <path d="M16.6 2.6A10 10 0 1 0 20.6 18 8.3 8.3 0 0 1 16.6 2.6Z" />,
  black: <Hammers />,
  white: <Snowflake />,
  locomotive: <EngineFront />,
};

/**
 * What a card carries besides its colour: envelope, horseshoe, sun, fir, drop, moon, hammers, snowflake, engine front.
 * The content of an svg on a 24 by 24 grid, in the current colour; cuts show the ground, which is --cut.
 */
export function CardSymbol({ of }: { readonly of: ColorName | 'locomotive' }) {
  return <g fill="currentColor">{SYMBOLS[of]}</g>;
}

function Envelope() {
  return (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="1.4" />
      <path d="M3.2 6.4 12 13.6l8.8-7.2" fill="none" stroke="var(--cut)" stroke-width="2" />
    </>
  );
}

function Horseshoe() {
  return (
    <>
      <path
        d="M7.6 3.2C2.6 9.8 4.2 20.3 12 20.3S21.4 9.8 16.4 3.2"
        fill="none"
        stroke="currentColor"
        stroke-width="4.6"
      />
      <path d="M4.2 2.2h6.2v3H4.2ZM13.6 2.2h6.2v3h-6.2Z" />
    </>
  );
}

function Sun() {
  return (
    <>
      <circle cx="12" cy="12" r="4.9" />
      <path
        d="M12 1.2v4M12 18.8v4M1.2 12h4M18.8 12h4M4.4 4.4l2.8 2.8M16.8 16.8l2.8 2.8M19.6 4.4l-2.8 2.8M7.2 16.8l-2.8 2.8"
        fill="none"
        stroke="currentColor"
        stroke-width="2.5"
      />
    </>
  );
}

function Drop() {
  return (
    <>
      <path d="M12 1.6C15.4 7.4 19 11 19 15.4a7 7 0 0 1-14 0C5 11 8.6 7.4 12 1.6Z" />
      <path
        d="M8.4 15.2a3.8 3.8 0 0 0 3 3.9"
        fill="none"
        stroke="var(--cut)"
        stroke-width="1.7"
        stroke-linecap="round"
      />
    </>
  );
}

function Hammers() {
  return (
    <>
      <path d="M5 21 16.6 8M19 21 7.4 8" fill="none" stroke="currentColor" stroke-width="2.7" />
      <path d="M1.9 8.6 8.6 2.4 11 5l-6.7 6.2ZM22.1 8.6l-6.7-6.2L13 5l6.7 6.2Z" />
    </>
  );
}

function Snowflake() {
  return (
    <g fill="none" stroke="currentColor" stroke-linecap="round">
      <path d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17" stroke-width="2.2" />
      <path
        d="M9.3 3.6 12 6.2l2.7-2.6M9.3 20.4l2.7-2.6 2.7 2.6M3 11l3.5-1.2-.9-3.6M21 13l-3.5 1.2.9 3.6M21 11l-3.5-1.2.9-3.6M3 13l3.5 1.2-.9 3.6"
        stroke-width="1.7"
      />
    </g>
  );
}

function EngineFront() {
  return (
    <>
      <path d="M9.6 1.6h4.8v3.3a7.1 7.1 0 0 1 4.2 9.9h1.9v3.6h-1.7l1 3.8H4.2l1-3.8H3.5v-3.6h1.9a7.1 7.1 0 0 1 4.2-9.9Z" />
      <circle cx="12" cy="11.2" r="3.5" fill="var(--cut)" />
      <circle cx="12" cy="11.2" r="1.3" />
    </>
  );
}
