import type { FrontText } from '../frontText.ts';
import { allOf } from '../lists.ts';
import { some } from './amounts.ts';

const days = (count: number) => (count === 1 ? 'gisteren' : `${count} dagen geleden`);
const hours = (count: number) => (count === 1 ? 'een uur geleden' : `${count} uur geleden`);
const minutes = (count: number) => (count === 1 ? 'een minuut geleden' : `${count} minuten geleden`);

export const saves: FrontText['saves'] = {
  resume: 'Verder spelen',
  resumeThis: 'Verder',
  resultOfThis: 'Uitslag',
  points: (points) => (points < 0 ? `−${-points}` : String(points)),
  title: (board, round) => `${board}, ronde ${round}`,
  over: (board) => `${board}, afgelopen`,
  toPlay: (name) => `${name} is aan de beurt.`,
  won: (name) => `${name} heeft gewonnen.`,
  tied: (names) => `${names} delen de overwinning.`,
  allOf: allOf('nl'),
  savedNow: 'Net opgeslagen.',
  savedMinutes: (count) => `${sentence(minutes(count))} opgeslagen.`,
  savedHours: (count) => `${sentence(hours(count))} opgeslagen.`,
  savedDays: (count) => `${sentence(days(count))} opgeslagen.`,
  score: (name, points) => `${name}, ${some(points, 'punt', 'punten')}`,
  list: 'Opgeslagen spellen',
  manage: 'Exporteren of wissen',
  more: (count) => `Nog ${count}`,
  all: (count) => some(count, 'opgeslagen spel', 'opgeslagen spellen'),
  export: 'Exporteren',
  delete: 'Wissen',
  deleted: (board) => `Het spel op het bord ${board} is gewist.`,
  notDeleted: 'Het spel kon niet worden gewist.',
  undo: 'Ongedaan maken',
  dismiss: 'Sluiten',
  import: 'Spel importeren',
  imported: (board, names) => `Geïmporteerd: ${board} met ${names}.`,
  importedMany: (count, faulty) =>
    faulty === 0
      ? `Geïmporteerd: ${count === 1 ? '1 spel' : `${count} spellen`}.`
      : `Geïmporteerd: ${count} van ${count + faulty} spellen. ${faulty === 1 ? 'Het andere is' : 'De andere zijn'} onleesbaar.`,
  unreadFile: 'Dit bestand is niet te lezen.',
  full: 'Op dit apparaat is geen plaats meer voor het spel. Exporteer of wis een ouder spel.',
  denied: 'Deze browser laat Railpass geen spellen bewaren. Exporteer een spel voor je het sluit.',
  playedElsewhere: 'Dit spel staat open in een ander tabblad. Sluit het daar eerst.',
  overtaken: 'In een ander tabblad is dit spel verder gespeeld. Het blijft zoals het daar is.',
  gone: 'Dit spel is in een ander tabblad gewist.',
  unreadable:
    'Deze browser laat Railpass geen spellen lezen of bewaren. Je kunt spelen, maar exporteer een spel voor je het sluit.',
  newer: 'Van een nieuwere Railpass',
  newerWho: (names) => `Een spel van ${names}.`,
  newerWhy: 'Werk Railpass bij om het te spelen. Tot dan blijft het hier zoals het is.',
  newerTitle: 'Dit spel is met een nieuwere Railpass gemaakt.',
  newerHow:
    'Het blijft op dit apparaat zoals het is. Werk Railpass bij om het te spelen: sluit alle tabbladen ervan en open het opnieuw.',
  newerDeleted: 'Het spel van een nieuwere Railpass is gewist.',
  damagedDeleted: 'Het beschadigde spel is gewist.',
  storageNews: {
    'stepped back': 'Wat het laatst is opgeslagen, was beschadigd. Dit is het spel zoals het één stap eerder was.',
    cleared: 'De opslag van deze browser is leeggemaakt. Dit spel wordt opnieuw bewaard; andere zijn weg.',
    upgraded: 'In een ander tabblad staat een nieuwere Railpass open. Laad deze pagina opnieuw als het je uitkomt.',
  },
  steppedBackFile:
    'Wat het laatst is opgeslagen, was beschadigd. In het bestand staat het spel zoals het één stap eerder was.',
  notTakenOut: {
    missing: 'Dit spel staat niet meer op dit apparaat.',
    denied: 'Deze browser laat Railpass zijn spellen niet lezen. Probeer het zo meteen nog eens.',
    newer: 'Dit spel is met een nieuwere Railpass gemaakt. Het blijft op dit apparaat zoals het is.',
    damaged: 'Dit spel is beschadigd. Je kunt het exporteren zoals het gevonden is.',
  },
  cleared: 'De opslag van deze browser is leeggemaakt, en de spellen erin zijn weg.',
  damaged: 'Beschadigd spel',
  damagedWhy: 'Het gaat niet meer open.',
  opening: 'Het spel gaat open',
  missing: 'Dit spel staat niet op dit apparaat.',
  missingWhy: 'Misschien is het gewist, of werd het in een andere browser gespeeld.',
  deniedTitle: 'Het spel gaat niet open.',
  deniedWhy: 'Deze browser laat Railpass zijn spellen niet lezen. Probeer het zo meteen nog eens.',
  damagedTitle: 'Dit spel is beschadigd.',
  damagedFound: 'Een opgeslagen spel is beschadigd.',
  removeDamaged: 'Weghalen',
  home: 'Naar het beginscherm',
  menu: 'Menu',
  log: 'Wat er tot nu toe gebeurde',
  logWhy: 'Elke beurt, de nieuwste eerst.',
  exportWhy: 'Bewaar het hele spel in een bestand.',
  sealed: {
    title: 'Een lopend spel exporteren',
    holds: 'In het bestand staan ieders kaarten en coupons, en de volgorde van de stapels.',
    seal: 'Het is verzegeld tegen een snelle blik: niemand leest ze per ongeluk, en Railpass maakt het weer open met ‘Spel importeren’. Op slot is het niet: wie weet hoe, kan erin kijken.',
    export: 'Verzegeld exporteren',
    cancel: 'Annuleren',
  },
  leave: 'Spel verlaten',
  leaveWhy: 'Het is opgeslagen. De kaarten zijn afgedekt.',
  leaveUnsaved: 'Het kon niet worden opgeslagen en je zou het kwijt zijn: exporteer het eerst.',
  leaving: {
    title: 'Weggaan zonder op te slaan?',
    words:
      'Dit spel kon niet worden opgeslagen op deze tablet. Ga je nu weg, dan ben je het kwijt. In een bestand blijft het bewaard.',
    slow: 'De laatste zet wordt nog opgeslagen, en deze tablet doet er lang over. Ga je nu weg, dan ben je die misschien kwijt.',
    export: 'Exporteren',
    stay: 'Blijven',
    anyway: 'Toch weggaan',
  },
  bonusesWhy:
    'Wie er het meeste van heeft, krijgt aan het einde de punten. Zijn er meer gelijk, dan krijgt elk van hen ze.',
  secretButOwn: (count) => `Jij hebt er nu ${count}. Wat de anderen hebben, wordt aan het einde geteld.`,
  secret: 'Hangt af van handen en coupons, en die worden aan het einde geteld.',
};

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
