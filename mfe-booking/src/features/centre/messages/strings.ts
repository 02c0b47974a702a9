import { formatDay, formatHour, formatNumber } from 'shared-kernel';
import { centreDay, centreTime } from 'shared-kernel/time';
import type { GivenUpMail } from '../../../data/centre';

export const mailStrings = {
  title: 'E-mails aux visiteurs',
  none: 'Aucun e-mail n’a été abandonné ces trente derniers jours.',
  givenUp: 'E-mails abandonnés',
  sendAgain: 'Renvoyer',
  sendAgainTo: (to: string) => `Renvoyer l’e-mail à ${to}`,
  queued: (to: string) => `L’e-mail à ${to} part de nouveau.`,
  gone: 'Cet e-mail n’a plus d’utilité\u00a0: il est parti entre-temps, ou sa partie est passée ou libérée.',
};

const kinds: Readonly<Record<string, string>> = {
  confirm: 'Réservation à confirmer',
  booked: 'Réservation',
  moved: 'Déplacement',
  cancelled: 'Annulation',
  claimed: 'Réservation reprise par un compte',
  reminder: 'Rappel',
  offered: 'Terrain libéré',
  series: 'Série de réservations',
  'series-declined': 'Réponse à une demande de série',
  suspended: 'Blocage en ligne',
};

const at = (iso: string) => {
  const instant = new Date(iso);
  return `${formatDay(centreDay(instant))} à ${formatHour(centreTime(instant))}`;
};

export function aboutMail({ kind, since }: GivenUpMail): string {
  return `${kinds[kind] ?? kind}, abandonné le ${at(since)}.`;
}

type Work = {
  readonly sendsMail: boolean;
  readonly workerSeenAt: string | null;
  readonly waiting: number;
  readonly waitingSince: string | null;
};

/** A worker asks for mails at least each minute. */
const SILENT_MS = 15 * 60_000;

/** Whether mails leave the database, as of `now`. */
export function workInWords({ sendsMail, workerSeenAt, waiting, waitingSince }: Work, now: Date): string {
  if (!sendsMail) return 'Ce centre n’envoie pas d’e-mails\u00a0: l’exploitant du site les met en service.';
  const seen =
    workerSeenAt === null
      ? 'L’envoi n’a encore jamais fonctionné\u00a0: prévenez l’exploitant du site.'
      : `Dernier passage de l’envoi\u00a0: le ${at(workerSeenAt)}${silenceInWords(workerSeenAt, now)}.`;
  if (waiting === 0 || waitingSince === null) return `${seen} Aucun e-mail en attente.`;
  const count = `${formatNumber(waiting)} e-mail${waiting > 1 ? 's' : ''} en attente`;
  return `${seen} ${count} depuis le ${at(waitingSince)}.`;
}

function silenceInWords(since: string, now: Date): string {
  if (now.getTime() - Date.parse(since) <= SILENT_MS) return '';
  return ', il y a plus de 15\u00a0minutes. L’envoi semble arrêté\u00a0: prévenez l’exploitant du site';
}
