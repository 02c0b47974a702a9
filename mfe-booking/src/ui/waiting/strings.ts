import { centre, formatHour, formatLongDay } from 'shared-kernel';
import { centreTime } from 'shared-kernel/time';
import type { JoinAnswer, Waiting } from '../../data/waiting';

const orCall = `ou appelez-nous au ${centre.phone.display}`;

export const waitingStrings = {
  offer: 'Me prévenir si un terrain se libère',
  lead: 'Si un terrain se libère, nous vous envoyons un e-mail. Son lien vous garde le terrain pendant 20\u00a0minutes, puis nous le proposons à la personne suivante.',
  title: (time: string) => `Liste d’attente de ${formatHour(time)}`,
  name: 'Nom',
  email: 'Adresse e-mail',
  players: 'Joueurs',
  account: (email: string) => `L’e-mail part à l’adresse de votre compte, ${email}.`,
  nameMissing: 'Indiquez votre nom, en 120\u00a0caractères au plus.',
  emailMissing: 'Indiquez une adresse e-mail complète, par exemple nom@exemple.fr.',
  join: 'Rejoindre la liste d’attente',
  joining: 'Envoi…',
  cancel: 'Fermer',
  leave: 'Quitter la liste',
  again: 'Attendre à nouveau',
  leaving: 'Envoi…',
  dismiss: 'Ne plus afficher',
  left: 'Vous n’êtes plus dans la liste d’attente',
  region: 'Vos listes d’attente',
  silent: (isOnline: boolean) =>
    `${isOnline ? 'Le centre ne répond pas' : 'Pas de réseau'}\u00a0: votre place dans la liste d’attente n’a pas pu être relue.`,
  notLeft: `Le centre n’a pas répondu\u00a0: réessayez dans un instant, ${orCall}.`,
  notJoined: (isOnline: boolean) =>
    isOnline
      ? `Le centre n’a pas répondu\u00a0: réessayez, votre saisie est conservée et vous ne serez inscrit qu’une fois.`
      : 'Pas de réseau\u00a0: réessayez une fois connecté, votre saisie est conservée.',
  free: 'Un terrain vient de se libérer\u00a0: choisissez à nouveau cette heure pour le réserver.',
};

/** « mardi 1 décembre 2026 à 19 h ». */
export function whenOf({ day, hour }: Pick<Waiting, 'day' | 'hour'>): string {
  return `${formatLongDay(day)} à ${formatHour(`${String(hour).padStart(2, '0')}:00`)}`;
}

/** What the visitor reads of an entry. A guest is not answered which of these limits an address has reached. */
export function stateSentence(entry: Waiting, isGuest: boolean): string {
  const unless = isGuest ? ', sauf si votre adresse a trop de parties à venir ou à confirmer' : '';
  const sentences: Record<Waiting['state'], string> = {
    waiting:
      entry.ahead === 0
        ? `Vous êtes en tête de la liste d’attente. Nous vous écrirons si un terrain se libère${unless}.`
        : `Vous êtes dans la liste d’attente, derrière ${entry.ahead}\u00a0personne${entry.ahead > 1 ? 's' : ''}. Nous vous écrirons quand ce sera votre tour${unless}.`,
    offered: `Un terrain s’est libéré\u00a0: ouvrez le lien de l’e-mail avant ${timeOf(entry.confirmBy)} pour le prendre.`,
    served: 'Vous avez confirmé le terrain qui s’est libéré\u00a0: il est à vous.',
    missed: 'Un terrain vous a été proposé et n’a pas été confirmé à temps.',
    over: 'L’heure est trop proche\u00a0: plus aucun terrain ne sera proposé.',
  };
  return sentences[entry.state];
}

function timeOf(instant: string | undefined): string {
  return instant ? formatHour(centreTime(new Date(instant))) : '';
}

const refusals: Readonly<Record<string, string>> = {
  suspended: `Cette adresse ne peut pas réserver en ligne. Le centre vous a écrit pourquoi. Appelez-le au ${centre.phone.display}.`,
  'already-waiting':
    'Cette adresse est déjà dans la liste d’attente de cette heure. L’e-mail lui parviendra si un terrain se libère.',
  'too-late': 'L’heure est trop proche\u00a0: plus aucun terrain ne sera proposé.',
  past: 'Cette heure est déjà passée\u00a0: choisissez-en une autre.',
  closed: 'Aucune partie ne commence à cette heure\u00a0: choisissez-en une autre.',
  'too-far': 'Le calendrier n’est pas encore ouvert ce jour-là\u00a0: choisissez-en un autre.',
  'line-full': 'Beaucoup de personnes attendent déjà cette heure\u00a0: choisissez-en une autre.',
  'no-mail': `Les e-mails ne partent pas pour l’instant\u00a0: réessayez plus tard, ${orCall}.`,
  malformed: 'Le nom ou l’adresse e-mail n’est pas accepté\u00a0: vérifiez-les.',
  nobody: 'Votre compte n’existe plus. Réessayez pour attendre sans compte.',
  'too-many-waiting':
    'Vous attendez déjà pour cinq heures\u00a0: quittez une liste pour en rejoindre une autre.',
  'too-many-held': 'Vous avez déjà autant de parties à venir que le centre en permet.',
  'too-many-network': `Beaucoup de demandes viennent d’être faites depuis cette connexion à Internet. Réessayez plus tard, ${orCall}.`,
};

export function refusalSentence({
  reason,
  limit,
  sentence,
}: Extract<JoinAnswer, { kind: 'refused' }>): string {
  // The desk has written it; the suspended account alone is answered it.
  if (sentence) return `Vous ne pouvez pas réserver en ligne\u00a0: ${sentence}`;
  return (
    refusals[limit ? `${reason}-${limit}` : reason] ??
    `Le centre n’a pas accepté cette demande. Réessayez, ${orCall}.`
  );
}
