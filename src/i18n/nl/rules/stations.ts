import type { RuleText } from '../../ruleText.ts';
import { cards, points, stations as some } from '../amounts.ts';

const NTH = ['Het eerste', 'het tweede', 'het derde'];

export const stations: RuleText['stations'] = {
  title: 'Stations',
  lede: 'Een station leent aan het einde één route van een andere speler, zodat je coupons komen waar jij niet kon komen.',
  none: 'Op dit bord zijn geen stations.',
  chip: (each) => `${each} per speler`,
  build: 'Bouw er één per beurt, in een stad waar nog geen station staat, van niemand. Je hebt er geen route nodig.',
  cost: (costs) =>
    `${costs
      .map((cost, place) =>
        place === 0 ? `${NTH[0]} kost ${cards(cost)}` : `${NTH[place] ?? `het ${place + 1}e`} ${cost} van één kleur`,
      )
      .join(', ')}. Een locomotief mag elke kleur zijn; alleen locomotieven mag ook.`,
  borrow: 'Aan het einde leent elk station je één route naar zijn stad, van één tegenstander.',
  same: 'Die telt alleen voor coupons, en het is dezelfde route voor al je coupons.',
  several: 'Meerdere spelers mogen dezelfde route lenen, en geleende routes mogen op elkaar aansluiten.',
  nothing: 'Heeft geen tegenstander een route naar die stad, dan leent het station niets.',
  unused: (f) =>
    `Niemand hoeft te bouwen. Elk station dat je houdt, levert aan het einde ${points(f.stations?.unused ?? 0)} op.`,
  path: 'Een geleende route hoort niet bij je langste rit.',
  rulings: {
    best: 'De app leent wat voor jou het beste is: eerst de meeste couponpunten, dan de meeste gehaalde coupons, dan zo weinig mogelijk geleende routes. Op de puntenpagina zie je welke.',
    tie: 'Valt er dan nog te kiezen, dan beslist de volgorde die de routes op het bord hebben.',
  },
  figure: {
    name: (costs, each, unused) =>
      `Wat stations kosten: ${costs.map((cost) => cards(cost)).join(', ')}. Geen gebouwd: ${each} keer ${unused} is ${points(each * unused)}.`,
    first: 'Eerste',
    second: 'Tweede',
    third: 'Derde',
    unused: 'Geen gebouwd',
    sum: (each, unused) => `${each} × ${points(unused)}`,
    caption: (f) => `Iedereen heeft ${some(f.stations?.each ?? 0)}, en elke kleur is goed.`,
  },
};
