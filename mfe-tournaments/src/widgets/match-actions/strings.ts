import { formatLongDay, isolated } from 'shared-kernel';
import type { FormerPlace } from '../../matchday/postpone';
import { dayOf } from '../../model/dayClock';
import type { Role } from '../../model/tournament';
import type { SheetRefusal } from '../../scoring/applyPlay';
import type { QuickScoreRefusal } from '../../scoring/quickScore';
import { hourOf } from '../timeInWords';
import { agreed, momentAndCourt } from '../words';

export const strings = {
  quickScore: 'Score rapide',
  forfeit: 'Forfait',
  postpone: 'Reporter',
  actions: (home: string, away: string) => `Actions du match ${isolated(home)} – ${isolated(away)}`,
  close: 'Fermer',
  undo: 'Annuler',

  scoreLabel: (home: string) => `Buts de chaque set, ${isolated(home)} d’abord`,
  scoreHint: (winningSets: number) =>
    winningSets === 2
      ? 'Exemple\u00a0: 7-4, 7-5, ou 7475 tout court.'
      : 'Exemple\u00a0: 7-4, 7-5, 7-2, ou 747572 tout court.',
  scoreRead: (winner: string, loser: string, won: number, lost: number) =>
    `${isolated(winner)} ${agreed(winner, 'bat', 'battent')} ${isolated(loser)}, ${won}\u00a0sets à\u00a0${lost}.`,
  scoreReplaces:
    'Ce score remplace ce qui est noté sur la feuille, hormis les sets qui ne changent pas. Le journal du match garde tout.',
  scorers: 'Ajouter les buteurs (facultatif)',
  scorersHint:
    'Les buts sans buteur comptent pour l’équipe, et le journal le dit. La feuille de match peut être complétée à tout moment.',
  scorersOf: (setIndex: number, team: string, goals: number) =>
    `Set ${setIndex + 1}, ${isolated(team)}\u00a0: ${goals}\u00a0${goals > 1 ? 'buts' : 'but'}`,
  unnamed: 'Non indiqué',
  roles: { attacker: 'Attaquant', defender: 'Défenseur' } satisfies Record<Role, string>,
  goalsOf: { attacker: 'Buts de l’attaquant', defender: 'Buts du défenseur' } satisfies Record<Role, string>,
  withoutScorer: (count: number) => `${count} sans buteur`,
  tooManyGoals: (goals: number) => `Les buteurs ont plus de buts que l’équipe dans ce set (${goals}).`,
  sameTwice: 'Le même joueur ne tient pas les deux postes.',
  saveScore: 'Enregistrer le score',
  scoreSaved: 'Score enregistré',
  scoreSavedText: (home: string, homeSets: number, awaySets: number, away: string) =>
    `${isolated(home)} ${homeSets} – ${awaySets} ${isolated(away)}.`,

  forfeitQuestion: 'Quelle équipe déclare forfait\u00a0?',
  forfeitBy: (team: string) => `Forfait\u00a0: ${isolated(team)}`,
  forfeitRule: (sets: number, score: string) =>
    `L’adversaire gagne ${sets}\u00a0sets à\u00a00 (${score}). L’équipe forfait ne marque aucun point, et les buts déjà marqués ne comptent pour aucun joueur.`,
  forfeitSaved: (team: string) => `Forfait enregistré\u00a0: ${isolated(team)}`,
  forfeitStands: (team: string) =>
    `${isolated(team)} ${agreed(team, 'a', 'ont')} perdu ce match par forfait.`,
  forfeitTakeBack: 'Revenir sur le forfait',
  forfeitTakenBack: 'Le forfait est annulé',
  forfeitByWithdrawal:
    'Ce match est décidé par un forfait général\u00a0: revenez dessus dans l’édition du tournoi.',

  newDay: 'Nouvelle date (facultative)',
  newTime: 'Heure',
  postponeText: 'Sans date, le match reste à placer. Il garde sa place dans le calendrier des journées.',
  save: 'Reporter le match',
  postponed: 'Match reporté',
  takePostponementBack: 'Annuler le report',
  postponementTakenBack: 'Le report est annulé',
  earlierTitle: 'Avancer le match\u00a0?',
  earlierText: (original: string, chosen: string) =>
    `Ce match était prévu le ${original}\u00a0: le ${chosen} vient avant. Confirmez si les deux équipes jouent plus tôt.`,
  openDay: 'Jour de match',
  interruptText:
    'Le match est commencé\u00a0: sa feuille reste comme elle est, et il reprend avec le prochain but. Sans date, la reprise reste à placer.',
  notFinished: 'Un match terminé ne se reporte pas.',
  dayInvalid: 'Cette date n’existe pas ou n’est pas lisible. Exemple\u00a0: 28/11/2026.',
  dayPast: 'Cette date est passée.',
  dayMissing: 'Indiquez la date de cette heure, ou videz aussi l’heure.',
  timeMissing: 'Indiquez l’heure, ou videz aussi la date\u00a0: elle restera à fixer.',
} as const;

/** Where an undone postponement returns a match to, or why it cannot and what to do then. */
export function formerPlaceSentence({ place: { date, court, at }, refusal }: FormerPlace): string {
  const place = momentAndCourt(court, `le ${formatLongDay(dayOf(date, at))} à ${hourOf(date, at)}`);
  if (refusal === null) return `Sans report, le match revient à sa place\u00a0: ${place}.`;
  const reason = lostPlace[refusal.kind] as (of: typeof refusal) => string;
  return `Sa place d’origine n’est plus libre (${place})\u00a0: ${reason(refusal)}. Sans report, le match reste à placer\u00a0: planifiez de nouveau la journée, ou reportez-le à une heure libre.`;
}

type LostPlace = NonNullable<FormerPlace['refusal']>;

const lostPlace: {
  readonly [Kind in LostPlace['kind']]: (of: Extract<LostPlace, { kind: Kind }>) => string;
} = {
  'no-such-plan': () => 'le plan de ce jour a été retiré',
  'no-such-court': () => 'ce terrain ne sert plus ce jour-là',
  'in-pause': () => 'une pause y est prévue maintenant',
  'court-taken': ({ home, away }) => `le terrain est pris par ${isolated(home)} – ${isolated(away)}`,
  'team-plays': ({ team }) => `${isolated(team)} joue à cette heure sur un autre terrain`,
};

export function scoreSentence(refusal: QuickScoreRefusal, winningSets: number): string {
  switch (refusal.kind) {
    case 'score-missing':
      return 'Le score est requis.';
    case 'score-unreadable':
      return 'Ce score ne se lit pas. Écrivez les buts de chaque set, par exemple 7-4, 7-5, 7-2.';
    case 'set-not-won':
      return `Set ${refusal.setIndex + 1}\u00a0: une équipe doit y avoir 7\u00a0buts, l’autre 6 au plus.`;
    case 'match-not-won':
      return `Il manque des sets\u00a0: il en faut ${winningSets} gagnés par une équipe.`;
    case 'sets-after-the-end':
      return `Set ${refusal.setIndex + 1}\u00a0: le match était déjà terminé.`;
  }
}

export function refusalSentence(kind: SheetRefusal['kind'] | 'newer-events'): string {
  if (kind === 'match-forfeited') return 'Ce match est déjà perdu par forfait.';
  return kind === 'newer-events'
    ? 'Cette feuille vient d’une version plus récente du site\u00a0: rien n’y est écrit ni effacé d’ici.'
    : 'Cette feuille n’accepte pas cette action.';
}
