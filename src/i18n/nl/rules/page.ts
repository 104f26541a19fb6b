import { allOf, oneOf } from '../../lists.ts';
import type { RuleText } from '../../ruleText.ts';
import { locomotives } from '../amounts.ts';
import { colored } from '../colors.ts';
import { setup } from '../setup.ts';

export const page: RuleText['page'] = {
  title: 'Regels',
  board: 'Bord',
  contents: 'Inhoud',
  place: (chapter, all) => `${chapter} van ${all}`,
  previous: 'Vorige',
  next: 'Volgende',
  ruling: 'Onze uitleg',
  notHere: 'niet hier',
  search: 'Zoek in de regels',
  found: (count) => (count === 1 ? '1 plek' : `${count} plekken`),
  nothing: (asked) => `Niets over ‘${asked}’. Probeer een korter woord.`,
  allOf: allOf('nl'),
  orOf: oneOf('nl'),
  cards: (count, kind) => (kind === 'locomotive' ? locomotives(count) : `${count} ${colored[kind]}`),
  player: (color) => setup.colors[color],
  plus: (count) => `+${count}`,
  minus: (count) => `−${count}`,
};
