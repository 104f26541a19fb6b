/** A name as it can be set: on one line or two, with the size of its box. */
export interface LabelForm {
  /** Baselines are seen from the middle of the box. */
  readonly lines: readonly { readonly text: string; readonly baseline: number }[];
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
}

export type Measure = (text: string, fontSize: number) => number;

/** In shares of the font size. */
const LETTER_HEIGHT = 0.75;
const ACCENT_HEIGHT = 0.955;
const TAIL_DEPTH = 0.255;
const LINE_HEIGHT = 1;
const ROUND_BELOW = 0.02;
/** What the eye wants free on both sides. */
const SIDE = 1;

const ACCENTED_CAPITAL =
  /[\u00c0-\u00de\u0100\u0102\u0104\u0106\u0108\u010a\u010c\u010e\u0112\u0114\u0116\u011a\u0130\u0139\u0141\u0143\u0147\u0150\u0158\u015a\u0160\u0164\u016a\u016e\u0170\u0179\u017b\u017d]/u;
const WITH_TAIL = /[gjpqyçęģįķļņşșţțųýÿ,;Q]/u;

export function labelForms(name: string, fontSize: number, measure: Measure): readonly LabelForm[] {
  const whole = formOf([name], fontSize, measure);
  const broken = waysToBreak(name).map((lines) => formOf(lines, fontSize, measure));
  if (broken.length === 0) return [whole];
  return [whole, broken.reduce((best, form) => (form.width < best.width ? form : best))];
}

function waysToBreak(name: string): readonly (readonly string[])[] {
  const words = name.split(' ');
  return words.slice(1).map((_, k) => [words.slice(0, k + 1).join(' '), words.slice(k + 1).join(' ')]);
}

function formOf(texts: readonly string[], fontSize: number, measure: Measure): LabelForm {
  const above = (ACCENTED_CAPITAL.test(texts[0] ?? '') ? ACCENT_HEIGHT : LETTER_HEIGHT) * fontSize;
  const below = (WITH_TAIL.test(texts.at(-1) ?? '') ? TAIL_DEPTH : ROUND_BELOW) * fontSize;
  const height = above + below + (texts.length - 1) * LINE_HEIGHT * fontSize;
  return {
    lines: texts.map((text, k) => ({ text, baseline: above - height / 2 + k * LINE_HEIGHT * fontSize })),
    width: Math.max(...texts.map((text) => measure(text, fontSize))) + 2 * SIDE,
    height,
    fontSize,
  };
}
