import { type Feature, NONE } from './browserFeatures.ts';

// What the built scripts take from a browser, by the names that scriptWords.ts finds: a global, `X.y` that hangs on one,
// `.x()` for a method of anything, or in words with a pattern.

export interface ScriptFeature extends Feature {
  /** How it is recognised in a built file where no name tells. */
  readonly pattern?: RegExp;
}

/** Used: everything that Safari 13 has not. */
export const SCRIPT_FEATURES: readonly ScriptFeature[] = [
  { name: 'fields of classes', safari: 14.1 },
  { name: 'logical assignment', safari: 14 },
  { name: 'expressions that look behind', safari: 16.4 },
  { name: 'private members', safari: 15 },
  { name: '.at()', safari: 15.4 },
  { name: '.findLast()', safari: 15.4 },
  { name: '.findLastIndex()', safari: 15.4 },
  { name: '.toReversed()', safari: 16 },
  { name: '.toSorted()', safari: 16 },
  { name: 'Array.prototype.with', safari: 16, pattern: /\.with\(/ },
  { name: 'errors with a cause', safari: 15, pattern: /,\s*\{\s*cause:/ },
  { name: 'Object.hasOwn', safari: 15.4 },
  { name: 'Intl.DisplayNames', safari: 14.1 },
  { name: 'Intl.ListFormat', safari: 14.1 },
  { name: 'Intl.Segmenter', safari: 14.1 },
  { name: 'ResizeObserver', safari: 13.1 },
  { name: 'CompressionStream', safari: 16.4 },
  { name: 'DecompressionStream', safari: 16.4 },
  { name: 'Blob.stream', safari: 14.1, pattern: /\bnew Blob\([^)]*\)\.stream\(/ },
  { name: 'element dialog', safari: 15.4, pattern: /\.showModal\(/ },
  { name: 'listeners that end by a signal', safari: 15, pattern: /addEventListener\([^)]*signal:/ },
  { name: 'focus without scrolling', safari: 15, pattern: /preventScroll:/ },
  { name: 'scrolling that glides', safari: 15.4, pattern: /\bbehavior:/ },
  { name: 'workers that are modules', safari: 15, pattern: /\bnew Worker\(.{0,200}?type:\s*.module/s },
  { name: 'navigator.locks', safari: 15.4 },
  { name: 'navigator.storage', safari: 15.2 },
  { name: 'navigator.wakeLock', safari: 16.4 },
  { name: 'navigator.vibrate', safari: NONE, fallback: 'the button is seen to fill' },
  { name: 'AudioContext', safari: 14.1 },
  { name: 'navigator.audioSession', safari: 16.4 },
  { name: 'preloaded modules', safari: 17, pattern: /.modulepreload./, fallback: 'they are preloaded as scripts' },
  { name: 'moveBefore', safari: NONE, pattern: /\.moveBefore\(/, fallback: 'Preact takes insertBefore' },
  { name: 'launchQueue', safari: NONE, fallback: 'files are imported on the first screen' },
  { name: 'trustedTypes', safari: 26, fallback: 'nothing asks by whom a script is trusted' },
  {
    name: 'beforeinstallprompt',
    safari: NONE,
    pattern: /\bbeforeinstallprompt\b/,
    fallback: 'words say how it is done',
  },
];

/** What every browser that can be met has long had. */
export const OLD_SCRIPTS: ReadonlySet<string> = new Set(
  `AbortController CSS CSS.supports Array Array.from Array.isArray Blob Boolean Date Date.now Date.parse Element Error Event FetchEvent
  Float32Array Float64Array Float64Array.from HTMLInputElement HTMLLabelElement Headers Int32Array Int32Array.from IntersectionObserver Intl Intl.NumberFormat Intl.PluralRules JSON
  JSON.parse JSON.stringify KeyboardEvent Map Math Math.PI Math.SQRT1_2 Math.abs Math.atan2 Math.ceil Math.cos Math.exp Math.floor
  Math.hypot Math.imul Math.log10 Math.log2 Math.max Math.min Math.round Math.sign Math.sin Math.sqrt Math.tan Math.tanh MessageChannel MouseEvent Node Number
  MutationObserver NaN Number.isInteger Number.isNaN Number.isSafeInteger Number.parseFloat Object Object.assign Object.create Object.defineProperty
  Object.entries Object.fromEntries Object.getPrototypeOf Object.is Object.keys Object.prototype Object.setPrototypeOf
  Object.values PointerEvent Promise Promise.all Promise.allSettled Promise.race Promise.reject Promise.resolve Reflect
  Reflect.get Reflect.set RegExp Request Response Set String String.fromCharCode Symbol Symbol.for Symbol.iterator
  Symbol.toPrimitive Symbol.toStringTag TextDecoder TextEncoder TypeError URL URL.createObjectURL URL.revokeObjectURL
  URLSearchParams Uint8Array Uint8Array.from WeakMap Worker
  addEventListener arguments atob btoa caches caches.match cancelAnimationFrame clearInterval clearTimeout clients
  DOMRect HTMLElement console console.warn crypto crypto.getRandomValues dispatchEvent document document.activeElement
  document.addEventListener document.body document.createElement document.documentElement document.elementFromPoint
  document.getElementById document.getElementsByTagName document.head document.querySelector document.querySelectorAll
  document.readyState document.removeEventListener document.title document.visibilityState fetch getComputedStyle
  history history.forward history.pushState history.replaceState history.state indexedDB indexedDB.open innerHeight isNaN localStorage localStorage.clear localStorage.getItem localStorage.setItem location
  location.hash location.href location.origin location.pathname location.reload matchMedia navigator
  navigator.language navigator.languages navigator.maxTouchPoints navigator.onLine navigator.serviceWorker navigator.standalone performance performance.now
  postMessage queueMicrotask registration registration.scope removeEventListener requestAnimationFrame setInterval
  setTimeout skipWaiting`.split(/\s+/),
);

/** Workbox calls it to name its version, and expects that it is not there. */
export const NEVER_THERE = '_';

/** The methods that came to the language after 2020, but those whose names are ours as well (`take`, `with`). */
export const NEWER_METHODS: ReadonlySet<string> = new Set(
  `formatRange formatRangeToParts deref at hasIndices findLast findLastIndex toReversed toSorted toSpliced resize
  transfer transferToFixedLength unicodeSets grow isWellFormed toWellFormed union intersection difference
  symmetricDifference isSubsetOf isSupersetOf isDisjointFrom getFloat16 setFloat16 drop toArray getOrInsert
  getOrInsertComputed toTemporalInstant getCalendars getCollations getHourCycles getNumberingSystems getTextInfo
  getTimeZones getWeekInfo toBase64 setFromBase64 toHex setFromHex disposeAsync`.split(/\s+/),
);

/** Newer than the oldest Safari, and told by no name alone: whoever begins to use one moves it up with its fallback. */
export const TOO_NEW: readonly (ScriptFeature & { readonly pattern: RegExp })[] = [
  {
    name: 'helpers of iterators',
    safari: 18.4,
    pattern: /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|flatMap|forEach|some|every|find|reduce)\(/,
  },
  { name: 'Element.checkVisibility', safari: 17.4, pattern: /\.checkVisibility\(/ },
  { name: 'popovers', safari: 17, pattern: /\.(?:show|hide|toggle)Popover\(|\bpopover(?:Target)?:/i },
  { name: 'dialogs that close by a press beside them', safari: NONE, pattern: /\bclosedby:/i },
  { name: 'commands of buttons', safari: 26.2, pattern: /\bcommandfor:/i },
  { name: 'priority of fetches', safari: 17.2, pattern: /\bfetchpriority:/i },
  { name: 'the end of scrolling', safari: 26.2, pattern: /.scrollend\b/ },
  { name: 'view transitions', safari: 18, pattern: /\bstartViewTransition\b/ },
  { name: 'EditContext', safari: NONE, pattern: /\beditContext\b/i },
  { name: 'setHTML', safari: NONE, pattern: /\.setHTML(?:Unsafe)?\(/ },
  { name: 'private folders', safari: NONE, pattern: /\.createWritable\(/ },
];
