import type { FrontText } from '../frontText.ts';
import { allOf } from '../lists.ts';
import * as amounts from './amounts.ts';

const days = (count: number) => (count === 1 ? 'hier' : `il y a ${count} jours`);
const hours = (count: number) => (count === 1 ? 'il y a une heure' : `il y a ${count} heures`);
const minutes = (count: number) => (count === 1 ? 'il y a une minute' : `il y a ${count} minutes`);

export const saves: FrontText['saves'] = {
  resume: 'Reprendre la partie',
  resumeThis: 'Reprendre',
  resultOfThis: 'Résultat',
  points: (points) => (points < 0 ? `−${-points}` : String(points)),
  title: (board, round) => `${board}, manche ${round}`,
  over: (board) => `${board}, partie finie`,
  toPlay: (name) => `C’est à ${name} de jouer.`,
  won: (name) => `${name} a gagné.`,
  tied: (names) => `${names} se partagent la victoire.`,
  allOf: allOf('fr'),
  savedNow: 'Enregistrée à l’instant.',
  savedMinutes: (count) => `Enregistrée ${minutes(count)}.`,
  savedHours: (count) => `Enregistrée ${hours(count)}.`,
  savedDays: (count) => `Enregistrée ${days(count)}.`,
  score: (name, points) => `${name}, ${amounts.points(points)}`,
  list: 'Parties enregistrées',
  manage: 'Exporter ou supprimer',
  more: (count) => amounts.some(count, 'autre', 'autres'),
  all: (count) => amounts.some(count, 'partie enregistrée', 'parties enregistrées'),
  export: 'Exporter',
  delete: 'Supprimer',
  deleted: (board) => `La partie sur le plateau ${board} est supprimée.`,
  notDeleted: 'La partie n’a pas pu être supprimée.',
  undo: 'Annuler',
  dismiss: 'Fermer',
  import: 'Importer une partie',
  imported: (board, names) => `Partie importée\u202f: ${board}, avec ${names}.`,
  importedMany: (count, faulty) =>
    faulty === 0
      ? `Importé\u202f: ${count < 2 ? `${count} partie` : `${count} parties`}.`
      : `Importé\u202f: ${count} parties sur ${count + faulty}. Les autres sont illisibles.`,
  unreadFile: 'Ce fichier ne peut pas être lu.',
  full: 'Cet appareil n’a plus de place pour la partie. Exportez-en ou supprimez-en une plus ancienne.',
  denied: 'Ce navigateur ne laisse pas Railpass garder de parties. Exportez une partie avant de la fermer.',
  playedElsewhere: 'Cette partie est ouverte dans un autre onglet. Fermez-la d’abord là-bas.',
  overtaken: 'Cette partie a continué dans un autre onglet. Elle reste telle qu’elle est là-bas.',
  gone: 'Cette partie a été supprimée dans un autre onglet.',
  unreadable:
    'Ce navigateur ne laisse pas Railpass lire ni garder de parties. Vous pouvez jouer, mais exportez une partie avant de la fermer.',
  newer: 'D’une version plus récente',
  newerWho: (names) => `Une partie avec ${names}.`,
  newerWhy: 'Mettez Railpass à jour pour la jouer. D’ici là, elle reste ici telle quelle.',
  newerTitle: 'Cette partie vient d’une version plus récente de Railpass.',
  newerHow:
    'Elle reste telle quelle sur cet appareil. Pour la jouer, mettez Railpass à jour\u202f: fermez tous ses onglets et rouvrez-le.',
  newerDeleted: 'La partie d’une version plus récente est supprimée.',
  damagedDeleted: 'La partie abîmée est supprimée.',
  storageNews: {
    'stepped back': 'Le dernier enregistrement était abîmé. Voici la partie un coup plus tôt.',
    cleared:
      'Le stockage de ce navigateur a été vidé. Cette partie est enregistrée à nouveau\u202f; les autres sont perdues.',
    upgraded:
      'Une version plus récente de Railpass est ouverte dans un autre onglet. Rechargez cette page quand vous voudrez.',
  },
  steppedBackFile: 'Le dernier enregistrement était abîmé. Le fichier contient la partie un coup plus tôt.',
  notTakenOut: {
    missing: 'Cette partie n’est plus sur cet appareil.',
    denied: 'Ce navigateur ne laisse pas Railpass lire ses parties. Réessayez dans un instant.',
    newer: 'Cette partie vient d’une version plus récente de Railpass. Elle reste telle quelle sur cet appareil.',
    damaged: 'Cette partie est abîmée. Elle peut être exportée dans l’état où elle est.',
  },
  cleared: 'Le stockage de ce navigateur a été vidé, et ses parties sont perdues.',
  damaged: 'Partie abîmée',
  damagedWhy: 'Impossible de l’ouvrir.',
  opening: 'Ouverture de la partie',
  missing: 'Cette partie n’est pas sur cet appareil.',
  missingWhy: 'Elle a peut-être été supprimée, ou jouée dans un autre navigateur.',
  deniedTitle: 'La partie ne peut pas être ouverte.',
  deniedWhy: 'Ce navigateur ne laisse pas Railpass lire ses parties. Réessayez dans un instant.',
  damagedTitle: 'Cette partie est abîmée.',
  damagedFound: 'Une partie enregistrée est abîmée.',
  removeDamaged: 'Retirer',
  home: 'Retour à l’accueil',
  menu: 'Menu',
  log: 'Ce qui s’est passé',
  logWhy: 'Tous les tours, le dernier en premier.',
  exportWhy: 'Garder toute la partie dans un fichier.',
  sealed: {
    title: 'Exporter une partie en cours',
    holds: 'Le fichier contient les cartes et les tickets de tous, et l’ordre des pioches.',
    seal: 'Il est scellé\u202f: personne ne le lira par mégarde, et Railpass le rouvre avec «\u00a0Importer une partie\u00a0». Mais il n’est pas verrouillé\u202f: qui s’y connaît peut regarder dedans.',
    export: 'Sceller et exporter',
    cancel: 'Annuler',
  },
  leave: 'Quitter la partie',
  leaveWhy: 'Elle est enregistrée. Les cartes sont masquées.',
  leaveUnsaved: 'Elle n’a pas pu être enregistrée et serait perdue\u202f: exportez-la d’abord.',
  leaving: {
    title: 'Quitter sans enregistrer\u202f?',
    words:
      'Cette partie n’a pas pu être enregistrée sur cette tablette. Si vous la quittez maintenant, elle est perdue. Un fichier la garde.',
    slow: 'Le dernier coup s’enregistre encore, et cette tablette met du temps. Si vous quittez maintenant, il peut être perdu.',
    export: 'Exporter',
    stay: 'Rester',
    anyway: 'Quitter quand même',
  },
  bonusesWhy: 'Qui en a le plus marque les points à la fin. En cas d’égalité, chacun les marque.',
  secretButOwn: (count) => `Vous en avez ${count} pour l’instant. Ce qu’ont les autres se compte à la fin.`,
  secret: 'Les mains et les tickets décident, et se comptent à la fin.',
};
