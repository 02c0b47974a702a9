import { isolated } from 'shared-kernel';

const namesOf = (teams: readonly string[]) => teams.map(isolated).join(', ');

/** Texts of the organiser's parts of the page. */
export const strings = {
  prompts: {
    noTeams: {
      title: 'Il manque des équipes',
      text: 'Un calendrier demande au moins deux équipes. Inscrivez-les, puis générez le calendrier.',
    },
    noSchedule: {
      title: 'Le calendrier n’est pas encore généré',
      text: 'Les équipes sont inscrites\u00a0: il reste à générer leurs matchs.',
    },
    teams: {
      title: 'Le calendrier ne correspond plus aux équipes',
      text: 'Des équipes ont été ajoutées ou retirées depuis qu’il a été généré.',
    },
    legs: {
      title: 'Le calendrier ne correspond plus au format',
      text: 'L’aller-retour a changé depuis qu’il a été généré.',
    },
  },
  addTeams: 'Ajouter des équipes',
  edit: 'Modifier le tournoi',
  movedTo: (court: number) => `Match noté au plan\u00a0: terrain ${court}`,
  exportFile: 'Exporter',
  exported: 'Tournoi exporté',
  exportedText: (file: string) =>
    `Le fichier ${isolated(file)} contient les équipes, le calendrier et toutes les feuilles de match.`,
  exportedWithoutLogs: (file: string) =>
    `Le fichier ${isolated(file)} contient les résultats, mais pas le détail des journaux de match\u00a0: ce navigateur n’y donne pas accès pour le moment. Réessayez plus tard.`,
  neverExported: 'Ce tournoi n’est gardé que dans ce navigateur. Exportez-le pour en avoir une copie.',
  exportIsStale: (day: string) => `Des changements ne sont pas encore dans le dernier export, du ${day}.`,
} as const;

/** Ties, and an organiser's decisions about them. */
export const tieStrings = {
  title: 'Égalités à départager',
  tie: (teams: readonly string[]) =>
    `${new Intl.ListFormat('fr').format(teams.map(isolated))} sont à égalité parfaite.`,
  tieText:
    'Ni les points, ni les sets, ni les buts, ni leurs matchs ne les séparent. Tirez au sort ou fixez l’ordre.',
  up: 'Monter',
  moveUp: (team: string) => `Monter ${isolated(team)}`,
  reason: 'Motif (facultatif)',
  reasonHint: 'Il se lit dans «\u00a0Pourquoi cet ordre\u00a0?\u00a0».',
  draw: 'Tirer au sort',
  drawn: (order: readonly string[]) => `Tirage\u00a0: ${namesOf(order)}. Enregistrez-le pour qu’il compte.`,
  decide: 'Enregistrer cet ordre',
  decided: 'Égalité départagée',
  stands: {
    lots: (order: readonly string[]) => `Tirage au sort\u00a0: ${namesOf(order)}.`,
    organizer: (order: readonly string[]) => `Ordre fixé par l’organisateur\u00a0: ${namesOf(order)}.`,
  },
  said: (reason: string) => `Motif\u00a0: ${isolated(reason)}`,
  takeBack: 'Revenir sur cette décision',
  takenBack: 'La décision est annulée',
} as const;
