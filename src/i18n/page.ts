import type { Language } from './languages.ts';

interface PageWords {
  readonly needsScript: string;
  readonly tooOld: string;
  readonly description: string;
  /** What a long press on the icon of the app offers. */
  readonly shortcuts: { readonly resume: string; readonly new: string };
}

/** What the page and the manifest say, before any script has run: in every language, as nobody knows yet which is wanted. */
export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    needsScript: 'Railpass needs JavaScript, which is switched off in this browser.',
    tooOld:
      'This browser is too old for Railpass. It needs iOS 16.4 or later on an iPad or iPhone, and a Chrome, Edge, Firefox or Safari of 2023 or later elsewhere.',
    description: 'A railway board game for one tablet and a table of friends: offline, pass and play.',
    shortcuts: { resume: 'Resume game', new: 'New game' },
  },
  fr: {
    needsScript: 'Railpass a besoin de JavaScript, qui est désactivé dans ce navigateur.',
    tooOld:
      'Ce navigateur est trop ancien pour Railpass. Il vous faut iOS 16.4 ou plus récent sur un iPad ou un iPhone, et ailleurs Chrome, Edge, Firefox ou Safari dans une version de 2023 ou plus récente.',
    description:
      'Un jeu de chemins de fer pour une seule tablette et toute une tablée\u00a0: sans connexion, chacun son tour.',
    shortcuts: { resume: 'Reprendre la partie', new: 'Nouvelle partie' },
  },
  nl: {
    needsScript: 'Railpass heeft JavaScript nodig, en dat staat uit in deze browser.',
    tooOld:
      'Deze browser is te oud voor Railpass. Op een iPad of iPhone heb je iOS 16.4 of nieuwer nodig, en op andere apparaten een versie van Chrome, Edge, Firefox of Safari uit 2023 of later.',
    description: 'Een treinspel voor één tablet en een tafel vol vrienden: zonder verbinding, om de beurt.',
    shortcuts: { resume: 'Verder spelen', new: 'Nieuw spel' },
  },
};
