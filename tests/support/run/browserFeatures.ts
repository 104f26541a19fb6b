// Which features of browsers the app is built on, and since which Safari there is each. What came before Safari 14 is
// as old as tablets that can still be updated, and only named.

/** The oldest Safari that must show everything; the build is made for it. */
export const OLDEST_SAFARI = 16.4;

export interface Feature {
  /** As it is written in a style sheet; for scripts, what it is called. */
  readonly name: string;
  /** Infinity: there is none that has it. */
  readonly safari: number;
  /** What happens where it is missing. Whatever is newer than the oldest Safari must say so. */
  readonly fallback?: string;
}

export const NONE = Number.POSITIVE_INFINITY;

/** Everything in the styles that Safari 13 has not, by its name; what is no property is `:x`, `@x`, `x()`, a unit `1x`, or `x: y` for a value. */
export const STYLE_FEATURES: readonly Feature[] = [
  { name: ':focus-visible', safari: 15.4 },
  { name: ':has', safari: 15.4 },
  { name: ':is', safari: 14 },
  { name: '@container', safari: 16 },
  { name: '@media with <= or >=', safari: 16.4 },
  { name: '1cqh', safari: 16 },
  { name: '1cqi', safari: 16 },
  { name: '1lh', safari: 16.4 },
  { name: '1cqw', safari: 16 },
  { name: '1dvh', safari: 15.4 },
  { name: 'aspect-ratio', safari: 15 },
  { name: 'color-mix()', safari: 16.2 },
  { name: 'column-gap', safari: 14.1 },
  { name: 'container', safari: 16 },
  { name: 'container-type', safari: 16 },
  { name: 'forced-color-adjust', safari: NONE, fallback: 'Safari forces no colours on a page' },
  { name: 'gap', safari: 14.1 },
  { name: 'hyphens', safari: 17, fallback: '-webkit-hyphens stands before it' },
  { name: 'inset', safari: 14.1 },
  { name: 'margin-block', safari: 14.1 },
  { name: 'margin-inline', safari: 14.1 },
  { name: 'overflow-wrap: anywhere', safari: 15.4 },
  { name: 'overscroll-behavior', safari: 16 },
  { name: 'padding-block', safari: 14.1 },
  { name: 'padding-inline', safari: 14.1 },
  { name: 'border-block', safari: 14.1 },
  { name: 'row-gap', safari: 14.1 },
  { name: 'scroll-margin-top', safari: 14.1 },
  { name: 'scroll-padding-bottom', safari: 14.1 },
  { name: 'scrollbar-color', safari: 26.2, fallback: 'the bar has the colours of the device' },
  { name: 'scrollbar-width', safari: 18.2, fallback: 'on tablets the bar lies over the content and fades' },
  { name: 'text-size-adjust', safari: NONE, fallback: 'the page says how wide it is, so no text is enlarged' },
  { name: 'text-wrap', safari: 17.5, fallback: 'lines break where they are full' },
  { name: 'translate', safari: 14.1 },
  { name: 'user-select', safari: NONE, fallback: '-webkit-user-select stands beside it' },
];

/** What every browser that can be met has long had. */
export const OLD_STYLES: ReadonlySet<string> = new Set(
  `-moz-text-size-adjust -webkit-font-smoothing -webkit-hyphens -webkit-tap-highlight-color -webkit-touch-callout
  -webkit-user-select align-content align-items align-self animation animation-delay animation-duration
  animation-fill-mode animation-name appearance backface-visibility background background-color background-image
  background-position background-size border border-bottom border-bottom-color border-bottom-width border-collapse
  border-color border-left border-radius border-right border-right-color border-spacing border-style border-top
  border-top-color border-top-width border-width bottom box-shadow box-sizing clip-path color color-scheme content
  counter-increment counter-reset cursor direction display fill fill-opacity
  fill-rule filter flex flex-basis flex-direction flex-wrap font font-display font-family font-size font-stretch
  font-style font-variant-numeric font-weight grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column
  grid-row grid-template grid-template-columns grid-template-rows height justify-content justify-items justify-self
  left letter-spacing line-height list-style margin margin-bottom margin-left margin-right margin-top max-height
  max-width min-height min-width object-fit opacity order outline outline-color outline-offset overflow overflow-wrap overflow-x
  overflow-y padding padding-bottom padding-left padding-right padding-top paint-order perspective place-content place-items
  place-self pointer-events position right src stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-opacity stroke-width table-layout text-align text-anchor text-shadow text-decoration text-indent
  text-overflow text-transform text-underline-offset top touch-action transform transform-box transform-origin transform-style transition unicode-range
  vector-effect vertical-align visibility white-space width will-change word-break z-index
  @font-face @import @keyframes @media @page @supports
  :-webkit-scrollbar :active :after :backdrop :before :checked :disabled :empty :enabled :first-child :focus
  :focus-within :hover :lang :last-child :not :nth-child :nth-of-type :only-child :placeholder :root
  blur() brightness() calc() clamp() counter() cubic-bezier() drop-shadow() env() format() hsl() hsla() inset()
  linear-gradient() max() min() minmax() polygon() radial-gradient() repeat() rgb() rgba() rotate() saturate() scale()
  steps() translate() url() var()
  1ch 1cm 1deg 1em 1fr 1mm 1ms 1pt 1px 1rem 1s 1turn 1vh 1vmax 1vmin 1vw`.split(/\s+/),
);

/** Words that have long been values of these; those of what is new itself are as new as that. */
export const OLD_VALUES: ReadonlySet<string> = valuesIn(`
  align-content: center end space-evenly start; align-items: baseline center end start stretch;
  align-self: center end start stretch; background: buttontext highlight; backface-visibility: hidden; border: dashed solid; border-bottom: solid; border-color: canvas highlight;
  border-collapse: collapse; border-left: dashed solid; border-right: dashed solid; border-style: dashed;
  border-top: dashed solid; border-radius: inherit; box-shadow: inset none; box-sizing: border-box; color: graytext highlighttext inherit; color-scheme: dark light;
  counter-increment: step; counter-reset: step; cursor: default grab grabbing pointer progress; direction: ltr rtl; display: block contents flex grid inline inline-block inline-flex inline-grid none;
  fill: none; fill-rule: evenodd; filter: none; flex: auto none; flex-direction: column row; flex-wrap: nowrap wrap;
  font: inherit italic; font-display: swap; font-style: italic normal; font-variant-numeric: lining-nums;
  font-weight: inherit; grid-auto-columns: max-content; grid-auto-flow: column dense row; grid-auto-rows: auto max-content min-content;
  grid-column: auto span; grid-row: auto span; grid-template: auto max-content none; grid-template-columns: auto none;
  grid-template-rows: auto min-content none;
  height: auto fit-content; justify-content: center end space-between start stretch; justify-items: center end start;
  justify-self: center end start; left: auto; list-style: none; margin: auto; margin-left: auto; max-height: none;
  max-width: none; min-height: min-content; min-width: min-content; outline: highlight none solid; outline-color: highlight; overflow: auto hidden visible; overflow-y: auto; paint-order: stroke;
  place-content: center stretch; place-items: center; place-self: end; pointer-events: auto none;
  position: absolute fixed relative static sticky; right: auto; stroke: currentColor none; stroke-dasharray: none; stroke-linecap: butt inherit round;
  stroke-linejoin: round; table-layout: fixed; text-align: center end left start; text-anchor: middle; text-overflow: ellipsis; text-decoration: none underline; top: auto;
  transition: ease-out filter linear none opacity transform;
  touch-action: manipulation none; transform-box: fill-box; transform-style: preserve-3d; vector-effect: non-scaling-stroke; vertical-align: bottom middle top;
  visibility: hidden; white-space: normal nowrap pre-wrap; width: auto; will-change: opacity transform`);

function valuesIn(text: string): ReadonlySet<string> {
  const lines = text.split(';').map((line) => line.split(':'));
  return new Set(
    lines.flatMap(([name = '', words = '']) =>
      words
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => `${name.trim()}: ${word}`),
    ),
  );
}

/** Everything in index.html, as `<x>`, attributes by their names, and what links, scripts and notes are for. */
export const PAGE_FEATURES: readonly Feature[] = [
  { name: 'media of a colour', safari: 15 },
  { name: 'name=mobile-web-app-capable', safari: NONE, fallback: 'the manifest says that it stands alone' },
  { name: 'rel=modulepreload', safari: 17, fallback: 'the script that needs it fetches it' },
  { name: 'type=image/svg+xml', safari: 26, fallback: 'apple-touch-icon is a picture of points' },
];

export const OLD_PAGE: ReadonlySet<string> = new Set(
  `<html> <head> <meta> <title> <link> <script> <body> <div> <p> <noscript> lang charset content href media as crossorigin
  src id hidden data-of defer http-equiv name=viewport name=description name=color-scheme name=theme-color name=apple-mobile-web-app-title rel=icon
  rel=apple-touch-icon rel=preload rel=stylesheet rel=manifest type=font/woff2 type=module`.split(/\s+/),
);
