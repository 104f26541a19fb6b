import type { RuleText } from '../../ruleText.ts';

export const turn: RuleText['turn'] = {
  title: 'Een beurt',
  lede: 'In je beurt doe je precies één ding. Dan is de volgende speler aan de beurt.',
  draw: (f) => `Wagonkaarten nemen: hoogstens ${f.cardsPerTurn}.`,
  claim: 'Eén route claimen, met kaarten in die kleur.',
  tickets: (f) => `${f.draw.deal} coupons nemen en er minstens ${f.draw.keep} houden.`,
  station: 'Eén station bouwen.',
  notBoth: 'Nooit twee van deze dingen in één beurt: wie een kaart heeft genomen, kan niet ook nog een route claimen.',
  pass: 'Passen mag alleen als niets hiervan kan. Dan is er een knop voor.',
  rulings: {
    begin:
      'Wat je kunt beginnen, geldt als mogelijk: een tunnel waarvan je de eerste kaarten kunt neerleggen, coupons bekijken, een station.',
    end: (f) =>
      `Passen alle spelers na elkaar, dan is het spel meteen afgelopen en worden de punten geteld, ook in de laatste ronde. Met ${f.players.most} spelers is dat na ${f.players.most} keer passen op rij.`,
  },
  figure: {
    name: (actions) => `In je beurt doe je één hiervan: ${actions}.`,
    draw: 'Kaarten nemen',
    claim: 'Route claimen',
    tickets: 'Coupons nemen',
    station: 'Station bouwen',
    caption: 'Eén ervan, en de beurt is voorbij.',
  },
};
