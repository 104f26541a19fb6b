import type { RuleText } from '../../ruleText.ts';
import { points, trains } from '../amounts.ts';

export const howTo: RuleText['howTo'] = {
  title: 'Zo speel je',
  minutes: '3 minuten',
  lede: 'Het hele spel in het kort. De rest staat in de hoofdstukken.',
  goal: {
    title: 'Bouw je spoornet',
    words: 'Claim routes tussen steden, verbind de steden op je geheime coupons en heb aan het einde de meeste punten.',
  },
  turn: {
    title: 'Eén ding per beurt',
    words: (actions) => `In je beurt doe je één van deze dingen: ${actions}. Daarna gaat de tablet naar de volgende.`,
    draw: 'kaarten nemen',
    claim: 'een route claimen',
    tickets: 'coupons nemen',
    station: 'een station bouwen',
  },
  collect: {
    title: 'Verzamel kleuren',
    words: (f) =>
      `Neem hoogstens ${f.cardsPerTurn} wagonkaarten: van de ${f.faceUp} open kaarten, of blind van de stapel. Een locomotief mag elke kleur zijn, maar een open locomotief is meteen alles wat je die beurt neemt.`,
  },
  claim: {
    title: 'Claim een route',
    words: (length, scores) =>
      `Betaal zoveel kaarten als de route vakken heeft, allemaal in de kleur van de route; bij een grijze route kies je één kleur. Daarna is die voorgoed van jou. Lange routes leveren het meest op: ${length} vakken zijn ${points(scores)}.`,
  },
  tickets: {
    title: 'Houd je coupons geheim',
    words:
      'Heb je de steden van een coupon aan het einde verbonden, dan krijg je de punten. Zo niet, dan gaan ze eraf. Je kunt elke beurt nieuwe coupons nemen.',
  },
  special: {
    title: 'Op dit bord',
    doubles: 'Tussen sommige steden liggen twee routes naast elkaar: met weinig spelers is er maar één te gebruiken.',
    tunnels: 'Een tunnel draait kaarten van de stapel om en kan meer kosten dan je ziet.',
    ferries: 'Een veerboot vraagt een locomotief voor elk locomotiefje erop.',
    pairFerries: 'Een veerboot vraagt voor elk locomotiefje erop een locomotief, of een paar van één kleur.',
    stations: 'Een station leent aan het einde een route van iemand anders, voor je coupons.',
    gifts: 'Routes met een plus geven je kaarten als je ze claimt.',
    bonusCards: (inPlay) =>
      `Er liggen ${inPlay} bonuskaarten open. Aan het einde gaat elke kaart naar wie het meeste heeft van wat erop staat.`,
  },
  end: {
    title: 'Het einde',
    words: (f) =>
      `Heeft iemand aan het einde van een beurt nog ${trains(f.lastRoundAt)} of minder, dan is iedereen nog één keer aan de beurt. Daarna gaan alle coupons open.`,
    path: (value) => `De langste rit levert ${value} extra op.`,
  },
};
