import { formatNumber, type TournamentTab } from 'shared-kernel';
import type { Criterion } from '../../domain/standings/criteria';
import type { StandingRow } from '../../domain/standings/standings';
import type { FixtureStatus } from '../../domain/tournament';
import { counted } from '../../ui/counted';
import { signed } from '../../ui/signed';

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
    `${name}, tournoi de jorkyball de niveau ${level}, ${day}\u00a0: matchs, classement et statistiques des joueurs.`,
} as const;

export const tabLabels: Readonly<Record<TournamentTab, string>> = {
  matches: 'Matchs',
  standings: 'Classement',
  playoffs: 'Phase Finale',
  players: 'Joueurs',
  format: 'Format',
};

export const exportStrings = {
  done: 'Tournoi exporté',
  doneText: (file: string) =>
    `Le fichier ${file} contient les équipes, le calendrier et toutes les feuilles de match.`,
  withoutLogs: (file: string) =>
    `Le fichier ${file} contient les résultats, mais pas le détail des journaux de match\u00a0: ce navigateur n’y donne pas accès pour le moment. Réessayez plus tard.`,
  never: 'Ces résultats ne sont gardés que dans ce navigateur. Exportez le tournoi pour en avoir une copie.',
  stale: (day: string) => `Des changements ne sont pas encore dans le dernier export, du ${day}.`,
} as const;

export const matchStrings = {
  none: 'Aucun match généré pour ce tournoi.',
  groups: { inprogress: 'En cours', finished: 'Terminés', pending: 'À venir' } satisfies Record<
    FixtureStatus,
    string
  >,
  folded: (count: number) => `Terminés (${count})`,
  filter: 'Matchs de l’équipe',
  everyTeam: 'Toutes les équipes',
  planned: (date: string, time: string, court: number) => `${date}, ${time}, terrain ${court}`,
  noneOfTeam: 'Cette équipe n’a aucun match.',
  exempt: (teams: readonly string[]) => `Exempt\u00a0: ${teams.join(', ')}`,
  round: (round: number) => `Journée ${round}`,
  sheet: 'Feuille de match',
  of: (home: string, away: string) => ` ${home} – ${away}`,
  live: 'Voir en direct',
  setGoals: (set: number, home: number, away: number) => `Set ${set}\u00a0: ${home} à ${away}.`,
  playoffs: 'Phase finale',
  more: 'Afficher les journées suivantes',
} as const;

export const standingsStrings = {
  none: 'Le classement apparaîtra avec les équipes.',
  figures: (team: string) => `Tous les chiffres de ${team}`,
  why: 'Pourquoi cet ordre\u00a0?',
  rule: 'Victoire\u00a0: 4 points. Défaite\u00a0: 1 point, ou 2 si le perdant était à un set de la victoire. Forfait\u00a0: aucun point. À égalité\u00a0: différence de sets, différence de buts, confrontations directes, puis décision de l’organisateur (l’ordre alphabétique en attendant).',
  reasons: {
    points: (upper, lower) =>
      `${upper.name} devance ${lower.name} aux points\u00a0: ${upper.points} contre ${lower.points}.`,
    'set-difference': (upper, lower) =>
      `À égalité de points, ${upper.name} devance ${lower.name} à la différence de sets\u00a0: ${signed(upper.setDifference)} contre ${signed(lower.setDifference)}.`,
    'goal-difference': (upper, lower) =>
      `À égalité de points et de sets, ${upper.name} devance ${lower.name} à la différence de buts\u00a0: ${signed(upper.goalDifference)} contre ${signed(lower.goalDifference)}.`,
    'head-to-head': (upper, lower) =>
      `À égalité de points, de sets et de buts, ${upper.name} devance ${lower.name} aux confrontations directes.`,
    lots: (upper, lower) =>
      `Rien ne les sépare\u00a0: le tirage au sort place ${upper.name} devant ${lower.name}.`,
    organizer: (upper, lower) =>
      `Rien ne les sépare\u00a0: l’organisateur place ${upper.name} devant ${lower.name}.`,
    name: (upper, lower) =>
      `Rien ne sépare ${upper.name} et ${lower.name}, ni points, ni sets, ni buts, ni confrontations directes\u00a0: l’ordre alphabétique vaut en attendant une décision.`,
    withdrawal: (upper, lower) => `${lower.name} a déclaré forfait général et passe derrière ${upper.name}.`,
  } satisfies Record<Criterion, (upper: StandingRow, lower: StandingRow) => string>,
  said: (reason: string) => `Motif\u00a0: ${reason}`,
  zones: {
    semifinal: 'Directement en demi-finale',
    quarterfinal: 'En quart de finale',
  },
} as const;

export const playoffStrings = {
  notMet: 'Les conditions pour les playoffs ne sont pas remplies.',
  needed: (count: number) => `Il faut au moins 8 équipes classées\u00a0: ce tournoi en compte ${count}.`,
  provisional:
    'Tableau provisoire\u00a0: il suit le classement du moment et se fige quand tous les matchs du championnat sont joués.',
  lost: (team: string, match: string) => `${team} perd le ${match.toLocaleLowerCase('fr')}.`,
  asText: 'Le tableau en toutes lettres',
} as const;

export const playerStrings = {
  attackers: 'Meilleurs attaquants',
  defenders: 'Meilleurs défenseurs',
  none: 'Les statistiques apparaîtront avec la première feuille de match sauvegardée.',
  noneNamed: 'Les statistiques apparaîtront avec les premiers buteurs notés.',
  goals: (count: number) => counted(count, 'but'),
  sets: (count: number) => counted(count, 'set'),
  perSet: 'buts par set',
  unknown: 'Joueur inconnu',
  withoutScorer: (count: number) =>
    count > 1 ? `${formatNumber(count)} buts n’ont pas de buteur noté.` : 'Un but n’a pas de buteur noté.',
  rule: 'Dix joueurs par poste, par nombre de buts par set joué, puis par nombre de buts. Les buts accordés sur carton ne comptent pour personne.',
} as const;

export const formatStrings = {
  none: 'Le format de ce tournoi n’a pas été défini.',
  type: 'Type',
  types: { championship: 'Championnat', cup: 'Coupe' },
  winningSets: 'Sets gagnants',
  winningSetsText: (sets: string, most: number) => `${sets} sets de 7 buts, ${most} sets au plus`,
  homeAndAway: 'Rencontres',
  homeAndAwayText: { true: 'Aller-retour', false: 'Aller simple' },
  playoffs: 'Phase finale',
  playoffsText: {
    true: (lastMatch: string) =>
      `Oui\u00a0: quarts, demi-finales, finale et ${lastMatch.toLocaleLowerCase('fr')}`,
    false: () => 'Non\u00a0: le premier du classement est champion',
  },
  teams: 'Équipes',
  fixtures: 'Matchs',
  points: 'Points',
  pointsText: '4 par victoire, 1 par défaite, ou 2 si le perdant était à un set de la victoire',
} as const;
