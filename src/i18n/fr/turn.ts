import type { Text } from '../text.ts';
import { cards, points, routes, some, tickets, trains } from './amounts.ts';
import { between, fromTo } from './between.ts';

/** "avec 2 wagons restants", "sans plus aucun wagon" */
const withLeft = (count: number) =>
  count === 0 ? 'sans plus aucun wagon' : `avec ${some(count, 'wagon restant', 'wagons restants')}`;
const remain = (count: number) => (count === 0 ? 'reste plus de wagon' : `reste ${trains(count)}`);
/** "Il reste 2 wagons à Ben", "Il ne vous reste plus de wagon" */
const hasLeft = (name: string, count: number) => `Il ${count === 0 ? 'ne ' : ''}${remain(count)} à ${name}`;
const youHaveLeft = (count: number) => `Il ${count === 0 ? 'ne ' : ''}vous ${remain(count)}`;

export const turn: Text['turn'] = {
  locomotive: 'locomotive',
  notPrinted: 'Les cartes et les tickets d’une main ne s’impriment jamais.',
  dimming: 'Cette main va être masquée. Touchez n’importe où pour la garder ouverte.',
  menu: 'Menu',
  players: 'Joueurs',
  market: 'Cartes sur la table',
  tray: 'Vos tickets et vos cartes',
  actions: 'Ce que vous pouvez faire',
  yourTurn: (name) => `À vous, ${name}`,
  chooseOne: 'Choisissez une action.',
  plate: {
    label: (name, score, facts) => `${name}, ${points(score)}, ${facts}`,
    onTurn: (plate) => `${plate}, c’est son tour`,
    facts: (left, hand, held) => `${trains(left)}, ${cards(hand)}, ${tickets(held)}`,
    factsWithStations: (left, hand, held, stationsLeft) =>
      `${trains(left)}, ${cards(hand)}, ${tickets(held)}, ${some(stationsLeft, 'gare restante', 'gares restantes')}`,
    title: (name, score) => `${name}\u202f: ${points(score)}`,
  },
  card: {
    take: (color, wagon) => `${color}, ${wagon}, prendre`,
    takeLocomotive: 'Locomotive, prendre',
    shown: (color, wagon) => `${color}, ${wagon}`,
    closed: (color, wagon) => `${color}, ${wagon}, indisponible`,
    closedLocomotive: 'Locomotive, indisponible',
    empty: 'Pas de carte ici',
  },
  deck: {
    cards: 'en pioche',
    tickets: 'tickets',
    drawCards: (count) => `Prendre dans la pioche, ${cards(count)}`,
    drawTickets: (count) => `Piocher des tickets, ${some(count, 'restant', 'restants')}`,
    cardsLeft: (count) => `Pioche, ${cards(count)}`,
    ticketsLeft: (count) => `Tickets, ${some(count, 'restant', 'restants')}`,
    shuffling: 'à mélanger',
    noCards: 'vide',
    noTickets: 'vide',
  },
  bonus: 'Bonus',
  hand: {
    label: 'Vos cartes',
    count: (color, count) => `${color}, ${count}`,
    countNew: (color, count, fresh) => `${color}, ${count}, ${some(fresh, 'nouvelle', 'nouvelles')}`,
    gained: (count) => `+${count}`,
    cover: 'Masquer',
  },
  ticket: {
    list: 'Vos tickets',
    none: 'Vous n’avez aucun ticket.',
    name: between,
    label: (from, to, value, state) => `${fromTo(from, to)}, ${points(value)}, ${state}`,
  },
  action: {
    draw: 'Prendre des cartes',
    claim: 'Prendre une route',
    tickets: 'Piocher des tickets',
    station: 'Bâtir une gare',
    card: 'Prendre une carte visible',
    deck: 'Prendre dans la pioche',
    stop: 'S’arrêter là',
    stopNote: 'avec une carte',
    pass: 'Passer',
    passNote: 'rien d’autre n’est possible',
    cancel: 'Retour',
    drawTickets: (count) => `Piocher ${tickets(count)}`,
    keepAtLeast: (count) => `en garder au moins ${count}`,
    done: 'Finir le tour',
    passTo: (name) => `puis à ${name}`,
    result: 'Voir le résultat',
    undo: 'Annuler',
  },
  ask: {
    draw: { title: 'Prenez une carte', words: 'Touchez une carte visible ou la pioche.' },
    claim: { title: 'Quelle route\u202f?', words: 'Touchez une route sur le plateau.' },
    station: { title: 'Quelle ville\u202f?', words: 'Touchez une ville sans gare.' },
    tickets: {
      title: 'Piocher des tickets\u202f?',
      words: (keep, of) => `Vous en verrez ${of} et devrez en garder au moins ${keep}. Pas de retour en arrière.`,
    },
    color: { title: 'Quelle route\u202f?', words: 'Cette carte peut payer les routes éclairées.' },
    noRoute: { title: 'Aucune route', words: 'Cette carte ne peut payer aucune route pour l’instant.' },
    pay: { title: 'Choisissez le paiement', words: 'Touchez une couleur, puis prenez la route.' },
    payStation: { title: 'Choisissez le paiement', words: 'Touchez une couleur, puis bâtissez.' },
    tunnel: { title: 'Tunnel', words: 'Payez ce qu’il demande, ou renoncez.' },
    more: { title: 'Prenez-en une autre', words: 'Sur la table ou dans la pioche.' },
    moreNoLocomotive:
      'Sur la table ou dans la pioche. Une locomotive visible compte pour deux cartes\u202f: vous ne pouvez plus en prendre.',
    swept: 'Trop de locomotives étaient visibles\u202f: toute la rangée a été remplacée.',
    pass: { title: 'Rien à faire', words: (things) => `Pas ${things} à votre portée. Passez votre tour.` },
  },
  outOfReach: {
    drawCard: 'de carte',
    claimRoute: 'de route',
    drawTickets: 'de ticket',
    buildStation: 'de gare',
  },
  did: {
    claimed: (gained) => `Route prise, +${gained}`,
    claimedWords: (from, to) => `${between(from, to)} est à vous.`,
    claimedBonus: (from, to, drawn) => `${between(from, to)} est à vous, et donne ${cards(drawn)}.`,
    drew: (count) => some(count, 'carte prise', 'cartes prises'),
    fromTable: (colors) => `${colors}, sur la table.`,
    fromDeck: 'Dans la pioche.',
    fromBoth: (colors, count) => `${colors}, sur la table\u202f; ${cards(count)} dans la pioche.`,
    tickets: 'Tickets choisis',
    ticketsWords: (kept) => `Vous avez gardé ${tickets(kept)}.`,
    station: 'Gare bâtie',
    stationWords: (city) => `Elle se trouve à ${city}.`,
    withdrew: 'Vous avez renoncé',
    withdrewWords: (from, to) => `Vos cartes pour ${between(from, to)} sont de retour dans votre main.`,
    passed: 'Tour passé',
    passedWords: 'Rien d’autre n’était possible.',
    over: 'Fini',
    overWords: 'Votre tour est fini.',
    inHand: (drawn) => `Vous avez pris ${drawn}.`,
  },
  noUndo: {
    'nothing done': '',
    'card seen': 'Vous avez vu une nouvelle carte\u202f: impossible d’annuler.',
    'row refilled': 'Une nouvelle carte est visible\u202f: impossible d’annuler.',
    'tickets seen': 'Vous avez vu des tickets\u202f: impossible d’annuler.',
    'tunnel cards seen': 'Les cartes du tunnel sont visibles\u202f: impossible d’annuler.',
  },
  signal: {
    title: 'Dernier tour',
    lastTitle: 'Votre dernier tour',
    lastTurn: (name, left) => `${name} a lancé le dernier tour, ${withLeft(left)}.`,
    lastTurnOwn: (left) => `Vous avez lancé le dernier tour, ${withLeft(left)}.`,
    begins: (name, left) => `${hasLeft(name, left)}. Chacun joue encore un tour.`,
    beginsOwn: (left) => `${youHaveLeft(left)}. Chacun joue encore un tour.`,
    nearTitle: 'La fin approche',
    near: (name, left, turns) =>
      turns === 1
        ? `${hasLeft(name, left)}, qui pourrait lancer le dernier tour à son prochain tour.`
        : `${hasLeft(name, left)}, qui pourrait lancer le dernier tour dans ${turns} tours.`,
    nearOwn: (left, turns) =>
      turns === 1
        ? `${youHaveLeft(left)}, et vous pourriez lancer le dernier tour maintenant.`
        : `${youHaveLeft(left)}, et vous pourriez lancer le dernier tour dans ${turns} tours.`,
  },
  why: {
    title: 'Pas maintenant',
    moment: 'Un instant',
    saving: 'Votre dernier coup s’enregistre encore.',
    turnDone: 'Votre tour est fini. Passez la tablette.',
    turnOpen: 'Votre tour n’est pas fini\u202f: faites d’abord une action.',
    nothingToUndo: 'Vous n’avez encore rien fait ce tour-ci.',
    covered: 'Seule la personne dont c’est le tour prend des cartes, une fois les siennes révélées.',
  },
  city: {
    facts: (facts) => `${facts}.`,
    routes: (count, states) => `${routes(count)}\u202f: ${states}.`,
    free: (count) => some(count, 'libre', 'libres'),
    claimed: (count) => some(count, 'prise', 'prises'),
    closed: (count) => some(count, 'fermée', 'fermées'),
    neighbours: (cities) => `Vers ${cities}.`,
    station: (name) => `${name} a une gare ici.`,
  },
  look: {
    heading: (board) => `Le plateau ${board}`,
    title: 'Un coup d’œil',
    words: (name) => `Toutes les mains sont masquées. C’est à ${name} de jouer.`,
    back: 'Retour',
    covered: 'Tickets et cartes sont masqués.',
  },
  elsewhere: {
    title: 'Cette partie est ouverte dans un autre onglet',
    words: 'Elle ne se joue qu’à un endroit à la fois. Ce qui a été joué là-bas est gardé.',
    here: 'Jouer plutôt ici',
    leave: 'Retour à l’accueil',
  },
  deleted: {
    title: 'Cette partie a été supprimée',
    words:
      'Elle n’est plus sur cet appareil. Cet onglet l’a encore dans son dernier état\u202f: exportez-la pour la garder.',
    export: 'Exporter',
  },
  unsaved: {
    words: 'Impossible d’enregistrer cette partie ici. Exportez-la avant de fermer.',
    export: 'Exporter',
  },
};
