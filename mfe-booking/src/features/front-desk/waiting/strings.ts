import { dayNames, formatHour, formatLongDay, isolated } from 'shared-kernel';
import { centreDay, centreTime } from 'shared-kernel/time';
import type { DeskReservation } from '../../../data/desk';
import type { WaitingPerson } from '../../../data/waitingList';
import { isInDateForm } from '../../../domain/isInDateForm';
import { deskStrings, refusalWords, removalStrings } from '../strings';

export const waitingStrings = {
  title: 'Liste d’attente',
  lead: 'Quand un terrain se libère, la première personne reçoit un e-mail dont le lien lui garde le terrain pendant 20\u00a0minutes, puis la suivante. Sans adresse e-mail, elle est à rappeler.',
  none: 'Personne n’attend.',
  noneText: 'Sur une heure complète, les visiteurs peuvent demander à être prévenus.',
  toCall: 'À rappeler',
  toCallHint: 'Un terrain est gardé pour ces personnes, qui n’ont pas d’adresse e-mail.',
  reserve: 'Réserver',
  reserveOf: (name: string) => `Réserver le terrain gardé pour ${name}`,
  reserved: (booked: DeskReservation) =>
    `Réservé pour ${isolated(booked.name)}\u00a0: ${deskStrings.place(booked)}, référence ${booked.reference}.`,
  notReserved: (name: string) => `Le terrain gardé pour ${isolated(name)} n’est plus à réserver.`,
  add: 'Mettre quelqu’un en attente…',
  summary: (count: number) => (count > 1 ? `${count} personnes attendent.` : 'Une personne attend.'),
  hour: (day: string, hour: number) => `${formatLongDay(day)} à ${deskStrings.at(hour)}`,
  players: deskStrings.players,
  member: 'membre',
  since: (instant: string, today: string) => {
    const at = new Date(instant);
    const day = centreDay(at);
    const { number = '', shortMonth = '' } = dayNames(day) ?? {};
    return `inscrit ${day === today ? `à ${formatHour(centreTime(at))}` : `le ${number}\u00a0${shortMonth}`}`;
  },
  remove: removalStrings.remove,
  removeOf: (name: string) => `Retirer ${name} de la liste d’attente`,
  notRemoved: (name: string) =>
    `Le centre n’a pas répondu\u00a0: nous ne savons pas si ${isolated(name)} est encore dans la liste. Réessayez dans un instant.`,
};

/** How a person stands in the line of an hour, for which `people` wait. */
export function stateOf(
  { state, ahead, confirmBy, email }: WaitingPerson,
  people: readonly WaitingPerson[],
  now: Date,
): string {
  if (state === 'waiting') {
    if (ahead > 0) return `${ahead + 1}ᵉ de la liste`;
    return people.some((other) => other.state === 'offered')
      ? 'la prochaine prévenue'
      : 'en tête de la liste';
  }
  if (state === 'offered' && confirmBy) {
    const until = new Date(confirmBy);
    const minutes = Math.floor((until.getTime() - now.getTime()) / 60_000);
    const left = minutes > 0 ? `encore ${minutes}\u00a0min` : 'moins d’une minute';
    return `${email === '' ? 'terrain gardé' : 'terrain proposé'} jusqu’à ${formatHour(centreTime(until))}, ${left}`;
  }
  const states: Record<Exclude<WaitingPerson['state'], 'waiting'>, string> = {
    offered: 'terrain proposé',
    served: 'terrain confirmé',
    missed: email === '' ? 'n’a pas été rappelé à temps' : 'n’a pas confirmé à temps',
    over: 'plus d’offre avant l’heure',
  };
  return states[state];
}

export const waitStrings = {
  title: 'Mettre quelqu’un en attente',
  day: 'Jour',
  hour: 'Heure',
  calendar: 'Choisir le jour',
  noDay: (typed: string) =>
    isInDateForm(typed) ? 'Cette date n’existe pas.' : 'Écrivez le jour, par exemple 20/09/2026.',
  emailHint: 'Sans adresse, l’accueil rappelle la personne quand un terrain se libère.',
  send: 'Mettre en attente',
  sending: 'Enregistrement…',
  clear: 'Effacer la saisie',
  done: (name: string) => `${isolated(name)} est dans la liste d’attente`,
  place: (day: string, hour: number, ahead: number) =>
    `${waitingStrings.hour(day, hour)}, ${ahead === 0 ? 'en tête de la liste' : `${ahead + 1}ᵉ de la liste`}`,
  free: (court: number) => `Le terrain ${court} est libre à cette heure\u00a0: réservez-le tout de suite.`,
  bookInstead: (court: number) => `Réserver le terrain ${court}`,
};

/** Why the centre has put nobody into the line, by its reason. */
export const waitRefusals = {
  malformed: refusalWords.malformed,
  reused: refusalWords.reused,
  phone: 'Écrivez le numéro auquel rappeler, par exemple 06 12 34 56 78 ou +33 6 12 34 56 78.',
  email: refusalWords.email,
  closed: 'Le centre est fermé à cette heure, ou tous ses terrains le sont.',
  past: 'Cette heure a déjà commencé\u00a0: choisissez-en une autre.',
  'too-far':
    'Ce jour n’est pas encore ouvert aux réservations en ligne\u00a0: aucun terrain n’y serait proposé.',
  'too-late':
    'Cette heure commence dans moins de 20\u00a0minutes\u00a0: aucun terrain n’y sera plus proposé.',
  'no-mail': 'La liste d’attente est arrêtée, parce que le centre n’envoie pas d’e-mails en ce moment.',
  'already-waiting':
    'Cette personne attend déjà pour cette heure, avec ce numéro, cette adresse ou son compte.',
  'line-full': 'La liste d’attente de cette heure est pleine.',
} as const satisfies Record<string, string>;
