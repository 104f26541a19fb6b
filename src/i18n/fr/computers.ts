import type { FrontText } from '../frontText.ts';
import { allOf } from '../lists.ts';
import * as amounts from './amounts.ts';
import { between } from './between.ts';
import { colored } from './colors.ts';
import { de } from './elision.ts';
import { atPlace, ofPlayer } from './ordinals.ts';

const moreCards = (count: number) => amounts.some(count, 'carte de plus', 'cartes de plus');

/** More names than these are only counted. */
const MANY = 2;

const whoNeeds = (tickets: string, count: number) => {
  if (count > MANY) return `${count} de vos tickets en ont besoin`;
  return count === 1 ? `votre ticket ${tickets} en a besoin` : `vos tickets ${tickets} en ont besoin`;
};

export const computers: FrontText['computers'] = {
  person: 'Humain',
  computer: 'Ordinateur',
  named: (name) => `${name}, ordinateur`,
  levels: { easy: 'Facile', normal: 'Normal', hard: 'Difficile', expert: 'Expert' },
  levelWords: {
    easy: 'Prend ce qu’il peut, garde les petits tickets et perd un tour de temps en temps.',
    normal: 'Fait ses tickets l’un après l’autre, sans s’occuper de vous.',
    hard: 'Prévoit tous ses tickets ensemble et se presse là où vous pourriez le devancer.',
    expert: 'Comme Difficile, mais joue la suite dans sa tête avant chaque coup.',
  },
  styles: {
    'hub-builder': 'Tisseur de réseau',
    'long-hauler': 'Grand voyageur',
    'ticket-hunter': 'Chasseur de tickets',
    blocker: 'Gêneur',
  },
  styleWords: {
    'hub-builder': 'Étend un seul réseau, toujours d’un seul tenant.',
    'long-hauler': 'Économise ses cartes pour les routes les plus longues.',
    'ticket-hunter': 'Pioche de nouveaux tickets dès que les anciens avancent bien.',
    blocker: 'Prend avant vous les routes que tout le monde veut.',
  },
  plain: 'Polyvalent',
  setup: {
    who: (seat) => `Qui joue ${atPlace(seat)}`,
    character: (seat, level, style) =>
      `Caractère ${ofPlayer(seat)}\u202f: ${level.toLowerCase()}, ${style.toLowerCase()}`,
    sheet: (seat) => `Ordinateur ${atPlace(seat)}`,
    level: 'Niveau',
    characters: 'Caractères',
    again: (name, count) => `${name} ${count}`,
    noPerson: 'Rien que des ordinateurs\u202f: une partie à regarder.',
    onePerson: 'Une seule personne\u202f: rien à masquer, rien à passer.',
    persons: 'Les ordinateurs jouent entre vos tours.',
  },
  watch: {
    heading: (name) => `${name} joue`,
    thinking: (name) => `${name} réfléchit`,
    next: (name) => `Ensuite, ${name}`,
    paused: 'En pause',
    pausedWords: (name) => `${name} attend que vous repreniez.`,
    tray: 'Les ordinateurs jouent',
    controls: 'Pause, reprise et vitesse',
    pause: 'Pause',
    resume: 'Reprendre',
    step: 'Un coup',
    nextMove: 'Coup suivant',
    speed: 'Vitesse',
    covered: 'Tickets et cartes sont masqués pendant que les ordinateurs jouent.',
    demo: 'Une démonstration\u202f: les ordinateurs jouent, vous regardez.',
    leave: 'Quitter la démo',
    wait: { title: 'Pas encore', words: (name) => `C’est à ${name} de jouer. Votre tour viendra tout seul.` },
    onlyWatching: {
      title: 'Démonstration',
      words: 'Les ordinateurs jouent cette partie. Personne d’autre ne prend de cartes.',
    },
  },
  beat: {
    next: (name) => `puis joue ${name}`,
  },
  hint: {
    ask: 'Aide',
    title: 'Aide',
    thinking: 'Un instant…',
    thinkingWords: 'Un bon joueur regarde votre main.',
    none: 'Aucune aide pour l’instant. Réessayez.',
    close: 'Fermer',
    off: { title: 'Pas d’aide', words: 'Cette partie a commencé sans aide.' },
    route: between,
    inHand: (held, needs) => `${amounts.cards(held)} en main sur\u00a0${needs}`,
    claim: {
      forTickets: (route, tickets, count) => `Prenez ${route}\u202f: ${whoNeeds(tickets, count)}.`,
      forPoints: (route, points) => `Prenez ${route}\u202f: cela rapporte ${amounts.points(points)}.`,
    },
    draw: {
      card: (color) => `Prenez la ${colored('carte', color)}`,
      locomotive: 'Prenez la locomotive',
      deck: 'Prenez dans la pioche',
      forTickets: (what, route, tickets, count, hand) =>
        `${what}, pour ${route}\u202f: ${whoNeeds(tickets, count)}\u202f; ${hand}.`,
      forPoints: (what, route, points, hand) =>
        `${what}, pour ${route}, qui rapporte ${amounts.points(points)}\u202f; ${hand}.`,
      forAnything: (what) => `${what}\u202f: il ne manque rien de précis.`,
      noMore: 'Arrêtez-vous là\u202f: aucune carte à prendre ne vous aiderait.',
    },
    drawTickets: (trains) =>
      `Piochez des tickets\u202f: il vous reste ${amounts.trains(trains)}, de quoi en réussir d’autres.`,
    keepDone: (tickets, count) =>
      count === 1
        ? `Gardez ${tickets}\u202f: vos routes le relient déjà.`
        : `Gardez ${tickets}\u202f: vos routes les relient déjà.`,
    keepByStation: (tickets, count) =>
      count === 1
        ? `Gardez ${tickets}\u202f: une gare peut encore le sauver.`
        : `Gardez ${tickets}\u202f: des gares peuvent encore les sauver.`,
    keepLost: (tickets, count) =>
      count === 1
        ? `Gardez ${tickets}\u202f: c’est celui qui coûte le moins.`
        : `Gardez ${tickets}\u202f: ce sont ceux qui coûtent le moins.`,
    keepPlain: (tickets) => `Gardez ${tickets}.`,
    keepOnly: {
      station: { it: 'Seulement avec une gare.', these: (tickets) => `${tickets}\u202f: seulement avec une gare.` },
      rival: {
        it: 'Seulement avec l’aide d’un adversaire.',
        these: (tickets) => `${tickets}\u202f: seulement avec l’aide d’un adversaire.`,
      },
      lost: {
        it: 'Il est perdu.',
        these: (tickets, count) => (count === 1 ? `${tickets} est perdu.` : `${tickets} sont perdus.`),
      },
    },
    station: (city, tickets, count) => {
      if (count > MANY) return `Bâtissez une gare à ${city}\u202f: elle peut encore sauver plusieurs de vos tickets.`;
      const yours = count === 1 ? 'votre ticket' : 'vos tickets';
      return `Bâtissez une gare à ${city}\u202f: elle peut encore sauver ${yours} ${tickets}.`;
    },
    stationAlone: (city) => `Bâtissez une gare à ${city}\u202f: elle emprunte une route qui vous manque.`,
    payTunnel: 'Payez le tunnel\u202f: la route vaut bien les cartes en plus.',
    withdrawTunnel: 'Renoncez\u202f: vous n’avez pas de quoi payer ce que demande le tunnel.',
    pass: 'Passez\u202f: rien d’autre n’est possible.',
    costs: {
      locomotives: (uses, has) => {
        if (has === 1) return 'Votre seule locomotive y passe.';
        return uses === has ? `Vos ${has} locomotives y passent.` : `Cela prend ${uses} de vos ${has} locomotives.`;
      },
      tunnel: (spare, most) =>
        spare === 0
          ? `Un tunnel\u202f: il peut demander jusqu’à ${moreCards(most)}, et il n’en resterait aucune.`
          : `Un tunnel\u202f: il peut demander jusqu’à ${moreCards(most)}, et il en resterait ${spare}.`,
      trains: {
        easy: (takes, has, tickets) =>
          `${amounts.trains(takes)} sur ${has} pour ${amounts.tickets(tickets)}\u202f: facile.`,
        fair: (takes, has, tickets) =>
          `${amounts.trains(takes)} sur ${has} pour ${amounts.tickets(tickets)}\u202f: cela devrait aller.`,
        tight: (takes, has, tickets) =>
          `${amounts.trains(takes)} sur ${has} pour ${amounts.tickets(tickets)}\u202f: juste.`,
        over: (takes, has, tickets) =>
          `Il faudrait ${amounts.trains(takes)} pour ${amounts.tickets(tickets)}\u202f: vous en avez ${has}.`,
      },
      station: (points, left) =>
        left === 0
          ? `C’est votre dernière gare\u202f; gardée, elle vaudrait ${amounts.points(points)}.`
          : `Gardée, la gare vaudrait ${amounts.points(points)}\u202f; il en resterait ${left}.`,
      lastRound: 'Cela lance le dernier tour.',
      wholeDraw: 'Une locomotive visible compte pour deux cartes.',
      newTickets: 'Un ticket gardé mais non réussi coûte ses points.',
      secondCard: 'Vous renoncez à la deuxième carte.',
      turn: 'Vous reprenez vos cartes, et votre tour est fini.',
    },
    do: {
      claimRoute: 'Choisir cette route',
      buildStation: 'Choisir cette ville',
      drawTickets: 'Choisir cette action',
      keepTickets: 'Choisir ceux-ci',
      drawCard: 'La prendre',
      payTunnel: 'Payer ainsi',
      stopDrawing: 'S’arrêter là',
      withdrawTunnel: 'Les reprendre',
      pass: 'Passer',
    },
    list: allOf('fr'),
  },
  seats: {
    title: 'Qui joue',
    why: 'Confier une place à un ordinateur, ou la reprendre.',
    by: (level) => `Ordinateur, ${level.toLowerCase()}`,
    handOver: 'À l’ordinateur',
    takeBack: 'À un humain',
    cancel: 'Annuler',
    of: (what, name) => `${what}\u202f: ${name}`,
    levelFor: (name) => `Niveau pour ${name}`,
    sure: (name) => `Un ordinateur continue à la place ${de(name)}.`,
    sureOpen: (name) => `Les cartes ${de(name)} sont masquées, et un ordinateur prend la suite.`,
    sureOnly: (name) =>
      `Un ordinateur continue à la place ${de(name)}. Il n’y aura plus que des ordinateurs, et vous regarderez.`,
    confirm: 'Confier',
    sureTake: (name) => `Qui prend la place ${de(name)} voit ses cartes et ses tickets. Tout le monde en sera averti.`,
    confirmTake: 'Prendre la place',
    refused: 'Ce n’est pas possible en ce moment.',
  },
  after: {
    title: (name) => `Ce que visait ${name}`,
    taken: (ticket, round, by, route) => `A abandonné ${ticket} à la manche ${round}\u202f: ${by} avait pris ${route}.`,
    late: (ticket, round) => `A abandonné ${ticket} à la manche ${round}\u202f: le temps manquait.`,
    all: (count) => (count === 1 ? 'Ticket réussi comme prévu.' : `Ses ${count} tickets, tous réussis comme prévu.`),
    open: (tickets) => `Visait encore ${tickets} à la fin de la partie.`,
    none: 'N’avait aucun ticket.',
  },
};
