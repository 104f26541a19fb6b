import type { RuleText } from '../../ruleText.ts';
import { locomotives } from '../amounts.ts';

export const cards: RuleText['cards'] = {
  title: 'Wagonkaarten',
  lede: (f) => `Neem hoogstens ${f.cardsPerTurn} kaarten: open, of blind van de stapel.`,
  draw: 'Neem de kaarten één voor één, elk van de open kaarten of van de stapel. Na de eerste mag je stoppen.',
  refill: 'Voor een open kaart die je neemt, komt meteen een nieuwe van de stapel, voordat je de volgende neemt.',
  locomotive: 'Een open locomotief is meteen alles wat je neemt: alleen als eerste kaart, en dan geen tweede.',
  second: 'Als tweede kaart mag je geen open locomotief nemen, ook niet een die net pas open is gekomen.',
  blind: 'Een blind genomen locomotief is geluk: hij telt als één kaart, en niemand hoort ervan.',
  noLimit: 'Je mag zoveel kaarten in je hand hebben als je wilt.',
  sweep: (sweepAt, faceUp) =>
    `Zodra ${sweepAt} van de ${faceUp} open kaarten locomotieven zijn, gaan alle open kaarten naar de aflegstapel en komen er ${faceUp} nieuwe. Zo nodig telkens opnieuw.`,
  noSweep: 'Er mogen zoveel locomotieven open liggen als er komen. De open kaarten worden nooit allemaal vervangen.',
  emptyStop:
    'Zijn stapel en aflegstapel allebei leeg, dan kan niemand nog beginnen met kaarten nemen, ook al liggen er open kaarten.',
  emptyRow: 'Zijn stapel en aflegstapel allebei leeg, dan kun je nog nemen wat er open ligt.',
  alone: 'Is er geen tweede kaart die je mag nemen, dan blijft het bij de eerste.',
  rulings: {
    reshuffle:
      'De aflegstapel wordt pas geschud als er een kaart nodig is en de stapel leeg is. Een lege plek bij de open kaarten wordt gevuld zodra er weer kaarten zijn, te beginnen bij de eerste.',
    begun: 'Wie al is begonnen, mag de tweede kaart nog van de open kaarten nemen.',
    noSweep: (sweepAt) =>
      `De open kaarten blijven liggen als stapel, aflegstapel en open kaarten samen geen rij met minder dan ${locomotives(sweepAt)} kunnen opleveren.`,
  },
  figure: {
    name: (row, cardsPerTurn) =>
      `Voorbeeld van open kaarten: ${row}. De locomotief is meteen alles wat je neemt. Van de andere, en van de stapel, neem je er hoogstens ${cardsPerTurn}.`,
    row: 'De open kaarten',
    whole: 'meteen alles',
    one: (of) => `1 van ${of}`,
    deck: 'De stapel',
    blind: (of) => `blind, 1 van ${of}`,
    caption: 'Open en blind mag door elkaar. Wat je open neemt, ziet iedereen.',
  },
};
