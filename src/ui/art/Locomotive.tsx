const BODY =
  'M16 27h25v30H16ZM11.5 22.5h34v5h-34ZM41 32h52c4 0 6 3.5 6 9s-2 9-6 9H41ZM56 32v-3c0-5 10-5 10 0v3ZM72 32v-2.5c0-3.5 7-3.5 7 0V32ZM84 32l-1.5-12h-2v-3.5h16V20h-2L93 32ZM14 50h90v6H14ZM104 56h5l5 11H99Z';

/** A brass engine on carriage green. */
export function Locomotive() {
  return (
    <svg class="locomotive" viewBox="8 14 110 56" aria-hidden="true">
      <path d={BODY} fill="var(--lining)" />
      <path d="M21 31h7v9h-7ZM31 31h7v9h-7Z" fill="var(--livery)" />
      <g fill="var(--livery)" stroke="var(--lining)" stroke-width="2.5">
        <circle cx="29" cy="60" r="7.6" />
        <circle cx="51" cy="58" r="9.6" />
        <circle cx="75" cy="58" r="9.6" />
        <circle cx="93.5" cy="62.5" r="4.8" />
      </g>
      <path d="M51 59h24l18-4" stroke="var(--lining)" stroke-width="2.4" fill="none" />
    </svg>
  );
}
