import { preference } from './preference.ts';

/** In which language the tablet speaks. Null: the first that the browser asks for. */
export const language = preference({
  choices: { 'as the device': null, en: 'en' as const, fr: 'fr' as const, nl: 'nl' as const },
  usual: 'as the device',
});
