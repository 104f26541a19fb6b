// What a device is told when the app is installed on it. Addresses are relative, so that it holds in any folder of any host;
// where the app starts and how far it reaches follow from where this file lies.
import type { Language } from '../i18n/languages.ts';
import { pageWords } from '../i18n/page.ts';
import { pictures } from './pictures.ts';

const PAPER = '#F3E9D6';
const { en, fr, nl } = pageWords;
const icon = (name: string, size: number) => ({
  src: `icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});
const shortcut = (name: 'resume' | 'new') => ({
  name: en.shortcuts[name],
  name_localized: { fr: fr.shortcuts[name], nl: nl.shortcuts[name] },
  url: `./#/${name}`,
  icons: [icon('icon-192', 192)],
});
const language: Language = 'en';

export const manifest = {
  // One on an origin, in whatever folder: all of an origin have the same games.
  id: 'railpass',
  name: 'Railpass',
  short_name: 'Railpass',
  description: en.description,
  description_localized: { fr: fr.description, nl: nl.description },
  lang: language,
  dir: 'ltr' as const,
  display: 'standalone' as const,
  orientation: 'any' as const,
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['games', 'entertainment'],
  icons: [
    icon('icon-192', 192),
    icon('icon-512', 512),
    { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
    { ...icon('icon-monochrome-512', 512), purpose: 'monochrome' },
  ],
  screenshots: pictures.map(({ file, label, form, size }) => ({
    src: file,
    sizes: `${size.width}x${size.height}`,
    type: 'image/jpeg',
    form_factor: form,
    label,
  })),
  shortcuts: [shortcut('resume'), shortcut('new')],
  // A game that somebody opens comes to the first screen. A page that is loaded anew has kept its game.
  file_handlers: [{ action: './', accept: { 'application/json': ['.json'] } }],
  launch_handler: { client_mode: 'navigate-existing' as const },
};
