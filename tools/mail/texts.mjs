import { centre } from './centre.mjs';

/** The French of the mails. Each kind: `subject`, `title`, `sentences(game)`, and the `button` of its link. */

/** « lundi 30 novembre 2026 » of a day on the centre's calendar. */
const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' });
const clockTime = new Intl.DateTimeFormat('fr-FR', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: centre.timeZone,
});

/** « mardi 1er décembre 2026 à 18 h ». */
export function whenOf({ day, hour }) {
  const inWords = longDay.format(new Date(`${day}T00:00:00Z`)).replace(/ 1 /, ' 1er ');
  return `${inWords} à ${hour}\u00a0h`;
}

/** « 14 h 05 » on the centre's clock. */
function timeOf(instant) {
  return clockTime.format(new Date(instant)).replace(':', '\u00a0h\u00a0');
}

/** « 29,00 € ». */
const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** Until when a game can be changed: the notice that the manager has set, in minutes; `readAt` is when the mail is written. */
function cancellation({ noticeMinutes, startsAt, changedAt }, readAt = Date.parse(changedAt)) {
  if (Date.parse(startsAt) - noticeMinutes * 60_000 <= readAt)
    return `Pour déplacer ou annuler, appelez-nous au ${centre.phone}\u00a0: il est trop tard pour le faire en ligne.`;
  const [hours, minutes] = [Math.floor(noticeMinutes / 60), noticeMinutes % 60];
  const inWords = [hours && `${hours}\u00a0h`, minutes && `${minutes}\u00a0min`].filter(Boolean).join(' ');
  return inWords
    ? `Vous pouvez déplacer ou annuler votre réservation sans frais jusqu’à ${inWords} avant le début.`
    : 'Vous pouvez déplacer ou annuler votre réservation sans frais jusqu’au début de la partie.';
}

/** Reminders are sent the day before, at 18:00. */
const sentOf = ({ startsAt, hour }) => Date.parse(startsAt) - (hour + 6) * 3_600_000;

const texts = {
  confirm: {
    subject: (game) => `Confirmez votre réservation du ${whenOf(game)}`,
    title: 'Confirmez votre réservation',
    sentences: (game) => [
      `Un terrain vous attend le ${whenOf(game)}. Confirmez-le avant ${timeOf(game.confirmBy)}\u00a0: sans cela, il est rendu aux autres joueurs.`,
      'Vous n’avez rien réservé\u00a0? Ne faites rien\u00a0: le terrain est rendu et vous ne recevrez pas d’autre message.',
    ],
    button: 'Confirmer ma réservation',
  },
  booked: {
    subject: (game) => `Votre réservation du ${whenOf(game)}`,
    title: 'Votre réservation est confirmée',
    sentences: (game) => [cancellation(game)],
    button: 'Voir, déplacer ou annuler',
  },
  moved: {
    subject: (game) => `Votre réservation a changé\u00a0: ${whenOf(game)}`,
    title: 'Votre réservation a changé',
    sentences: (game) => [...(game.before ? [beforeOf(game)] : []), ...said(game), cancellation(game)],
    button: 'Voir, déplacer ou annuler',
  },
  cancelled: {
    subject: (game) => `Votre réservation du ${whenOf(game)} est annulée`,
    title: 'Votre réservation est annulée',
    sentences: (game) => [...said(game), 'Le terrain est libéré, sans frais.'],
    button: 'Réserver à nouveau',
  },
  claimed: {
    subject: (game) => `Votre réservation du ${whenOf(game)} est dans votre compte`,
    title: 'Votre réservation est dans votre compte',
    sentences: (game) => [
      'Vous la retrouvez sur tous vos appareils en vous connectant. Les liens des e-mails précédents ne l’ouvrent plus.',
      cancellation(game),
    ],
    button: 'Voir ma réservation',
  },
  offered: {
    subject: (game) => `Un terrain s’est libéré\u00a0: ${whenOf(game)}`,
    title: 'Un terrain s’est libéré',
    sentences: (game) => [
      `Il est à vous si vous le confirmez avant ${timeOf(game.confirmBy)}\u00a0: ensuite, il est proposé à la personne suivante.`,
      'Vous n’en voulez plus\u00a0? Ne faites rien.',
    ],
    button: 'Prendre ce terrain',
  },
  reminder: {
    subject: (game) => `Rappel\u00a0: jorkyball demain à ${game.hour}\u00a0h`,
    title: 'Vous jouez demain',
    sentences: (game) => [cancellation(game, sentOf(game))],
    button: 'Voir, déplacer ou annuler',
  },
};

/** « (Central) » behind the number of a court that the manager has named, as on the pages of the site. */
const named = ({ courtName }) => (courtName ? ` (${courtName})` : '');

/** « mardi 8 décembre 2026 à 19 h, terrain 2 (Central) », and what it was before. */
export function dateOf(date) {
  const { before, court, reference } = date;
  const code = reference ? `, référence ${reference}` : '';
  const earlier = before
    ? before.day === date.day && before.hour === date.hour
      ? `, auparavant terrain ${before.court}`
      : `, auparavant ${whenOf(before)}`
    : '';
  return `${whenOf(date)}, terrain ${court}${named(date)}${earlier}${code}`;
}

/** « 1, 3 (Central) et 5 ». */
const courtList = new Intl.ListFormat('fr-FR');

/** One court of a group is cancelled, and others stay (`standing`). */
const courtCancelled = {
  subject: (game) => `Terrain ${game.court} annulé, le ${whenOf(game)}`,
  title: 'Un de vos terrains est annulé',
  sentences: (game) => [...said(game), `${words.court(game)} annulé, sans frais\u00a0; ${standingOf(game)}.`],
  button: 'Réserver un terrain',
};

function standingOf({ standing }) {
  const courts = courtList.format(standing.map((each) => `${each.court}${named(each)}`));
  return standing.length > 1
    ? `vos terrains ${courts} restent réservés`
    : `votre terrain ${courts} reste réservé`;
}

/** The texts of a mail about one reservation. */
export const textsOf = ({ kind, payload }) => (payload.standing ? courtCancelled : texts[kind]);

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const counted = ({ dates }) => `${dates.length} dates`;
/** What the desk wrote about its change. */
const said = ({ reason }) => (reason ? [`Message du centre\u00a0: ${reason}`] : []);

/** A mail about several courts of one hour, which the desk booked or took back. */
const courtsTexts = {
  booked: {
    subject: ({ dates }) => `Vos ${dates.length} terrains du ${whenOf(dates[0])}`,
    title: 'Vos terrains sont réservés',
    sentences: ({ dates }) => [`Voici vos ${dates.length} terrains.`, cancellation(dates[0])],
    button: (courts) => (courts.hasLinks ? 'Voir le premier terrain' : 'Voir mes réservations'),
  },
  cancelled: {
    subject: ({ dates }) => `Vos ${dates.length} terrains du ${whenOf(dates[0])} sont annulés`,
    title: 'Vos terrains sont annulés',
    sentences: (courts) => [...said(courts), 'Les terrains sont libérés, sans frais.'],
    button: () => 'Réserver un terrain',
  },
};

/** The texts of a mail about several reservations. */
export function textsOfSeries({ action, dates }) {
  const isOneHour = dates.every(({ startsAt }) => startsAt === dates[0].startsAt);
  return (dates.length > 1 && isOneHour && courtsTexts[action]) || seriesTexts[action];
}

/** A mail about several dates of a series, by what has become of them. */
const seriesTexts = {
  booked: {
    subject: (series) => `Votre série de ${counted(series)}, dès le ${whenOf(series.dates[0])}`,
    title: 'Votre série est réservée',
    sentences: (series) => [`Voici vos ${counted(series)}.`, cancellation(series.dates[0])],
    button: (series) => (series.hasLinks ? 'Voir la première date' : 'Voir mes réservations'),
  },
  moved: {
    subject: (series) => `Votre série a changé\u00a0: ${counted(series)}, dès le ${whenOf(series.dates[0])}`,
    title: 'Votre série a changé',
    sentences: (series) => [
      ...said(series),
      `Voici les ${counted(series)} qui ont changé. Les autres restent.`,
      cancellation(series.dates[0]),
    ],
    button: (series) => (series.hasLinks ? 'Voir la première date' : 'Voir mes réservations'),
  },
  cancelled: {
    subject: (series) => `${counted(series)} de votre série sont annulées`,
    title: 'Des dates de votre série sont annulées',
    sentences: (series) => [
      ...said(series),
      `Ces ${counted(series)} sont annulées et leurs terrains libérés, sans frais.`,
    ],
    button: () => 'Réserver un terrain',
  },
};

/** The answer to a request for a series. */
export const declinedText = {
  subject: ({ weekday, hour }) =>
    `Votre demande\u00a0: chaque semaine, le ${weekdays[weekday - 1]} à ${hour}\u00a0h`,
  title: 'Votre demande n’a pas pu être acceptée',
  sentences: ({ weekday, hour, sentence }) => [
    `Vous avez demandé un terrain chaque semaine, le ${weekdays[weekday - 1]} à ${hour}\u00a0h.`,
    `Réponse du centre\u00a0: ${sentence}`,
  ],
  button: 'Réserver une date',
};

/** The desk keeps a person from booking online. */
export const suspendedText = {
  subject: () => 'Vous ne pouvez plus réserver en ligne',
  title: 'Vous ne pouvez plus réserver en ligne',
  sentences: (mail) => [
    ...said({ reason: mail.sentence }),
    `Pour réserver un terrain, appelez-nous au ${centre.phone}. Vos réservations déjà faites restent valables.`,
  ],
  button: 'Contacter le centre',
};

function beforeOf({ before, day, hour }) {
  const isSameHour = before.day === day && before.hour === hour;
  return isSameHour
    ? 'L’heure reste la même\u00a0: seul le terrain a changé.'
    : `Auparavant\u00a0: ${whenOf(before)}.`;
}

const whyByKind = {
  suspended:
    'Vous recevez cet e-mail parce que cette adresse a servi à réserver, à attendre un terrain ou à ouvrir un compte.',
  reminder: 'Vous recevez ce rappel parce que vous avez réservé un terrain.',
  offered: 'Vous recevez cet e-mail parce que cette adresse attend un terrain à cette heure.',
};

export const words = {
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  court: (game) => `Terrain ${game.court}${named(game)}`,
  players: (count) => `${count} joueurs`,
  price: 'Prix',
  onSite: (cents) => `${euros.format(cents / 100)}, à régler sur place`,
  when: 'Quand',
  where: 'Où',
  party: 'Partie',
  reference: 'Référence',
  map: 'Venir au centre',
  phone: 'Téléphone',
  account: 'Connectez-vous à votre compte pour ouvrir cette réservation.',
  dates: 'Dates',
  open: 'Ouvrir',
  keepLinks: 'Ces liens ouvrent vos réservations sans compte\u00a0: ne les transmettez pas.',
  accountSeries: 'Connectez-vous à votre compte pour déplacer ou annuler une de ces réservations.',
  whyDeclined:
    'Vous recevez cet e-mail parce que cette adresse a servi à demander un créneau chaque semaine.',
  keepLink: 'Ce lien ouvre votre réservation sans compte\u00a0: ne le transmettez pas.',
  why: (kind) =>
    whyByKind[kind] ?? 'Vous recevez cet e-mail parce que cette adresse a servi à réserver un terrain.',
  stop: 'Ne plus recevoir de rappels',
  appointmentTitle: 'Jorkyball',
  appointmentDescription: ({ players, name, offers }) =>
    `Terrain pour ${players} joueurs${name ? `, réservé par ${name}` : ''}. ${offers.join(', ')}`.trim(),
  alarm: (hour) => `Jorkyball à ${hour}\u00a0h.`,
};

/** What a reservation without a plan or service has in its place (shared-kernel/plans). */
export const unspecified = 'Non spécifié';
