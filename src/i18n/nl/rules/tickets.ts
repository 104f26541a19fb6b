import type { RuleText } from '../../ruleText.ts';
import { points, tickets as some } from '../amounts.ts';

export const tickets: RuleText['tickets'] = {
  title: 'Coupons',
  lede: 'Op een coupon staan twee steden. Verbind ze met je eigen routes: dan krijg je de punten. Lukt dat niet, dan gaan ze eraf.',
  chip: (f) =>
    f.tickets.long > 0 ? `${f.tickets.all - f.tickets.long} en ${f.tickets.long} lange` : some(f.tickets.all),
  draw: ({ draw }) =>
    `Neem de bovenste ${draw.deal} van de couponstapel, bekijk ze en houd er minstens ${draw.keep}. Dat is je hele beurt.`,
  fewer: (f) => `Nog minder dan ${f.draw.deal} over? Neem die. Is er nog maar één, dan moet je die houden.`,
  refused: 'Wat je niet houdt, gaat gedekt onder de couponstapel.',
  empty: 'Is de couponstapel leeg, dan kan niemand coupons nemen.',
  join: 'Het maakt niet uit hoe je routes lopen, of wanneer je ze hebt geclaimd.',
  joinStation:
    'Het maakt niet uit hoe je routes lopen, of wanneer je ze hebt geclaimd. Een route die een station leent, helpt ook.',
  keep: 'Een coupon die je houdt, blijft van jou tot het einde. Je mag er zoveel hebben als je wilt.',
  secret:
    'Coupons zijn geheim tot de eindtelling, gehaald of niet. De score die je tot dan ziet, is die van de routes.',
  grand: (changed) =>
    `De stapel kies je bij het begin: in de grote zitten de klassieke coupons en meer. ${some(changed)} ${changed === 1 ? 'is' : 'zijn'} daar een ander aantal punten waard, en dat laat de app zien.`,
  rulings: {
    order: 'Geweigerde coupons gaan onder de stapel in de volgorde waarin ze werden aangeboden.',
  },
  figure: {
    name: (from, to, value) =>
      `Voorbeeld: de coupon van ${from} naar ${to}. Verbonden: plus ${value}. Niet verbonden: min ${value}.`,
    ticket: 'Je coupon',
    joined: 'Aan het einde verbonden',
    failed: 'Niet verbonden',
    unit: (value) => (value === 1 ? 'punt' : 'punten'),
    apart: (value) => `Daartussen zit ${points(2 * value)} verschil.`,
  },
};
