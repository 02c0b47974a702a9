import { isolated, type TournamentTab } from 'shared-kernel';

export const strings = {
  back: 'Retour',
  loading: 'Chargement du tournoi',
  tabs: 'Rubriques du tournoi',
  tabMissing: 'Cette rubrique n’a pas pu être chargée',
  tabMissingText: 'Vérifiez votre connexion, puis réessayez.',
  edit: 'Modifier',
  exportFile: 'Exporter',
  print: 'Imprimer',
  day: 'Jour de match',
  share: 'Partager',
  screen: 'Écran',
  menu: 'Menu',
  menuName: 'Menu du tournoi',
  addTeams: 'Ajouter des équipes',
  addTeamsTitle: 'Il manque des équipes',
  addTeamsText: 'Un calendrier demande au moins deux équipes. Inscrivez-les, puis générez le calendrier.',
  generateTitle: 'Le calendrier n’est pas encore généré',
  generateText: 'Les équipes sont inscrites\u00a0: il reste à générer leurs matchs.',
  outdatedTitle: 'Le calendrier ne correspond plus aux équipes',
  outdatedText: 'Des équipes ont été ajoutées ou retirées depuis qu’il a été généré.',
  legsTitle: 'Le calendrier ne correspond plus au format',
  legsText: 'L’aller-retour a changé depuis qu’il a été généré.',
  generate: 'Modifier le tournoi',
  description: (name: string, day: string, level: string) =>
    `${isolated(name)}, tournoi de jorkyball de niveau ${level}, ${day}\u00a0: matchs, classement et statistiques des joueurs.`,
} as const;

export const tabLabels: Readonly<Record<TournamentTab, string>> = {
  matches: 'Matchs',
  standings: 'Classement',
  playoffs: 'Phase Finale',
  players: 'Joueurs',
  format: 'Format',
};
