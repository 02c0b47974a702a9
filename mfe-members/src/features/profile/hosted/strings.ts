import { formatHour } from 'shared-kernel';
import { centreTime } from 'shared-kernel/time';
import type { Deletion } from '../../../data/account';
import type { WhyRefused } from '../../../data/whyRefused';
import type { Details } from '../../../domain/details';
import type { Silence } from './followAccount';
import type { SavingOutcome } from './savingOutcome';
import type { LeftDraft } from './useLeftDraft';

const fields = {
  name: 'Nom',
  phone: 'Téléphone',
  birthDate: 'Date de naissance',
  address: 'Adresse',
  club: 'Club',
} satisfies Record<keyof Details, string>;

export const detailsStrings = {
  edit: 'Modifier',
  form: 'Modifier mes informations',
  fields,
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  slow: 'Le serveur tarde à répondre. Ce que vous avez saisi est gardé.',
  online: 'Le réseau est revenu\u00a0: enregistrez à nouveau ce que vous avez saisi.',
  cancel: 'Annuler',
  chooseClub: 'Choisir',
  emailHint: 'Votre adresse e-mail et votre mot de passe se changent plus bas sur cette page.',
  saved: 'Informations enregistrées',
  /** Names another device's change since the form was opened. */
  savedWith: (elsewhere: readonly (keyof Details)[]) =>
    elsewhere.length === 0
      ? 'Vos autres appareils les montrent dès que vous y ouvrez votre profil.'
      : `Changé entre-temps sur un autre appareil, et gardé\u00a0: ${elsewhere.map((field) => fields[field].toLowerCase()).join(', ')}.`,
  unchanged: { title: 'Rien n’a changé', description: 'Vos informations sont restées les mêmes.' },
  draftGone: {
    title: 'Modifications non enregistrées',
    description:
      'Ce que vous aviez saisi dans votre profil a été effacé de cet appareil à votre déconnexion.',
  },
  draftUnheard: {
    title: 'Modifications non confirmées',
    description:
      'Vous avez quitté la page avant la réponse du centre\u00a0: votre profil dira, à votre retour, si elles ont été enregistrées.',
  },
  moved: 'Changé entre-temps sur un autre appareil.',
  movedTo: (text: string) =>
    text === ''
      ? 'Effacé entre-temps sur un autre appareil.'
      : `Changé entre-temps sur un autre appareil\u00a0: «\u00a0${text}\u00a0».`,
} as const;

/** The states of details during and after a save. */
export const savingOutcomes: Readonly<Record<SavingOutcome['kind'], string>> = {
  unsent:
    'Le serveur du centre ne répond pas\u00a0: rien n’a été enregistré. Ce que vous avez saisi est gardé\u00a0; réessayez dans un instant.',
  'no-network':
    'Pas de réseau\u00a0: rien n’a été enregistré. Ce que vous avez saisi est gardé\u00a0; réessayez une fois connecté à Internet.',
  unsure:
    'Le serveur du centre n’a pas répondu\u00a0: impossible de savoir si vos informations sont enregistrées. Ce que vous avez saisi est gardé, et vous le saurez ici dès qu’il répondra.',
  'not-arrived':
    'Le serveur du centre répond à nouveau\u00a0: vos informations ne sont pas enregistrées. Ce que vous avez saisi est gardé\u00a0; enregistrez-le à nouveau.',
  overtaken:
    'Rien n’est encore enregistré\u00a0: un autre appareil vient de changer les mêmes informations. Comparez, puis enregistrez à nouveau pour garder votre saisie.',
  // Neither says that nothing is saved: an earlier try may have arrived.
  busy: 'Le serveur du centre reçoit trop de demandes à la fois. Ce que vous avez saisi est gardé\u00a0; réessayez dans une minute.',
  failed:
    'Le serveur du centre n’a pas pu enregistrer vos informations. Ce que vous avez saisi est gardé\u00a0; réessayez dans un instant.',
  refused:
    'Le serveur du centre refuse cette modification. Ce que vous avez saisi est gardé\u00a0; écrivez au centre.',
  'signed-out':
    'Votre session a pris fin\u00a0: reconnectez-vous pour enregistrer. Ce que vous avez saisi est gardé.',
};

/** The states of details that were typed before the form was opened. */
export const leftDrafts: Readonly<Record<LeftDraft, string>> = {
  unsaved: 'Vos modifications ne sont pas enregistrées.',
  unknown: 'Impossible de savoir pour l’instant si vos modifications sont enregistrées.',
};

const whySilent: Readonly<Record<Silence['kind'], string>> = {
  'no-network': 'Pas de réseau',
  unheard: 'Le centre ne répond pas',
  busy: 'Le centre reçoit trop de demandes à la fois',
  failed: 'Le centre n’a pas pu répondre',
};

export const freshnessStrings = {
  copy: (why: Silence['kind']) =>
    `${whySilent[why]}\u00a0: cette page montre ce que cet appareil sait de votre compte. Elle se mettra à jour dès que le centre répondra.`,
  copyOf: (why: Silence['kind'], day: string, hour: string) =>
    `${whySilent[why]}\u00a0: cette page montre ce que cet appareil savait de votre compte le ${day} à\u00a0${hour}. Elle se mettra à jour dès que le centre répondra.`,
} as const;

export const subscriptionPanelStrings = {
  plan: (plan: string) => `Abonnement ${plan}`,
  validUntil: (day: string) => `Valable jusqu’au ${day}`,
  ended: (day: string) => `Terminé depuis le ${day}`,
  endless: 'Sans date de fin.',
  none: 'Aucun abonnement n’est enregistré à votre nom.',
  noneText: 'Le centre l’inscrit ici dès que vous en avez un.',
  plans: 'Voir les formules',
} as const;

export const licensePanelStrings = {
  number: 'Numéro de licence',
  none: 'Aucune licence n’est enregistrée à votre nom.',
  registered: 'Cette licence a été enregistrée par le centre.',
  noneText: 'Le centre l’inscrit ici dès que la fédération l’a délivrée.',
} as const;

export const honoursPanelStrings = {
  honours: 'Palmarès',
  tournaments: 'Voir les tournois',
  note: 'Vos résultats ne sont pas encore reliés à votre compte. Les classements et les palmarès du site sont des données d’exemple.',
} as const;

export const myDataStrings = {
  title: 'Mes données',
  lead: 'Tout ce que le serveur du centre sait de vous\u00a0: votre compte, vos réservations, les tournois que vous organisez et ceux dont vous tenez les feuilles de match.',
  retention: 'Trois mois après une partie, votre nom et votre adresse e-mail sont effacés de sa réservation.',
  download: 'Télécharger mes données',
  downloading: 'Préparation du fichier…',
  downloaded: 'Vos données sont dans un fichier',
  fileName: (day: string) => `jorkyball-mes-donnees-${day}.json`,
  remove: 'Supprimer mon compte',
  keep: 'Annuler',
  password: 'Votre mot de passe',
  missingPassword: 'Indiquez votre mot de passe pour confirmer.',
  question: 'Supprimer votre compte\u00a0?',
  goes: 'Ce qui disparaît tout de suite, et pour toujours\u00a0:',
  goesList: [
    'votre compte, vos informations et la connexion sur tous vos appareils\u00a0;',
    'vos réservations à venir\u00a0: les terrains sont rendus\u00a0;',
    'votre nom et votre adresse e-mail sur vos parties passées\u00a0;',
    'votre accès aux feuilles de match.',
  ],
  stays: 'Ce qui reste',
  staysList: [
    'les parties passées, sans nom, pour les comptes du centre\u00a0;',
    'une partie qu’il est trop tard pour annuler, avec votre nom jusqu’à ce qu’elle soit jouée\u00a0;',
    'ce que vous avez noté sur des feuilles de match, sans votre nom\u00a0;',
    'ce que ce navigateur garde\u00a0: voyez «\u00a0Données de cet appareil\u00a0».',
  ],
  removed: {
    title: 'Votre compte est supprimé',
    description: 'Le centre n’a plus ni votre nom ni votre adresse. Vous n’êtes plus connecté.',
  },
  organiser: (count: number) =>
    `Votre compte reste\u00a0: ${count === 1 ? 'un tournoi a' : `${count}\u00a0tournois ont`} besoin de vous. Supprimez-${count === 1 ? 'le' : 'les'}, ou confiez-${count === 1 ? 'le' : 'les'} à un autre organisateur depuis la page «\u00a0Partager\u00a0» du tournoi, puis recommencez.`,
} as const;

const tooMany =
  'Le serveur du centre reçoit trop de demandes à la fois. Patientez une minute, puis réessayez.';
const unreadable = 'Une réponse est arrivée, mais elle est illisible';

/** Why the file could not be made. */
export const downloadRefusals: Readonly<Record<WhyRefused, string>> = {
  'no-network': 'Pas de réseau\u00a0: réessayez une fois connecté à Internet.',
  unreachable: 'Le serveur du centre ne répond pas. Réessayez dans un instant.',
  'signed-out': 'Votre session a pris fin\u00a0: reconnectez-vous pour télécharger vos données.',
  forbidden: 'Votre compte ne permet pas ce téléchargement. Écrivez au centre.',
  busy: tooMany,
  failed: 'Le serveur du centre répond, mais n’a pas pu préparer le fichier. Réessayez plus tard.',
  unreadable: `${unreadable}\u00a0: le fichier n’a pas pu être préparé. Réessayez plus tard.`,
};

/** Why the account is still there. */
const deletionRefusals: Readonly<Record<WhyRefused | 'wrong-password' | 'last-manager', string>> = {
  'wrong-password': 'Ce n’est pas votre mot de passe\u00a0: votre compte n’est pas supprimé.',
  'last-manager':
    'Ce compte est le seul à gérer le centre\u00a0: donnez d’abord ce rôle à un autre, dans la gestion du centre.',
  // The network may have failed during the request.
  'no-network':
    'Il n’y avait pas de réseau\u00a0: votre compte n’est peut-être pas supprimé. Réessayez une fois connecté à Internet.',
  unreachable:
    'Le serveur du centre ne répond pas\u00a0: votre compte n’est peut-être pas supprimé. Réessayez dans un instant.',
  'signed-out': 'Votre session a pris fin\u00a0: reconnectez-vous pour supprimer votre compte.',
  forbidden: 'Votre compte ne permet pas cette suppression. Écrivez au centre.',
  busy: tooMany,
  failed: 'Le serveur du centre répond, mais n’a pas pu supprimer votre compte. Réessayez plus tard.',
  unreadable: `${unreadable}\u00a0: votre compte n’est peut-être pas supprimé. Réessayez plus tard.`,
};

export function whyNotDeleted(
  outcome: { readonly kind: keyof typeof deletionRefusals } | Extract<Deletion, { readonly until: string }>,
): string {
  if (outcome.kind !== 'too-many-tries') return deletionRefusals[outcome.kind];
  // The first whole minute in which it is over.
  const hour = formatHour(centreTime(new Date(Date.parse(outcome.until) + 60_000)));
  return `Trop d’essais\u00a0: votre compte n’est pas supprimé. Réessayez à partir de ${hour}.`;
}

export const unheardStrings = {
  unknown: (isOnline: boolean) =>
    `Vos réservations ne sont pas connues ici pour l’instant\u00a0: ${isOnline ? 'le centre ne répond pas. Elles s’affichent dès qu’il le fait.' : 'pas de réseau. Elles s’affichent dès qu’il est de retour.'}`,
  copy: (isOnline: boolean) =>
    `${isOnline ? 'Le centre ne répond pas' : 'Pas de réseau'}\u00a0: voici vos réservations telles que cet appareil les a connues.`,
} as const;

/** The reasons why a cancellation is not confirmed. */
export const cancellingStrings = {
  title: 'Réservation maintenue',
  unsure: 'Annulation non confirmée',
  notHeard: 'Votre demande d’annulation n’a pas abouti. Réessayez.',
  reasons: {
    'no-answer':
      'Le centre ne répond pas\u00a0: impossible de savoir si l’annulation lui est parvenue. Réessayez dans un instant.',
    'no-network': 'Pas de réseau\u00a0: l’annulation n’a pas pu être transmise. Réessayez une fois connecté.',
    'signed-out': 'Votre session a pris fin. Reconnectez-vous, puis réessayez.',
    forbidden: 'Le centre n’a pas accepté cette demande.',
    busy: 'Le centre reçoit trop de demandes à la fois. Patientez une minute, puis réessayez.',
  },
} as const;
