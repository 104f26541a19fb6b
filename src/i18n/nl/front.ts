import type { FrontText } from '../frontText.ts';
import { cards, locomotives, trains } from './amounts.ts';
import { colors } from './colors.ts';
import { computers } from './computers.ts';
import { deckList } from './deckList.ts';
import { fileFaults } from './fileFaults.ts';
import { files } from './files.ts';
import { saves } from './saves.ts';
import { setup } from './setup.ts';

/** The words of everything around a game, in Dutch. */
export const front: FrontText = {
  language: 'nl',
  app: {
    name: 'Railpass',
    title: 'Railpass: een treinrace voor één tablet',
    tagline: 'Een treinrace voor één tablet en een tafel vol vrienden.',
  },
  home: {
    poster: 'Een stoomtrein met vier rijtuigen rijdt over een viaduct boven een meer, met bergen erachter.',
    ways: 'Manieren om te spelen',
    together: 'Samen spelen',
    togetherFor: (least, most) => `${least} tot ${most} mensen, één tablet`,
    alone: 'Alleen spelen',
    aloneFor: 'Jij en 2 computers',
    watch: 'Spel bekijken',
    watchFor: '4 computers, elk tempo',
    sound: 'Geluid',
    settings: 'Instellingen',
    howTo: {
      collect: 'Spaar wagonkaarten van één kleur.',
      pay: 'Claim er een route mee voor je treinen.',
      join: 'Verbind de steden op je geheime coupons.',
    },
    rules: 'Regels',
    boards: 'Kies een bord',
    network: (board) => `Kaart van het spoornet: ${board}`,
    newOn: (board, special) => `${board}. ${special}. Nieuw spel.`,
  },
  cards: {
    colors,
    locomotive: 'Locomotief',
    wagons: {
      red: 'Postrijtuig',
      orange: 'Paardenwagen',
      yellow: 'Graanwagen',
      green: 'Houtwagen',
      blue: 'Ketelwagen',
      purple: 'Slaaprijtuig',
      black: 'Kolenwagen',
      white: 'Koelwagen',
    },
  },
  board: {
    comma: ', ',
    label: (board) => `Bord: ${board}. Pijltjestoetsen gaan van stad tot stad, Enter toont de routes van een stad.`,
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    fit: 'Hele bord',
    holdToSeeTaken: 'Houd vast om alleen te zien wat bezet is.',
    taken: (taken, all, by) =>
      taken === 0
        ? `Geen van de ${all} routes is bezet.`
        : `${taken} van de ${all} routes ${taken === 1 ? 'is' : 'zijn'} bezet: ${by.map(([player, routes]) => `${player} ${routes}`).join(', ')}.`,
    close: 'Sluiten',
    whichRoute: 'Welke route?',
    routesOf: (city) => `Routes van ${city}`,
    fromTo: (from, to) => `${from} naar ${to}`,
    trains,
    anyColor: 'kleur naar keuze',
    kinds: { tunnel: 'tunnel', ferry: 'veerboot' },
    needs: (engines) => `vraagt ${locomotives(engines)}`,
    drawBonus: (count) => `levert ${cards(count)} op`,
    free: 'vrij',
    closed: 'gesloten in dit spel',
    claimedBy: (player) => `geclaimd door ${player}`,
    affordable: 'je kunt betalen',
    helpful: 'helpt bij je coupons',
    stationOf: (player) => `station van ${player}`,
    onTicket: 'op je coupon',
    polarCircle: 'Poolcirkel',
    beyondPolarCircle: 'boven de poolcirkel',
    capital: 'hoofdstad',
  },
  offline: {
    ready: 'Klaar voor offline',
    downloading: 'Wordt opgehaald',
    offline: 'Offline',
    onlineOnly: 'Alleen online',
  },
  install: {
    title: 'Zet Railpass op deze tablet.',
    why: 'Dan speel je op het hele scherm, ook zonder verbinding.',
    button: 'Installeren',
    sharing: 'Tik op Deel en dan op ‘Zet op beginscherm’.',
    sharingWhy:
      'De app bewaart spellen apart. Die van hier kan Safari wissen na 7 dagen zonder bezoek: exporteer ze om ze mee te nemen.',
    dismiss: 'Niet nu',
  },
  update: {
    title: 'Er is een nieuwe versie.',
    why: 'Dat is zo gebeurd.',
    button: 'Nu bijwerken',
  },
  files,
  setup,
  fileFaults,
  deckList,
  saves,
  computers,
};
