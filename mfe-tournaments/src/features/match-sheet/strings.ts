import type { PlayEvent } from '../../domain/match-sheet/sheetEvent';
import type { SheetRefusal } from '../../domain/match-sheet/sheetRefusal';
import type { SheetWarning } from '../../domain/match-sheet/sheetWarnings';
import type { CardType, GoalType, Role } from '../../domain/tournament';
import { counted } from '../../ui/counted';
import type { SheetNames } from './sheetNames';

export const strings = {
  back: 'Le tournoi',
  title: 'Feuille de match',
  metaTitle: (home: string, away: string) => `Feuille de match ${home} – ${away}`,
  loading: 'Chargement du match…',
  unkept: (count: number) =>
    count > 1
      ? `${count} actions ne sont pas encore gardées sur cet appareil.`
      : 'Une action n’est pas encore gardée sur cet appareil.',
  unkeptText: 'Laissez cette page ouverte\u00a0: le site réessaie de lui-même.',
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
  leaveText:
    'Ce qui n’est pas gardé reste dans cet onglet tant qu’il est ouvert, et peut se perdre s’il est fermé.',
  leave: 'Quitter quand même',
  stay: 'Rester',
  leftTitle: 'Des actions ne sont pas encore gardées',
  comeBack: 'Revenir à la feuille',
  missing: 'Ce match est introuvable\u00a0: il n’est pas, ou plus, au calendrier de ce tournoi.',
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
  cardFor: (card: string) => `${card} pour`,
  wholeTeam: 'Joueur non précisé',
  noCard: 'Pas de carton',
  withoutScorer: (goal: string) => `${goal} sans buteur`,
  penaltyByDefender: 'Penalty tiré par le défenseur',
  more: 'Cas rares',
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
  connection: { online: 'En ligne', offline: 'Hors ligne' },
  attribute: (sentence: string) => `Buteur de\u00a0: ${sentence}`,
  unattributed: 'Buteur\u00a0?',
  forfeited: (team: string, winner: string) => `${team} déclare forfait\u00a0: ${winner} remporte le match.`,
  interrupted: (remark: string) => `${remark}. Le prochain but le remet en cours.`,
  forfeitedText: 'Aucun but ne s’y note plus. Ce qui a été joué reste sur la feuille.',
  forfeitTakeBack: 'Revenir sur le forfait',
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
  playList: 'Journal du match',
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

/** What the organiser reads when the sheet refuses a play. */
export const refusalSentences: Readonly<Record<SheetRefusal['kind'], string>> = {
  'attacker-not-selected': 'Choisissez d’abord l’attaquant de cette équipe pour ce set.',
  'defender-not-selected': 'Choisissez d’abord le défenseur de cette équipe pour ce set.',
  'set-over': 'Ce set est terminé\u00a0: une équipe y a déjà 7 buts.',
  'match-over': 'Le match est terminé\u00a0: annulez la dernière action pour le rouvrir.',
  'match-forfeited': 'Le match est perdu par forfait\u00a0: annulez le forfait pour le reprendre.',
  'goal-gone': 'Ce but n’est plus sur la feuille.',
  'set-not-in-format': 'Ce set ne fait pas partie du format de ce tournoi.',
  'nothing-to-undo': 'Il n’y a aucune action à annuler.',
  'nothing-to-redo': 'Il n’y a aucune action à rétablir.',
};

/** The word in « Carton {type} attribué! ». */
export const cardNames: Readonly<Record<CardType, string>> = { green: 'vert', yellow: 'jaune', red: 'rouge' };
const roleNames: Readonly<Record<Role, string>> = { attacker: 'attaquant', defender: 'défenseur' };
const goalSuffix: Readonly<Record<GoalType, string>> = {
  attacker: '',
  defender: ' en défense',
  penalty: ' sur penalty',
};

type Wordings<Told extends { readonly kind: string }> = {
  readonly [Kind in Told['kind']]: (told: Told & { readonly kind: Kind }, names: SheetNames) => string;
};

export const playSentences: Wordings<PlayEvent> = {
  selection: ({ side, role, playerId }, names) =>
    playerId === null
      ? `${names[side]}\u00a0: poste ${role === 'attacker' ? 'd’attaquant' : 'de défenseur'} libéré`
      : `${names[side]}\u00a0: ${names.player(playerId)} ${roleNames[role]}`,
  goal: ({ side, type, scorerId }, names) =>
    scorerId === null
      ? `But${goalSuffix[type]} (${names[side]}), buteur non indiqué`
      : `But${goalSuffix[type]} de ${names.player(scorerId)} (${names[side]})`,
  card: ({ side, type, playerId }, names) =>
    playerId === null
      ? `Carton ${cardNames[type]} pour ${names[side]}`
      : `Carton ${cardNames[type]} pour ${names.player(playerId)} (${names[side]})`,
  forfeit: ({ side }, names) => `Forfait de ${names[side]}`,
};

export const warningSentences: Wordings<SheetWarning> = {
  'role-not-swapped': ({ playerId, role, setIndex }, { player }) =>
    `Set ${setIndex + 1}\u00a0: ${player(playerId)} reste ${roleNames[role]} alors que les rôles s’échangent à chaque set.`,
  'penalty-by-defender': ({ playerId, setIndex }, { player }) =>
    `Set ${setIndex + 1}\u00a0: ${player(playerId)}, défenseur, a tiré un penalty qui revient à l’attaquant.`,
  'red-carded-player': ({ playerId, setIndex }, { player }) =>
    `Set ${setIndex + 1}\u00a0: ${player(playerId)} a reçu un carton rouge plus tôt dans le match.`,
  'role-without-player': ({ side, role, setIndex }, names) =>
    `Set ${setIndex + 1}\u00a0: ${names[side]} joue sans ${roleNames[role]} désigné.`,
  'set-ahead-of-turn': ({ setIndex }) =>
    `Set ${setIndex + 1}\u00a0: il a commencé avant la fin d’un set précédent.`,
};
