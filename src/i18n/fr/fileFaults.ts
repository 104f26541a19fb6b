import type { FrontText } from '../frontText.ts';

/** The move that is wrong, as the beginning of a sentence. The first of all is the deal. */
const move = (number: number) => (number === 0 ? 'la distribution' : `le coup ${number}`);

export const fileFaults: FrontText['fileFaults'] = {
  tooLarge: 'Ce fichier est trop gros pour être une partie.',
  brokenSeal: 'Ce fichier est abîmé\u202f: quelque chose y a été changé ou coupé. Exportez la partie à nouveau.',
  notJson: 'Ce fichier est abîmé, ou ce n’est pas une partie de Railpass.',
  tooDeep: 'Ce fichier n’est pas une partie de Railpass\u202f: aucune partie n’a autant de niveaux.',
  noRecord: 'Ce fichier n’est pas une partie de Railpass.',
  otherVersion:
    'Cette partie vient d’une version plus récente de Railpass. Mettez Railpass à jour, puis importez-la à nouveau.',
  unknownMap: 'Cette partie se joue sur un plateau qui manque ici. Mettez Railpass à jour, puis importez-la à nouveau.',
  ownMap: 'Cette partie a sa propre carte, que Railpass ne sait pas dessiner.',
  heading: 'Ce fichier est abîmé\u202f: ce qu’il dit des joueurs ou du plateau est incohérent.',
  result: 'Ce fichier est abîmé\u202f: son résultat ne correspond pas à ses coups.',
  damaged: (what) => `Ce fichier est abîmé\u202f: ${what}.`,
  move: {
    unreadable: (number) => `on ne peut pas lire ${move(number)}`,
    unknownName: (number) => `${move(number)} nomme quelque chose que le plateau n’a pas`,
    refused: (number) => `${move(number)} enfreint les règles`,
    wrongSeat: (number) => `${move(number)} vient de quelqu’un dont ce n’est pas le tour`,
    noSuchSeat: (number) => `${move(number)} vient de quelqu’un qui n’est pas là`,
    expected: (number) => `ce qui suit ${move(number)} est faux`,
    outOfPlace: (number) => `quelque chose d’impossible suit ${move(number)}`,
    afterReshuffle: (number) => `quelque chose d’impossible suit ${move(number)}`,
    cardNotThere: (number) => `${move(number)} prend une carte qui n’était pas là`,
    oldCardFirst: (number) => `${move(number)} prend une carte qui n’était pas la première`,
    ticketNotThere: (number) => `${move(number)} prend un ticket qui n’était pas là`,
    ticketTooDeep: (number) => `${move(number)} prend un ticket qui n’était pas le premier`,
    bonusCardNotThere: (number) => `${move(number)} pose deux fois une carte bonus`,
    cutShort: (number) => `il s’arrête pendant ${move(number)}`,
  },
};
