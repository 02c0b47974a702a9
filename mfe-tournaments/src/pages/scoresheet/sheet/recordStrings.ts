import { isolated } from 'shared-kernel';
import { elided } from 'shared-kernel/elision';
import type { PlayEvent } from '../../../model/sheetEvent';
import type { GoalType, Role } from '../../../model/tournament';
import type { SheetRefusal } from '../../../scoring/applyPlay';
import type { SheetWarning } from '../../../scoring/sheetWarnings';
import type { MatchNames } from '../../../widgets/squads';
import { agreed } from '../../../widgets/words';
import { strings } from './strings';

export const recordStrings = {
  attribute: (sentence: string) => `Buteur de\u00a0: ${sentence}`,
  unattributed: 'Buteur\u00a0?',
  playList: 'Journal du match',
  noData: 'Aucune donnée de match.',
  undone: 'annulé',
  duplicate: 'déjà noté',
  notedBy: (author: string | undefined) =>
    `Noté aussi par ${author === undefined ? 'une autre personne' : isolated(author)}.`,
  sameGoal: 'Même but\u00a0?',
  question: (line: string) => `Même but\u00a0? ${line}`,
  you: 'vous',
  disagreement: (yes = 'une autre personne', no = 'une autre personne') =>
    `Même but\u00a0? Oui pour ${isolated(yes)}, non pour ${isolated(no)}\u00a0: il ne compte qu’une fois.`,
  yes: 'Oui',
  no: 'Non',
  void: 'sans effet',
  take: (sentence: string) => `Retirer\u00a0: ${sentence}`,
  warnings: 'À vérifier',
  print: 'Imprimer la feuille',
  printBlank: 'Imprimer une feuille vierge',
} as const;

/** Texts for a scorer who takes back another scorer's action. */
export const undoStrings = {
  title: (author: string | undefined) =>
    author === undefined
      ? 'Retirer l’action d’une autre personne\u00a0?'
      : `Retirer l’action ${elided('de', isolated(author))}\u00a0?`,
  action: (sentence: string, isNaming: boolean) =>
    isNaming ? `Buteur nommé\u00a0: ${sentence}.` : `${sentence}.`,
  text: (author: string | undefined) =>
    author === undefined
      ? 'Cette action n’a pas été notée par vous.'
      : `Cette action a été notée par ${isolated(author)}, pas par vous.`,
  confirm: 'Retirer cette action',
} as const;

/** Texts for a scorer who leaves a sheet while its page alone holds some taps. */
export const leaveStrings = {
  clearedTitle: 'Données effacées sur cet appareil',
  clearedText:
    'Le match que vous notiez est encore dans cet onglet\u00a0: reconnectez-vous pour le retrouver.',
  leaveTitle: 'Quitter la feuille de match\u00a0?',
  leaveText:
    'Ce qui n’est pas gardé reste dans cet onglet tant qu’il est ouvert, et peut se perdre s’il est fermé.',
  leave: 'Quitter quand même',
  leftTitle: 'Des actions ne sont pas encore gardées',
  comeBack: 'Revenir à la feuille',
} as const;

/** The reason why a tap was not recorded, and the next step. */
export const refusalSentences: Readonly<Record<SheetRefusal['kind'], string>> = {
  'attacker-not-selected': 'Choisissez d’abord l’attaquant de cette équipe pour ce set.',
  'defender-not-selected': 'Choisissez d’abord le défenseur de cette équipe pour ce set.',
  'set-over': 'Ce set est terminé\u00a0: une équipe y a déjà 7\u00a0buts.',
  'match-over': 'Le match est terminé\u00a0: annulez la dernière action pour le rouvrir.',
  'match-forfeited': 'Le match est perdu par forfait\u00a0: annulez le forfait pour le reprendre.',
  'goal-gone': 'Ce but n’est plus sur la feuille.',
  'set-not-in-format': 'Ce set ne fait pas partie du format de ce tournoi.',
  'nothing-to-undo': 'Il n’y a aucune action à annuler.',
  'nothing-to-redo': 'Il n’y a aucune action à rétablir.',
};

const roleNames: Readonly<Record<Role, string>> = { attacker: 'attaquant', defender: 'défenseur' };
const goalSuffix: Readonly<Record<GoalType, string>> = {
  attacker: '',
  defender: ' en défense',
  penalty: ' sur penalty',
};

/** Words a play for the list of them, without its set, score or time. */
export function playSentence(play: PlayEvent, names: MatchNames): string {
  const team = isolated(names[play.side]);
  if (play.kind === 'forfeit') return `Forfait\u00a0: ${team}`;
  const id = play.kind === 'goal' ? play.scorerId : play.playerId;
  const player = id === null ? null : isolated(names.player(id));
  switch (play.kind) {
    case 'selection':
      return player === null
        ? `${team}\u00a0: poste ${play.role === 'attacker' ? 'd’attaquant' : 'de défenseur'} libéré`
        : `${team}\u00a0: ${player} ${roleNames[play.role]}`;
    case 'goal':
      return player === null
        ? `But${goalSuffix[play.type]} (${team}), buteur non indiqué`
        : `But${goalSuffix[play.type]} ${elided('de', player)} (${team})`;
    case 'card':
      return player === null
        ? `${strings.cardFor(play.type)} ${team}`
        : `${strings.cardFor(play.type)} ${player} (${team})`;
  }
}

export function warningSentence(warning: SheetWarning, names: MatchNames): string {
  return `Set ${warning.setIndex + 1}\u00a0: ${warningText(warning, names)}`;
}

function warningText(warning: SheetWarning, names: MatchNames): string {
  const player = 'playerId' in warning ? isolated(names.player(warning.playerId)) : '';
  switch (warning.kind) {
    case 'role-not-swapped':
      return `${player} reste ${roleNames[warning.role]} alors que les rôles s’échangent à chaque set.`;
    case 'penalty-by-defender':
      return `${player}, défenseur, a tiré un penalty qui revient à l’attaquant.`;
    case 'red-carded-player':
      return `${player} a reçu un carton rouge plus tôt dans le match.`;
    case 'role-without-player':
      return `${isolated(names[warning.side])} ${agreed(names[warning.side], 'joue', 'jouent')} sans ${roleNames[warning.role]} désigné.`;
    case 'set-ahead-of-turn':
      return 'il a commencé avant la fin d’un set précédent.';
  }
}
