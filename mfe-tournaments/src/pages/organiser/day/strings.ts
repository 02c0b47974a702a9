import { formatLongDay, isolated } from 'shared-kernel';
import type { MoveRefusal } from '../../../matchday/moveMatch';
import type { DayPlan } from '../../../model/tournament';
import { timeInWords } from '../../../widgets/timeInWords';
import { counted } from '../../../widgets/words';

const minutes = (count: number) => counted(count, 'minute');

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
  round: (round: number) => `Journée ${round}`,
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
  result: 'Le plan',
  summary: (day: string, count: number, courts: number, end: string) =>
    `${day}\u00a0: ${counted(count, 'match')} sur ${counted(courts, 'terrain')}, fin prévue ${end}.`,
  afterClosing: (hours: string) => `La journée finit après la fermeture du centre\u00a0: ${hours}.`,
  waits: (worst: number, mean: number) =>
    `Entre deux matchs, une équipe attend ${minutes(worst)} au plus et ${minutes(mean)} en moyenne`,
  boundReached: '\u00a0; aucun plan ne fait mieux',
  bounds: (worst: number, mean: number) =>
    `\u00a0; au mieux, ce serait ${minutes(worst)} et ${minutes(mean)}`,
  late: (count: number) => `La journée a ${minutes(count)} de retard.`,
  inTime: 'La journée est à l’heure.',
  replan: 'Replanifier',
  replanned: 'Journée replanifiée',
  replannedText: (end: string) => `Fin prévue ${end}.`,
  notReplanned: 'Le plan a été retiré entre-temps\u00a0: la journée n’est pas replanifiée.',
  remove: 'Retirer le plan',
  removeTitle: 'Retirer le plan de la journée\u00a0?',
  removeText: 'Les matchs et leurs résultats restent\u00a0; seuls les terrains et les horaires sont effacés.',
  removeMeanwhile: 'La journée a été changée ailleurs entre-temps. Confirmez à nouveau pour retirer le plan.',
  removed: 'Plan retiré',
  otherDay: (planned: string, today: string) =>
    `Ce plan est celui du ${planned}\u00a0; nous sommes le ${today}.`,
  days: 'Journées planifiées',
  present: 'Aujourd’hui',
  next: 'À venir',
  past: 'Passées',
  caption: 'Matchs de la journée par heure et par terrain',
  time: 'Heure',
  court: (court: number) => `Terrain ${court}`,
  match: (home: string, away: string) => `${isolated(home)} – ${isolated(away)}`,
  move: 'Déplacer',
  moveTo: 'Déplacer le match',
  moveCourt: 'Terrain',
  moveTimeWrong: 'Indiquez l’heure du match, par exemple 14\u00a0h\u00a030.',
  timePassed: 'Cette heure est déjà passée.',
  moveConfirm: 'Déplacer ici',
  moved: 'Match déplacé',
  notMoved: 'Le plan a été retiré entre-temps\u00a0: le match n’est pas déplacé.',
  cancel: 'Annuler',
  handOver: 'Confier un terrain',
  handOverShared:
    'Le marqueur d’un terrain y trouve ses matchs dans l’ordre, avec leurs feuilles. Ces pages s’ouvrent sur tous les appareils, pour vous et pour les marqueurs que vous avez invités.',
  inviteScorers: 'Inviter des marqueurs',
  handOverText:
    'Le marqueur d’un terrain y trouve ses matchs dans l’ordre, avec leurs feuilles. Ces pages ne s’ouvrent que sur cet appareil, dans ce navigateur\u00a0: lui seul garde le tournoi.',
  code: (court: number) => `Code QR de la page du terrain ${court}`,
  openCourt: (court: number) => `Ouvrir le terrain ${court}`,
  copy: 'Copier le lien',
  copyOf: (court: number) => ` du terrain ${court}`,
  copied: (court: number) => `Lien du terrain ${court} copié`,
  copyFailed: 'Le lien n’a pas pu être copié',
  copyFailedText: (address: string) => `Copiez-le vous-même\u00a0: ${address}`,
} as const;

export const moveSentences: {
  readonly [Kind in MoveRefusal['kind']]: (
    refusal: Extract<MoveRefusal, { kind: Kind }>,
    date: string,
  ) => string;
} = {
  'no-such-match': () => 'Ce match n’est plus à placer\u00a0: il a commencé, ou il n’est plus dans le plan.',
  'moved-meanwhile': ({ there: { court, at } }, date) =>
    `Ce match a été déplacé entre-temps\u00a0: ${timeInWords(date, at)}, terrain ${court}. Confirmez à nouveau pour le mettre ici.`,
  'no-such-court': () => 'Ce terrain ne sert pas ce jour-là.',
  'in-pause': () => 'Une pause est prévue à cette heure-là.',
  'court-taken': ({ home, away }) => `Le terrain est pris par ${isolated(home)} – ${isolated(away)}.`,
  'team-plays': ({ team }) => `${isolated(team)} joue déjà à cette heure sur un autre terrain.`,
};
