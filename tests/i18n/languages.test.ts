import { expect, test } from 'vitest';
import { languageAmong } from '../../src/i18n/languages.ts';

test.each([
  [['fr-BE', 'nl'], 'fr'],
  [['de-DE', 'nl-BE', 'en'], 'nl'],
  [['NL'], 'nl'],
  [['en-GB', 'fr'], 'en'],
  [['frr', 'de'], 'en'], // North Frisian is not French
  [[], 'en'],
])('a browser that asks for %j is spoken to in %s', (asked, language) => {
  expect(languageAmong(asked)).toBe(language);
});
