import { allOf, oneOf } from '../../lists.ts';
import type { RuleText } from '../../ruleText.ts';
import { locomotives } from '../amounts.ts';
import { cardsOf } from '../colors.ts';
import { setup } from '../setup.ts';

export const page: RuleText['page'] = {
  title: 'Règles',
  board: 'Plateau',
  contents: 'Sommaire',
  place: (chapter, all) => `${chapter} sur ${all}`,
  previous: 'Précédent',
  next: 'Suivant',
  ruling: 'Notre décision',
  notHere: 'pas ici',
  search: 'Chercher dans les règles',
  found: (count) => (count < 2 ? `${count} passage` : `${count} passages`),
  nothing: (asked) => `Rien sur «\u00a0${asked}\u00a0». Essayez un mot plus court.`,
  allOf: allOf('fr'),
  orOf: oneOf('fr'),
  cards: (count, kind) => (kind === 'locomotive' ? locomotives(count) : cardsOf(kind)(count)),
  player: (color) => setup.colors[color],
  plus: (count) => `+${count}`,
  minus: (count) => `−${count}`,
};
