import type { CardType, GoalType } from '../../domain/tournament';
import { counted } from '../../ui/counted';

export const strings = {
  back: 'Le tournoi',
  title: 'Feuille de match',
  metaTitle: (home: string, away: string) => `Feuille de match ${home} – ${away}`,
  loading: 'Chargement du match…',
  unkept: (count: number) =>
    count > 1
      ? `${count} actions ne sont pas encore gardées sur cet appareil.`
      : 'Une action n’est pas encore gardée sur cet appareil.',
  unkeptText:
    'Elles sont dans cette page\u00a0: laissez-la ouverte. Un nouvel essai se fait toutes les quelques secondes.',
  keepAgain: 'Réessayer',
  unread: (count: number) =>
    `${counted(count, 'action')} de cette feuille ${count > 1 ? 'viennent' : 'vient'} d’une version plus récente du site\u00a0: rien n’en est effacé, mais le score affiché ici peut être incomplet et ne sera pas publié.`,
  stated: (home: string, away: string, homeScore: number, awayScore: number) =>
    `Ce résultat (${home} ${homeScore}, ${away} ${awayScore}) est connu sans sa feuille de match\u00a0: la première action notée ici le remplacera.`,
  cleared:
    'Les données du site viennent d’être effacées sur cet appareil. Ce match est encore dans cette page\u00a0:',
  restore: 'L’enregistrer de nouveau',
  clearedTitle: 'Données effacées sur cet appareil',
  clearedText:
    'Le match que vous notiez est encore dans cet onglet\u00a0: reconnectez-vous pour le retrouver.',
  leaveTitle: 'Quitter la feuille de match\u00a0?',
  leaveText: 'Elles restent dans cet onglet tant qu’il est ouvert, et se perdent s’il est fermé.',
  leave: 'Quitter quand même',
  stay: 'Rester',
  leftTitle: 'Des actions ne sont pas encore gardées',
  comeBack: 'Revenir à la feuille',
  missing: 'Ce match ne vient pas : ce tournoi n’en a pas, ou plus, à cette adresse.',
  missingWayOut: 'Voir les matchs du tournoi',
  sets: 'Sets du match',
  set: (index: number) => `Set ${index + 1}`,
  home: 'Domicile',
  away: 'Extérieur',
  score: 'Score',
  setScore: (index: number, home: string, homeGoals: number, away: string, awayGoals: number) =>
    `Set ${index + 1}\u00a0: ${home} ${homeGoals}, ${away} ${awayGoals}`,
  matchScore: (home: number, away: number) => `Sets\u00a0: ${home} à ${away}`,
  attacker: 'Attaquant',
  defender: 'Défenseur',
  choose: 'Choisir',
  noPlayers: 'Cette équipe n’a pas de joueurs connus.',
  cardPlayer: 'Joueur sanctionné',
  wholeTeam: 'Non précisé',
  penaltyByDefender: 'Penalty tiré par le défenseur',
  more: 'Cartons et cas rares',
  setWon: (index: number, team: string, won: number, lost: number) =>
    `Set ${index + 1} remporté par ${team}, ${won} à ${lost}.`,
  nextSet: (index: number) => `Passer au set ${index + 1}`,
  carryLineups: (index: number) => `Reprendre les joueurs du set ${index}, rôles échangés`,
  matchWon: (team: string, won: number, lost: number) => `${team} remporte le match, ${won} sets à ${lost}.`,
  actions: 'Actions de la feuille',
  undo: 'Annuler la dernière action',
  undoShort: 'Annuler',
  redo: 'Rétablir',
  save: 'Sauvegarder',
  states: {
    kept: 'Tout est gardé sur cet appareil',
    keeping: 'Enregistrement…',
    unkept: 'Pas encore gardé',
    unpublished: 'À sauvegarder',
  },
  savedTitle: 'Feuille de match sauvegardée\u00a0!',
  savedText: 'Les classements ont été mis à jour.',
  goneTitle: 'Feuille de match non sauvegardée',
  goneText:
    'Ce match n’est plus au calendrier\u00a0: il a été généré de nouveau, ou le tournoi supprimé, dans un autre onglet.',
  // To the letter of the specification, section 4.
  cardTitle: (name: string) => `Carton ${name} attribué!`,
  lostTitle: 'Des matchs de la phase finale vont être perdus',
  lostText: 'Ce résultat change les équipes qui se rencontrent. Ces feuilles de match seront effacées\u00a0:',
  lostConfirm: 'Sauvegarder quand même',
  log: 'Journal du match',
  noData: 'Aucune donnée de match.',
  undone: 'annulé',
  void: 'sans effet',
  take: (sentence: string) => `Retirer\u00a0: ${sentence}`,
  warnings: 'À vérifier',
  print: 'Imprimer la feuille',
  printBlank: 'Imprimer une feuille vierge',
} as const;

export const goalLabels: Readonly<Record<GoalType, string>> = {
  attacker: 'But attaquant',
  defender: 'But défenseur',
  penalty: 'But sur penalty',
};

export const cardLabels: Readonly<Record<CardType, string>> = {
  green: 'Carton vert',
  yellow: 'Carton jaune',
  red: 'Carton rouge',
};

export const paperStrings = {
  title: 'Feuille de match',
  against: 'contre',
  players: 'Joueurs',
  team: 'Équipe',
  attacker: 'Attaquant',
  defender: 'Défenseur',
  goals: 'Buts (A attaquant, D défenseur, P penalty, C sur carton)',
  cards: 'Cartons',
  total: 'Total',
  sets: 'Sets gagnés',
  referee: 'Arbitre',
  signatures: 'Signatures des équipes',
  goalMarks: { attacker: 'A', defender: 'D', penalty: 'P' } satisfies Record<GoalType, string>,
  awarded: 'C',
  cardMarks: { green: 'V', yellow: 'J', red: 'R' } satisfies Record<CardType, string>,
} as const;
