import { formatDay, formatHour, formatLongDay, isolated } from 'shared-kernel';
import { elided } from 'shared-kernel/elision';
import type { Place, SeriesRefusal } from '../../../data/series';
import { isInDateForm } from '../../../domain/isInDateForm';
import { courtsAt, type PlannedDate, weekdayOf } from '../../../domain/seriesDates';
import { bookStrings, moveStrings } from '../booking/strings';
import { counted, deskStrings, reusedCommand } from '../strings';
import { capital, courtsWords, inOrder, listed } from '../ui/courtsWords';

export const atHourWords = (hour: number) => formatHour(`${hour}:00`);
/** « Réserver 2 dates »; without a date « Réserver ». */
const countedDates = (verb: string, count: number) =>
  count === 0 ? verb : `${verb} ${counted(count, 'date', 'dates')}`;
/** The answer has all dates that were to be written, as they are now. */
function notFree(dates: readonly PlannedDate[]): string {
  const { length } = dates.filter(({ kind }) => kind !== 'free');
  return `Le planning a changé\u00a0: ${counted(length, 'date n’est plus libre', 'dates ne sont plus libres')}.`;
}
export const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
/** « Mardi à 19 h ». */
export const weekly = (weekday: number, hour: number) =>
  `${capital(weekdays[weekday - 1] ?? '')} à ${atHourWords(hour)}`;

/** « Mardi à 19 h, terrain 2 »; with dates that differ « Mardi à 19 h (3 dates le jeudi, dont 2 à 20 h et 21 h), terrains 2 et 3 ». */
export function playing(dates: readonly Place[]): string {
  const weekday = mostFrequent(dates.map(({ day }) => weekdayOf(day)));
  const hour = mostFrequent(dates.map((date) => date.hour));
  const others = dates.filter((date) => weekdayOf(date.day) !== weekday || date.hour !== hour);
  const days = inOrder(others.map(({ day }) => weekdayOf(day))).filter((day) => day !== weekday);
  const hours = inOrder(others.map((date) => date.hour)).filter((each) => each !== hour);
  const elsewhen = others.filter((date) => date.hour !== hour).length;
  const among = days.length > 0 && elsewhen < others.length ? `dont ${elsewhen} ` : '';
  const differing = [
    ...(days.length > 0 ? [listed(days.map((day) => `le ${weekdays[day - 1]}`))] : []),
    ...(hours.length > 0 ? [`${among}à ${listed(hours.map(atHourWords))}`] : []),
  ].join(', ');
  const said = differing && ` (${counted(others.length, 'date', 'dates')} ${differing})`;
  return `${weekly(weekday, hour)}${said}, ${courtsWords(dates.map(({ court }) => court))}`;
}

/** Of those that are as frequent, the first one. */
function mostFrequent(numbers: readonly number[]): number {
  const countOf = (number: number) => numbers.filter((each) => each === number).length;
  return numbers.reduce((best, each) => (countOf(each) > countOf(best) ? each : best), numbers[0] ?? 0);
}

export const seriesStrings = {
  add: 'Nouvelle série',
  requests: 'Demandes',
  requestsLead:
    'Des visiteurs demandent le même créneau chaque semaine. Rien n’est réservé avant votre réponse.',
  running: 'Séries en cours',
  noSeries: 'Aucune série n’est en cours.',
  asked: (weeks: number, firstDay: string, players: number) =>
    `${counted(weeks, 'semaine', 'semaines')} à partir du ${formatLongDay(firstDay)}, ${players}\u00a0joueurs`,
  withMessage: ', avec un message',
  receivedAt: (day: string, isMember: boolean) =>
    `Reçue le ${formatDay(day)}${isMember ? ', par un membre' : ''}`,
  accept: 'Préparer la série',
  decline: 'Refuser…',
  acceptOf: (name: string) => `Préparer la série ${elided('de', isolated(name))}`,
  declineOf: (name: string) => `Refuser la demande ${elided('de', isolated(name))}`,
  next: ({ day }: Place) => `Prochaine le ${formatDay(day)}`,
  left: (dates: readonly Place[]) =>
    `${counted(dates.length, 'date', 'dates')} jusqu’au ${formatDay(dates.at(-1)?.day ?? '')}`,
  change: 'Déplacer ou annuler…',
  changeOf: (name: string) => `Déplacer ou annuler des dates ${elided('de', isolated(name))}`,
  cancel: 'Annuler',
  cancelDate: (day: string) => `Annuler la date du ${formatLongDay(day)}`,
};

export const declineStrings = {
  title: 'Refuser la demande',
  sentence: 'Réponse',
  hint: 'La personne la lit dans un e-mail. Par exemple\u00a0: le mardi à 19\u00a0h est pris jusqu’en juin, le jeudi à la même heure est libre.',
  needed: 'Écrivez une phrase\u00a0: la personne doit savoir pourquoi.',
  /** Before the number. */
  toCall: 'Cette personne n’a pas laissé d’adresse e-mail\u00a0: appelez-la pour lui répondre.',
  send: 'Refuser et envoyer',
  sendSilent: 'Refuser la demande',
  silent: 'Refuser sans réponse',
  sending: 'Envoi…',
  done: (isMailed: boolean) => (isMailed ? 'Demande refusée, réponse envoyée.' : 'Demande refusée.'),
  notMailed: 'Aucun e-mail n’est parti\u00a0: appelez la personne si elle doit savoir.',
};

export const planStrings = {
  title: 'Nouvelle série',
  person: 'Pour qui',
  emailHint: 'Avec une adresse, la personne reçoit un seul e-mail pour toute la série.',
  accountEmail: (account: Parameters<typeof bookStrings.accountEmail>[0]) =>
    account.isConfirmed
      ? `Un e-mail part à ${account.email}, un seul pour toute la série.`
      : bookStrings.accountEmail(account),
  withoutAccount: 'Sans ce compte',
  when: 'Quand',
  firstDay: 'Première date',
  calendar: 'Calendrier',
  everyWeek: (weekday: number) => `Chaque ${weekdays[weekday - 1]}`,
  hour: 'Heure',
  court: 'Terrain',
  anyCourt: 'Le plus souvent libre',
  courtNamed: (court: number, name: string) => `${court}${name && ` (${name})`}`,
  end: 'Fin de la série',
  ends: { times: 'Après un nombre de dates', day: 'À une date précise' },
  times: 'Nombre de dates',
  lastDay: 'Dernier jour',
  badTimes: 'Écrivez un nombre de 1 à 53.',
  badDay: (typed: string) =>
    isInDateForm(typed) ? 'Cette date n’existe pas.' : 'Écrivez une date, par exemple 31/08/2027.',
  badLastDay: 'Le dernier jour vient avant la première date.',
  dates: 'Dates',
  looking: 'Recherche des terrains libres…',
  fillIn:
    'Indiquez la première date\u00a0: toutes les dates s’affichent ici, avant que rien ne soit réservé.',
  /** While dates have something in the way, the button leads to them. */
  send: (count: number, unsolved: number) =>
    unsolved > 0 ? dateStrings.solve(unsolved) : countedDates('Réserver', count),
  clear: 'Effacer la saisie',
  none: 'Aucune date n’est gardée\u00a0: gardez-en au moins une.',
  taken: (dates: readonly PlannedDate[]) =>
    `${notFree(dates)} Rien n’est encore réservé\u00a0: réglez les dates signalées, puis réservez.`,
  done: (count: number, name: string) =>
    `Série réservée pour ${isolated(name)}\u00a0: ${counted(count, 'date', 'dates')}.`,
};

export const dateStrings = {
  list: 'Dates de la série',
  unsolved: (count: number) =>
    `${counted(count, 'date à régler', 'dates à régler')}\u00a0: passez-${count > 1 ? 'les' : 'la'}, ou choisissez une autre heure ou un autre terrain.`,
  solve: (count: number) => countedDates('Régler', count),
  ready: (count: number) =>
    count === 0 ? 'Aucune date prête.' : `${counted(count, 'date prête', 'dates prêtes')}.`,
  takeAll: 'Prendre toutes les propositions',
  skipAll: (isRunning: boolean) =>
    isRunning ? 'Laisser ces dates sans changement' : 'Passer toutes les dates prises',
  state: (date: PlannedDate) => {
    const { kind, sentence, hour, court } = date;
    const isFull = courtsAt(date, hour).length === 0;
    return {
      free: 'Libre',
      taken: `${isFull ? 'Complet' : `Terrain ${court} pris`} à ${atHourWords(hour)}`,
      closed: `Fermé${sentence && `\u00a0: ${sentence}`}`,
      past: 'Heure déjà passée',
    }[kind];
  },
  /** Of the dates that have nothing in the way: how many are kept, on which courts, and how many are left out. */
  free: (kept: readonly Place[], leftOut: number) =>
    [
      counted(kept.length, 'date libre', 'dates libres'),
      ...(kept.length > 0 ? [courtsWords(kept.map(({ court }) => court))] : []),
      ...(leftOut > 0 ? [counted(leftOut, 'laissée de côté', 'laissées de côté')] : []),
    ].join(', '),
  cancelled: (count: number) => counted(count, 'date à annuler', 'dates à annuler'),
  keepCancelled: 'Garder',
  skipped: 'Ne sera pas réservée',
  skip: (day: string) => `Passer le ${formatLongDay(day)}`,
  skipShort: 'Passer',
  keep: (day: string) => `Garder le ${formatLongDay(day)} sans changement`,
  keepShort: 'Ne pas changer',
  hour: (day: string) => `Heure du ${formatLongDay(day)}`,
  court: (day: string) => `Terrain du ${formatLongDay(day)}`,
  take: ({ hour, court }: { readonly hour: number; readonly court: number }, wanted: number) =>
    hour === wanted ? `Prendre le terrain ${court}` : `Prendre ${atHourWords(hour)}, terrain ${court}`,
  full: 'Plus aucun terrain libre ce jour-là.',
  before: (place: Place) => `Actuellement le ${deskStrings.place(place)}`,
};

export const changeStrings = {
  title: (name: string) => `Série ${elided('de', isolated(name))}`,
  from: 'Date',
  scope: 'Appliquer à',
  scopes: { one: 'Celle-ci seulement', following: 'Celle-ci et les suivantes' },
  action: 'Que faire',
  actions: { cancel: 'Annuler', move: 'Déplacer' },
  weekday: 'Jour de la semaine',
  hour: 'Heure',
  court: 'Terrain',
  sameCourt: 'Le même si possible',
  reason: moveStrings.reason,
  reasonSilent: moveStrings.reasonSilent,
  send: {
    cancel: (count: number) => countedDates('Annuler', count),
    move: (count: number, unsolved: number) =>
      unsolved > 0 ? dateStrings.solve(unsolved) : countedDates('Déplacer', count),
  },
  sending: 'Envoi…',
  conflict:
    'Un collègue ou la personne a changé une de ces dates\u00a0: voici la liste à jour. Vérifiez, puis recommencez.',
  taken: (dates: readonly PlannedDate[]) =>
    `${notFree(dates)} Rien n’a changé\u00a0: réglez les dates signalées, puis recommencez.`,
  unchanged: 'Rien à déplacer\u00a0: choisissez un autre jour, une autre heure ou un autre terrain.',
  over: 'Cette série n’a plus de date à venir.',
  done: {
    cancel: (count: number) => `${counted(count, 'date annulée', 'dates annulées')}.`,
    move: (count: number) => `${counted(count, 'date déplacée', 'dates déplacées')}.`,
  },
};

export const seriesRefusals: Record<SeriesRefusal, string> = {
  malformed: 'Une de ces valeurs est trop longue ou illisible.',
  phone: 'Ce numéro de téléphone n’est pas valable\u00a0: écrivez au moins six chiffres, sans lettres.',
  email: 'Cette adresse e-mail n’est pas valable.',
  'unknown-centre': 'Ce centre n’existe pas.',
  'unknown-member': 'Ce compte n’existe plus\u00a0: choisissez-en un autre, ou continuez sans compte.',
  'unknown-series': 'Cette série n’existe plus.',
  'unknown-request': 'Cette demande n’existe plus.',
  'no-dates':
    'Aucune date ne tombe entre la première et la dernière\u00a0: choisissez un dernier jour plus tardif.',
  'too-many': 'Une série a 53\u00a0dates au plus.',
  'too-far': 'Une série finit au plus tard dans 400\u00a0jours.',
  twice: 'Le même terrain est choisi deux fois à la même heure.',
  answered: 'Un collègue a déjà répondu à cette demande.',
  reused: reusedCommand,
};
