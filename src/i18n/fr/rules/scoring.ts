import type { RuleText } from '../../ruleText.ts';
import { points } from '../amounts.ts';

export const scoring: RuleText['scoring'] = {
  title: 'Décompte final',
  lede: 'On recompte les routes, on retourne les tickets, et ce qui reste rapporte son bonus.',
  routes: 'Les points de vos routes\u202f: ceux que vous avez marqués pendant la partie.',
  tickets: 'Plus chaque ticket réussi, moins chaque ticket échoué.',
  stations: (f) => `Plus ${points(f.stations?.unused ?? 0)} pour chaque gare que vous n’avez pas bâtie.`,
  path: (value) =>
    `Plus ${value} pour le chemin le plus long\u202f: le plus long trajet continu sur les wagons d’un seul joueur, compté en cases.`,
  pathWay:
    'Un chemin peut repasser par une ville, jamais par une route. Les embranchements ne comptent pas, et il peut former une boucle.',
  pathTie: 'Tous ceux qui sont à égalité pour le chemin le plus long marquent ce bonus.',
  bonus: (inPlay) =>
    `Plus les ${inPlay} cartes bonus posées au départ. Chacune revient à qui a le plus de ce qu’elle compte.`,
  bonusTie:
    'Tous ceux qui sont à égalité pour une carte bonus la marquent. Une route ou un ticket compte une fois, même si ses deux bouts conviennent.',
  most: 'Qui a le plus de points gagne.',
  ties: (order) => `Égalité\u202f? ${order}`,
  tie: {
    completedTickets: 'plus de tickets réussis',
    fewestStations: 'moins de gares bâties',
    longestPath: 'un chemin plus long',
    bonusCards: 'plus de cartes bonus gagnées',
  },
  tieOrder: (first, others) => `On regarde qui a ${first}${others.map((other) => `, puis ${other}`).join('')}.`,
  rulings: {
    zero: 'Zéro ne gagne rien\u202f: ni un chemin de 0, ni un compte de 0.',
    shared:
      'Toujours à égalité après cela\u202f? La victoire est partagée. Le même ordre décide de toutes les places, pas seulement de la première.',
    stationTickets: 'Les tickets réussis grâce à une gare comptent ici aussi.',
    sharedBonus: 'Une carte bonus gagnée à plusieurs compte comme gagnée par chacun.',
    countries: 'Pour les pays, vos routes n’ont pas à se toucher.',
    waypoints: 'Les bifurcations sans nom comptent comme des villes, du pays où elles se trouvent.',
  },
  cards: 'Les cartes bonus',
  figure: {
    name: (parts, total) => `Exemple de décompte\u202f: ${parts}. ${points(total)} en tout.`,
    routes: 'Routes',
    done: 'Tickets réussis',
    failed: 'Tickets échoués',
    stations: 'Gares gardées',
    path: 'Chemin le plus long',
    bonus: 'Carte bonus',
    total: 'En tout',
    caption: 'Une route de chaque longueur, deux tickets réussis et un échoué.',
  },
};
