import { isolated } from 'shared-kernel';
import type { MoveRefusal } from '../../../matchday/moveMatch';
import { timeInWords } from '../../../widgets/timeInWords';
import { agreed, counted, momentAndCourt } from '../../../widgets/words';

const minutes = (count: number) => counted(count, 'minute');

export const strings = {
  summary: (day: string, count: number, courts: number, end: string, playoffs: number) =>
    `${day}\u00a0: ${counted(count, 'match')} sur ${counted(courts, 'terrain')}, fin prévue ${end}${
      playoffs > 0 ? `, avec ${counted(playoffs, 'match')} de playoffs, encore à tirer` : ''
    }.`,
  waits: (worst: number, mean: number) =>
    `Entre deux matchs, une équipe attend ${minutes(worst)} au plus et ${minutes(mean)} en moyenne.`,
  about: 'Comprendre et changer ce plan',
  aboutCourts: 'À quoi servent ces liens',
  boundReached: 'Aucun plan ne fait mieux.',
  bounds: (worst: number, mean: number) =>
    `Au mieux, ce serait ${minutes(worst)} au plus et ${minutes(mean)} en moyenne.`,
  howToDrag:
    'Faites glisser un match vers une autre case. Au clavier\u00a0: Entrée sur le match, les flèches, puis Entrée pour le poser ou Échap pour y renoncer. «\u00a0Déplacer\u00a0» permet toute heure.',
  howToMove: '«\u00a0Déplacer\u00a0» change le terrain et l’heure d’un match à venir.',
  moved: 'Match déplacé',
  notMoved: 'Le plan a été retiré entre-temps\u00a0: le match n’est pas déplacé.',
  free: 'libre',
  mixed: 'Le plan mêle les journées du calendrier pour que les équipes attendent moins.',
  ownPlace: 'C’est sa place actuelle.',
  sameRests: 'Les attentes ne changent pas.',
  worst: (after: number, before: number) =>
    `Plus longue attente\u00a0: ${minutes(after)}, au lieu de ${before}.`,
  short: (after: number, before: number) =>
    `Attentes plus courtes qu’un match\u00a0: ${after}, au lieu de ${before}.`,
  mean: (after: number, before: number) => `Attente moyenne\u00a0: ${minutes(after)}, au lieu de ${before}.`,
  sameEnd: (end: string) => `La fin reste prévue ${end}.`,
  end: (after: string, before: string) => `Fin prévue ${after}, au lieu de ${before}.`,
  result: 'Le plan',
  afterClosing: (hours: string) => `La journée finit après la fermeture du centre\u00a0: ${hours}.`,
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
  match: (home: string, away: string) => `${isolated(home)} – ${isolated(away)}`,
  move: 'Déplacer',
  moveTo: 'Déplacer le match',
  moveCourt: 'Terrain',
  moveTimeWrong: 'Indiquez l’heure du match, par exemple 14\u00a0h\u00a030.',
  moveConfirm: 'Déplacer ici',
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

export type DayRefusal = MoveRefusal | { readonly kind: 'time-passed' };

export const moveSentences: {
  readonly [Kind in DayRefusal['kind']]: (
    refusal: Extract<DayRefusal, { kind: Kind }>,
    date: string,
  ) => string;
} = {
  'time-passed': () => 'Cette heure est déjà passée.',
  'no-such-match': () => 'Ce match n’est plus à placer\u00a0: il a commencé, ou il n’est plus dans le plan.',
  'moved-meanwhile': ({ there: { court, at } }, date) =>
    `Ce match a été déplacé entre-temps\u00a0: ${momentAndCourt(court, timeInWords(date, at))}. Confirmez à nouveau pour le mettre ici.`,
  'no-such-court': () => 'Ce terrain ne sert pas ce jour-là.',
  'in-pause': () => 'Une pause est prévue à cette heure-là.',
  'court-taken': ({ home, away }) => `Le terrain est pris par ${isolated(home)} – ${isolated(away)}.`,
  'team-plays': ({ team }) =>
    `${isolated(team)} ${agreed(team, 'joue', 'jouent')} déjà à cette heure sur un autre terrain.`,
};
