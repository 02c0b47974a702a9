import { formatLongDay } from 'shared-kernel';
import type { DayPlan } from '../../../model/tournament';
import { timeInWords } from '../../../widgets/timeInWords';
import { counted } from '../../../widgets/words';

/** The texts of the form; the plan below it carries its own. */
export const strings = {
  title: 'Jour de match',
  back: 'Retour au tournoi',
  loading: 'Chargement de la journée',
  settings: 'La journée',
  date: 'Date',
  calendar: 'Choisir le jour',
  dateWrong: 'Indiquez un jour, par exemple 28/11/2026.',
  courts: 'Terrains',
  start: 'Début',
  startWrong: 'Indiquez l’heure du premier match, par exemple 9\u00a0h.',
  minutes: 'Minutes par match',
  minutesHint: 'Changement d’équipes compris.',
  minutesWrong: 'Indiquez un nombre entier de minutes, de 5 à 240.',
  pauses: 'Pauses',
  pauseTime: (index: number, end: 'from' | 'to') => `Pause ${index + 1}, ${end === 'from' ? 'de' : 'à'}`,
  pauseWrong: (index: number) => `La pause ${index + 1} doit finir après son début.`,
  addPause: 'Ajouter une pause',
  removePause: (index: number) => `Retirer la pause ${index + 1}`,
  from: 'De la journée',
  to: 'À la journée',
  toTheEnd: 'Jusqu’à la fin',
  roundsWrong: 'La dernière journée doit venir après la première.',
  plan: 'Planifier la journée',
  planned: 'Journée planifiée',
  plannedText: (count: number) => `${counted(count, 'match')} sur les terrains.`,
  startPassed: (start: string) =>
    ` L’heure de début demandée est passée\u00a0: la journée commence à ${start}.`,
  plannedMeanwhile: ({ date, start, courts }: DayPlan) =>
    `La journée a été planifiée ailleurs entre-temps\u00a0: ${formatLongDay(date)}, début à ${timeInWords(date, start)}, ${counted(courts, 'terrain')}. Planifiez à nouveau pour garder vos réglages.`,
  nothingToPlan:
    'Aucun match n’est à planifier\u00a0: tout est joué, décidé, reporté ou planifié un autre jour, ou le calendrier reste à générer.',
  unfetched: 'Une partie du site n’a pas pu être téléchargée\u00a0: réessayez quand le réseau sera revenu.',
} as const;
