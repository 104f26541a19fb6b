import type { FrontText } from '../frontText.ts';

/** The move that is wrong, in the middle of a sentence. The first of all is the deal. */
const move = (number: number) => (number === 0 ? 'het delen' : `zet ${number}`);

/** What is wrong with a file, for people. The exact place is told after it, for whoever wants to look into it. */
export const fileFaults: FrontText['fileFaults'] = {
  tooLarge: 'Dit bestand is te groot voor een spel.',
  brokenSeal:
    'Dit bestand is beschadigd: er is iets in veranderd of er ontbreekt een stuk. Exporteer het spel opnieuw.',
  notJson: 'Dit bestand is beschadigd, of het is geen spel van Railpass.',
  tooDeep: 'Dit bestand is geen spel van Railpass: geen enkel spel zit zo diep in elkaar.',
  noRecord: 'Dit bestand is geen spel van Railpass.',
  otherVersion: 'Dit spel is met een nieuwere Railpass gemaakt. Werk Railpass bij en importeer het dan opnieuw.',
  unknownMap: 'Dit spel heeft een bord nodig dat hier ontbreekt. Werk Railpass bij en importeer het dan opnieuw.',
  ownMap: 'Dit spel heeft een eigen bord, en dat kan Railpass niet tekenen.',
  heading: 'Dit bestand is beschadigd: wat er over de spelers of het bord in staat, klopt niet.',
  result: 'Dit bestand is beschadigd: de uitslag past niet bij de zetten.',
  damaged: (what) => `Dit bestand is beschadigd: ${what}.`,
  move: {
    unreadable: (number) => `${move(number)} is niet te lezen`,
    unknownName: (number) => `${move(number)} noemt iets wat het bord niet heeft`,
    refused: (number) => `${move(number)} is tegen de regels`,
    wrongSeat: (number) => `${move(number)} is gedaan door iemand die niet aan de beurt is`,
    noSuchSeat: (number) => `${move(number)} is gedaan door iemand die er niet is`,
    expected: (number) => `wat uit ${move(number)} volgt, klopt niet`,
    outOfPlace: (number) => `na ${move(number)} komt iets wat niet gebeurd kan zijn`,
    afterReshuffle: (number) => `na ${move(number)} komt iets wat niet gebeurd kan zijn`,
    cardNotThere: (number) => `${move(number)} neemt een kaart die er niet was`,
    oldCardFirst: (number) => `${move(number)} neemt een kaart die niet bovenop lag`,
    ticketNotThere: (number) => `${move(number)} neemt een coupon die er niet was`,
    ticketTooDeep: (number) => `${move(number)} neemt een coupon die niet bovenop lag`,
    bonusCardNotThere: (number) => `${move(number)} legt een bonuskaart twee keer neer`,
    cutShort: (number) => `het breekt af midden in ${move(number)}`,
  },
};
