import { formatHour, formatLongDay, isolated } from 'shared-kernel';
import { centreDay, centreTime } from 'shared-kernel/time';
import type { WaitingPerson } from '../../../data/waitingList';
import { deskStrings } from '../strings';

export const waitingStrings = {
  title: 'Liste d’attente',
  lead: 'Quand un terrain se libère, la première personne reçoit un e-mail dont le lien lui garde le terrain pendant 20 minutes, puis la suivante.',
  none: 'Personne n’attend.',
  noneText: 'Sur une heure complète, les visiteurs peuvent demander à être prévenus.',
  summary: (count: number) => (count > 1 ? `${count} personnes attendent.` : 'Une personne attend.'),
  hour: (day: string, hour: number) => `${formatLongDay(day)} à ${deskStrings.at(hour)}`,
  players: deskStrings.players,
  member: 'membre',
  since: (instant: string, today: string) => {
    const at = new Date(instant);
    const day = centreDay(at);
    const time = formatHour(centreTime(at));
    return day === today ? `depuis ${time}` : `depuis le ${formatLongDay(day)} à ${time}`;
  },
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name} de la liste d’attente`,
  question: (name: string) => `Retirer ${isolated(name)}\u00a0?`,
  questionText: (isOffered: boolean) =>
    isOffered
      ? 'Le terrain qui lui est proposé va à la personne suivante. Elle n’en est pas avertie.'
      : 'Cette personne perd sa place. Elle n’en est pas avertie.',
  removed: (name: string) => `${isolated(name)} n’est plus dans la liste d’attente.`,
  notRemoved: (name: string) =>
    `Le centre n’a pas répondu\u00a0: nous ne savons pas si ${isolated(name)} est encore dans la liste. Réessayez dans un instant.`,
};

/** How a person stands in the line of an hour, for which `people` wait. */
export function stateOf(
  { state, ahead, confirmBy }: WaitingPerson,
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
    return `terrain proposé jusqu’à ${formatHour(centreTime(until))}, ${left}`;
  }
  const states: Record<Exclude<WaitingPerson['state'], 'waiting'>, string> = {
    offered: 'terrain proposé',
    served: 'terrain confirmé',
    missed: 'n’a pas confirmé à temps',
    over: 'plus d’offre avant l’heure',
  };
  return states[state];
}
