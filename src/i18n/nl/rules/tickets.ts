import type { RuleText } from '../../ruleText.ts';
import { points, tickets as some } from '../amounts.ts';

export const tickets: RuleText['tickets'] = {
  title: 'Coupons',
  lede: 'Op een coupon staan twee steden. Verbind ze met je eigen routes: dan levert hij zijn punten op. Lukt dat niet, dan kost hij ze.',
  chip: (f) =>
    f.tickets.long > 0 ? `${f.tickets.all - f.tickets.long} en ${f.tickets.long} lange` : some(f.tickets.all),
  draw: ({ draw }) =>
    `Neem er ${draw.deal} van boven op de couponstapel, bekijk ze en houd er minstens ${draw.keep}. Dat is je hele beurt.`,
  fewer: (f) => `Nog minder dan ${f.draw.deal} over? Neem die. Is er nog maar één, dan moet je die houden.`,
  refused: 'Wat je niet houdt, gaat gedekt onder de couponstapel.',
  empty: 'Is de couponstapel leeg, dan kan niemand coupons nemen.',
  join: 'Het maakt niet uit hoe je routes lopen, of wanneer je ze hebt geclaimd.',
  joinStation:
    'Het maakt niet uit hoe je routes lopen, of wanneer je ze hebt geclaimd. Een route die een station leent, helpt ook.',
  keep: 'Een coupon die je houdt, blijft tot het eind. Je mag er zoveel hebben als je wilt.',
  secret:
    'Coupons zijn geheim tot de eindtelling, gehaald of niet. De score die je tot dan ziet, is die van de routes.',
  grand: (changed) =>
    `De stapel kies je bij het begin: in de grote zitten de klassieke coupons en meer. ${some(changed)} ${changed === 1 ? 'is' : 'zijn'} daar andere punten waard, en die laat de app zien.`,
  rulings: {
    order: 'Geweigerde coupons gaan onder de stapel in de volgorde waarin ze werden aangeboden.',
  },
  figure: {
    name: (from, to, value) =>
      `Voorbeeld: de coupon ${from} naar ${to}. Verbonden: plus ${value}. Niet verbonden: min ${value}.`,
    ticket: 'Je coupon',
    joined: 'Aan het eind verbonden',
    failed: 'Niet verbonden',
    unit: (value) => (value === 1 ? 'punt' : 'punten'),
    difference: (value) => `Daartussen zit ${points(2 * value)} verschil.`,
  },
};
