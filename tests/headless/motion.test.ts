import postcss from 'postcss';
import { expect, test } from 'vitest';
import { hearBoth } from '../../src/headless/motion.ts';

const heard = (css: string) =>
  postcss([{ postcssPlugin: 'hear-both', AtRule: { media: hearBoth } }])
    .process(css, { from: undefined })
    .css.replace(/\s+/g, ' ')
    .trim();

test('what rests for less motion rests when the device asks for it, and when the settings do', () => {
  expect(heard('@media (--still) { .a, .b { animation: none } }')).toBe(
    '@media (prefers-reduced-motion: reduce) { .a, .b { animation: none } } ' +
      ':root[data-motion="less"] .a, :root[data-motion="less"] .b { animation: none }',
  );
});

test('what moves moves only where neither asks for less', () => {
  expect(heard('@media (--moving) { .a { animation: x } }')).toBe(
    '@media (prefers-reduced-motion: no-preference) { :root:not([data-motion="less"]) .a { animation: x } }',
  );
});

test('other queries stay as they are', () => {
  expect(heard('@media print { .a { color: red } }')).toBe('@media print { .a { color: red } }');
});
