interface PageWords {
  readonly needsScript: string;
  readonly tooOld: string;
}

/** What the page itself says, before any script has run: in every language, as nobody knows yet which one is wanted. */
export const pageWords: Readonly<Record<'en' | 'fr' | 'nl', PageWords>> = {
  en: {
    needsScript: 'Railpass needs JavaScript, which is switched off in this browser.',
    tooOld:
      'This browser is too old for Railpass. It needs iOS 16.4 or later on an iPad or iPhone, and a Chrome, Edge, Firefox or Safari of 2023 or later elsewhere.',
  },
  fr: {
    needsScript: 'Railpass a besoin de JavaScript, qui est désactivé dans ce navigateur.',
    tooOld:
      'Ce navigateur est trop ancien pour Railpass. Il vous faut iOS 16.4 ou plus récent sur un iPad ou un iPhone, et ailleurs Chrome, Edge, Firefox ou Safari dans une version de 2023 ou plus récente.',
  },
  nl: {
    needsScript: 'Railpass heeft JavaScript nodig, en dat staat uit in deze browser.',
    tooOld:
      'Deze browser is te oud voor Railpass. Op een iPad of iPhone heb je iOS 16.4 of nieuwer nodig, en op andere apparaten een versie van Chrome, Edge, Firefox of Safari uit 2023 of later.',
  },
};
