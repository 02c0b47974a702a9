import { centre, formatDay, formatHour, type WriteRefusal } from 'shared-kernel';
import type { Declined, Hour, KeepingRefusal } from 'shared-kernel/courts';
import { centreTime } from 'shared-kernel/time';

// Duplicates texts of the page's strings.ts, because a text shared by two chunks would be part of the first one.
const nothingLost = 'Votre saisie est conservée.';
const orCall = `Vous pouvez aussi nous appeler au ${centre.phone.display}.`;
const notBookedTitle = 'La réservation n’est pas enregistrée.';
export const notConfirmedTitle = 'La réservation n’est pas confirmée.';
const notTwice = 'même si cette demande lui est parvenue, elle ne prend qu’un terrain.';

/** Of those that a page without a back end cannot meet. */
export type CentreKind = Extract<KeepingRefusal['kind'], 'no-answer' | 'signed-out' | 'forbidden' | 'busy'>;

/** The request was not sent again. */
const notKept = {
  title: notConfirmedTitle,
  text: `Ce navigateur n’a pas pu garder de quoi interroger à nouveau le centre. ${nothingLost} ${orCall}`,
};

/** The reason why the centre has not booked, or that the outcome is unknown. */
export const centreRefusals: Record<
  Declined['reason'] | KeepingRefusal['kind'] | 'account-gone',
  { readonly title: string; readonly text: string }
> = {
  'no-answer': {
    title: notConfirmedTitle,
    text: `Le centre ne répond pas. ${nothingLost} Réessayez dans un instant\u00a0: ${notTwice} ${orCall}`,
  },
  // For a visitor whose earlier request had no answer; elsewhere the page's strings.ts has its own.
  'no-network': {
    title: notConfirmedTitle,
    text: `Pas de réseau pour joindre le centre. ${nothingLost} Réessayez une fois connecté\u00a0: ${notTwice} ${orCall}`,
  },
  'quota-exceeded': notKept,
  'unreadable-data': notKept,
  'newer-data': notKept,
  'storage-failed': notKept,
  'signed-out': notBooked(
    `Votre session a expiré. ${nothingLost} Reconnectez-vous, puis réessayez. ${orCall}`,
  ),
  'account-gone': notBooked(
    `Votre compte n’existe plus. ${nothingLost} Réessayez pour réserver sans compte. ${orCall}`,
  ),
  past: notBooked(`Cette heure est déjà passée\u00a0: choisissez-en une autre. ${nothingLost}`),
  closed: notBooked(`Aucune partie ne commence à cette heure\u00a0: choisissez-en une autre. ${nothingLost}`),
  'too-far': notBooked(
    `Le calendrier n’est pas encore ouvert ce jour-là\u00a0: choisissez-en un autre. ${nothingLost}`,
  ),
  phone: notBooked(
    `Le numéro de téléphone n’est pas lisible\u00a0: écrivez-le en chiffres, par exemple 06 12 34 56 78, ou effacez-le. ${nothingLost}`,
  ),
  'too-many': notBooked(
    `Trop de réservations ont été faites avec cette adresse, ou depuis cette connexion. ${nothingLost} ${orCall}`,
  ),
  'too-many-network': notBooked(
    `Beaucoup de terrains viennent d’être réservés depuis cette connexion à Internet, que d’autres partagent peut-être. ${nothingLost} ${orCall}`,
  ),
  'too-many-person': notBooked(
    `Le nombre de réservations par heure est atteint pour cette adresse. ${nothingLost} ${orCall}`,
  ),
  'too-many-held': notBooked(
    `Cette adresse a déjà autant de parties à venir que le centre en permet. Annulez-en une, ou attendez d’en avoir joué une. ${nothingLost} ${orCall}`,
  ),
  'too-many-moves': notBooked(
    `Cette réservation a été déplacée trop de fois, ou d’autres l’ont été depuis cette connexion à Internet. ${nothingLost} ${orCall}`,
  ),
  'too-many-unconfirmed': notBooked(
    `Trop de réservations faites avec cette adresse n’ont pas été confirmées. Ouvrez le lien de l’e-mail le plus récent, ou connectez-vous à votre compte. ${nothingLost} ${orCall}`,
  ),
  suspended: notBooked(
    `Cette adresse ne peut pas réserver en ligne. Le centre vous a écrit pourquoi. Appelez-le au ${centre.phone.display}.`,
  ),
  forbidden: notBooked(
    `Le centre n’accepte pas de réservation par ce moyen pour l’instant. ${nothingLost} ${orCall}`,
  ),
  busy: notBooked(
    `Le centre reçoit trop de demandes à la fois. ${nothingLost} Patientez une minute, puis réessayez. ${orCall}`,
  ),
  'asked-already': notBooked(
    `Une autre demande faite sur cet appareil attend encore sa réponse. ${nothingLost} Patientez quelques secondes, puis réessayez.`,
  ),
  'not-accepted': notBooked(`Le centre n’a pas accepté cette demande. ${nothingLost} ${orCall}`),
};

function notBooked(text: string) {
  return { title: notBookedTitle, text };
}

/** Around the desk's own sentence, which the suspended account alone is answered. */
export const deskSays = { before: ' Son message\u00a0: «\u00a0', after: '\u00a0»' };

/** Follows the title: « Vous pourrez réserver de nouveau à partir de 15 h 12. » */
export function roomFrom(time: string, isToday: boolean): string {
  return `Vous pourrez réserver de nouveau ${isToday ? '' : 'demain '}à partir de ${formatHour(time)}.`;
}

const onShow = {
  'unknown-courts': 'les terrains libres ne sont pas connus pour l’instant.',
  'known-courts': 'les terrains libres affichés sont les derniers connus.',
  own: 'voici la réservation telle que cet appareil l’a connue en dernier.',
};

/** While the centre does not answer, or cannot be reached. */
export function silence(about: keyof typeof onShow, isOnline: boolean): string {
  return `${isOnline ? 'Le centre ne répond pas' : 'Pas de réseau'}\u00a0: ${onShow[about]}`;
}

/** Why the centre has not changed a reservation, or its last known state; then the next step. */
const changeRefusals: Record<CentreChangeKind, readonly [why: string, way: string]> = {
  'no-network': [
    'Pas de réseau\u00a0: le changement n’a pas pu être transmis au centre.',
    'Réessayez une fois connecté',
  ],
  'no-answer': [
    'Le centre ne répond pas\u00a0: impossible de savoir si le changement lui est parvenu.',
    'Réessayez dans un instant',
  ],
  'signed-out': ['Votre session a expiré.', 'Reconnectez-vous puis réessayez'],
  forbidden: notNow(),
  busy: notNow(),
};

export type CentreChangeKind = Exclude<KeepingRefusal['kind'], WriteRefusal['kind']>;

export function changeRefusal(kind: CentreChangeKind, isOpen: boolean): string {
  const [why, way] = changeRefusals[kind];
  const standing = isOpen
    ? 'Nous ne savons pas si votre essai précédent a abouti.'
    : 'Votre réservation n’a pas changé.';
  return `${why} ${kind === 'no-answer' ? '' : `${standing} `}${way}, ou appelez-nous au ${centre.phone.display}.`;
}

function notNow() {
  return ['Le centre n’accepte pas cette demande pour l’instant.', 'Réessayez dans une minute'] as const;
}

/** After an unknown result, the centre has now confirmed the booking. */
export const unchanged = `Votre réservation est maintenue\u00a0: votre demande n’a pas abouti. Réessayez, ou appelez-nous au ${centre.phone.display}.`;

export const pendingStrings = {
  sentence:
    'Le centre n’a pas encore répondu à votre dernière demande\u00a0: nous ne savons pas si elle a abouti. Le site la lui renvoie jusqu’à sa réponse\u00a0; après deux minutes, elle n’aboutit plus.',
  call: `Appeler le ${centre.phone.display}`,
};

export const onTheWay = 'Les terrains libres se chargent…';

export const unsharedStrings = {
  title: 'À réserver à nouveau',
  sentence:
    'Ces parties étaient notées sur cet appareil seulement\u00a0: le centre ne les connaît pas et aucun terrain n’est retenu.',
  book: (date: string, time: string) => `Réserver le ${formatDay(date)} à ${formatHour(time)}`,
  dismiss: 'Ne plus proposer',
};

/** About a reservation whose page is open, and which is not shown. */
export const notOnShow = {
  silence: (isOnline: boolean) =>
    `${isOnline ? 'Le centre ne répond pas' : 'Pas de réseau'}\u00a0: nous ne savons pas pour l’instant ce qu’il en est de cette réservation. ${isOnline ? 'Elle s’affiche dès qu’il répond.' : 'Elle s’affiche dès qu’il est de retour.'}`,
  account: 'Une réservation faite avec un compte s’affiche une fois que vous êtes connecté.',
  notYours: 'Cette réservation n’est pas parmi celles de votre compte.',
  way: 'Un doute\u00a0? Appelez-nous.',
  logIn: 'Se connecter',
  call: `Appeler le ${centre.phone.display}`,
  book: 'Réserver un terrain',
};

/** Where else it may be, once the centre does not list it for the visitor. */
export function elsewhere(isGuest: boolean): string {
  return isGuest
    ? 'Faite sans compte, elle s’affiche dans le navigateur qui a servi à réserver, sauf si elle y a été annulée ou effacée.'
    : 'Elle a pu être annulée, ou faite avec un autre compte. Faite sans compte, elle s’affiche dans le navigateur qui a servi à réserver.';
}

export const confirmationStrings = {
  ahead:
    'Sans compte, vous confirmez par e-mail : ouvrez le lien reçu dans les 15 minutes, sinon le terrain est rendu aux autres joueurs.',
  waiting: (email: string, confirmBy: string) =>
    `À confirmer : ouvrez le lien envoyé à ${email} avant ${timeOf(confirmBy)}. Sans confirmation, le terrain est rendu aux autres joueurs. Rien reçu ? Regardez les courriers indésirables, ou appelez-nous au ${centre.phone.display}.`,
  over: 'Cette réservation n’a pas été confirmée à temps : le terrain est rendu aux autres joueurs.',
};

function timeOf(instant: string): string {
  return formatHour(centreTime(new Date(instant)));
}

/** About the link of a mail. */
export const mailLinkStrings = {
  opening: 'Ouverture de votre réservation…',
  confirmed: 'Réservation confirmée',
  confirmedText: 'Le terrain est à vous. À bientôt !',
  unkept: `Ce navigateur n’a pas pu garder votre réservation\u00a0: elle s’affiche le temps de cette visite. Pour la retrouver, la déplacer ou l’annuler, ouvrez le lien de l’e-mail dans un autre navigateur, ou appelez-nous au ${centre.phone.display}.`,
  name: 'Au nom de',
  reference: 'Référence',
  offer: {
    title: 'Un terrain s’est libéré',
    until: (confirmBy: string) =>
      `Il est à vous si vous le prenez avant ${timeOf(confirmBy)}\u00a0: ensuite, il est proposé à la personne suivante.`,
    press: 'Prendre ce terrain',
  },
  booking: {
    title: 'Confirmez votre réservation',
    until: (confirmBy: string) =>
      `Confirmez-la avant ${timeOf(confirmBy)}\u00a0: sans cela, le terrain est rendu aux autres joueurs.`,
    press: 'Confirmer',
  },
  sending: 'Enregistrement…',
  when: 'Quand',
  court: 'Où',
  price: 'Prix',
  onSite: (price: string) => `${price}, à régler sur place`,
  offerTaken: {
    title: 'Le terrain est à vous',
    text: 'La réservation est dans votre compte\u00a0: connectez-vous pour la voir, la déplacer ou l’annuler.',
  },
  unchecked: 'Le lien n’est pas encore vérifié',
  silence: {
    'no-network': 'Pas de réseau : réessayez une fois connecté.',
    'no-answer': `Le centre ne répond pas : réessayez dans un instant, ou appelez-nous au ${centre.phone.display}.`,
  },
  retry: 'Réessayer',
  logIn: 'Se connecter',
  book: 'Réserver un terrain',
  call: `Appeler le ${centre.phone.display}`,
  verdicts: {
    released: {
      title: 'Cette réservation n’a pas été confirmée à temps',
      text: 'Le terrain est rendu aux autres joueurs.',
    },
    withdrawn: {
      title: 'L’accueil a retiré le terrain qu’il vous proposait',
      text: 'Vous n’êtes plus dans la liste d’attente de cette heure.',
    },
    cancelled: { title: 'Cette réservation est annulée', text: 'Le terrain est libéré, sans frais.' },
    'in-account': {
      title: 'Cette réservation est dans un compte',
      text: 'Connectez-vous pour la voir, la déplacer ou l’annuler.',
    },
    unknown: {
      title: 'Ce lien n’est plus valable',
      text: 'Copiez-le en entier depuis l’e-mail le plus récent.',
    },
  },
  reminders: {
    title: 'Rappels par e-mail',
    asked: 'La veille de chaque partie, un rappel part à 18 h.',
    sending: 'Enregistrement…',
    stopped: 'C’est noté : vous ne recevrez plus de rappels. Les autres e-mails vous parviennent toujours.',
    resumed: 'C’est noté : vous recevrez de nouveau les rappels.',
    'no-network': 'Pas de réseau : votre choix n’est pas enregistré. Réessayez une fois connecté.',
    'no-answer': 'Le centre ne répond pas : votre choix n’est pas enregistré. Réessayez dans un instant.',
    stop: 'Ne plus recevoir de rappels',
    resume: 'Recevoir les rappels',
  },
};

export const phoneStrings = {
  label: 'Téléphone (facultatif)',
  hint: 'Pour vous joindre si quelque chose change.',
  error: 'Écrivez le numéro en chiffres, par exemple 06 12 34 56 78.',
};

export const weeklyLink = {
  text: 'Vous jouez souvent\u00a0?',
  label: 'Demandez le même créneau chaque semaine',
};

/** About an earlier request of the form; a guest confirms a booking by mail until `confirmBy`. */
export const askedStrings = {
  hasWorked: (booked: Booked, isHourChosen: boolean) =>
    `${worked(booked)}${isHourChosen ? ' En confirmant, vous prenez un terrain de plus.' : ''}`,
  instead: (asked: Hour) => `${unanswered(asked)}, vous la remplacez.`,
  mayBeOneMore: (asked: Hour) =>
    `${unanswered(asked)} sans vous reconnecter, vous prenez peut-être un terrain de plus.`,
  toBeMoved: (booked: Booked, wanted: Hour) =>
    `${worked(booked)} En confirmant, vous le déplacez au ${dayAndHour(wanted)}.`,
};

type Booked = Hour & { readonly confirmBy?: string };

function worked(booked: Booked): string {
  return `Votre demande a abouti\u00a0: vous avez un terrain le ${dayAndHour(booked)}${booked.confirmBy ? ', à confirmer par e-mail' : ''}.`;
}

function unanswered(asked: Hour): string {
  return `Votre demande du ${dayAndHour(asked)} est restée sans réponse. En confirmant`;
}

function dayAndHour({ date, time }: Hour): string {
  return `${formatDay(date)} à ${formatHour(time)}`;
}
