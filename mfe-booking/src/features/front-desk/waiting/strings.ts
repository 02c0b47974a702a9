import { formatHour, formatLongDay } from 'shared-kernel';
import { centreDay, centreTime } from 'shared-kernel/time';
import type { WaitingPerson } from '../../../data/waitingList';

export const waitingStrings = {
  title: 'Liste d’attente',
  lead: 'Quand un terrain se libère, la première personne reçoit un e-mail dont le lien lui garde le terrain pendant 20 minutes, puis la suivante.',
  none: 'Personne n’attend.',
  noneText: 'Sur une heure complète, les visiteurs peuvent demander à être prévenus.',
  summary: (count: number) => (count > 1 ? `${count} personnes attendent.` : 'Une personne attend.'),
  hour: (day: string, hour: number) =>
    `${formatLongDay(day)} à ${formatHour(`${String(hour).padStart(2, '0')}:00`)}`,
  players: (count: number) => `${count}\u00a0joueurs`,
  member: 'membre',
  since: (instant: string, today: string) => {
    const at = new Date(instant);
    const day = centreDay(at);
    const time = formatHour(centreTime(at));
    return day === today ? `depuis ${time}` : `depuis le ${formatLongDay(day)} à ${time}`;
  },
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name} de la liste d’attente`,
  question: (name: string) => `Retirer ${name}\u00a0?`,
  questionText: (isOffered: boolean) =>
    isOffered
      ? 'Le terrain qui lui est proposé va à la personne suivante. Elle n’en est pas avertie.'
      : 'Cette personne perd sa place. Elle n’en est pas avertie.',
  removed: (name: string) => `${name} n’est plus dans la liste d’attente.`,
  notRemoved: (name: string) =>
    `Le centre n’a pas répondu\u00a0: nous ne savons pas si ${name} est encore dans la liste. Réessayez dans un instant.`,
};

export function stateOf({ state, ahead, confirmBy }: WaitingPerson): string {
  const until = confirmBy ? formatHour(centreTime(new Date(confirmBy))) : '';
  const states: Record<WaitingPerson['state'], string> = {
    waiting: `${ahead + 1}ᵉ de la liste`,
    offered: `terrain proposé jusqu’à ${until}`,
    served: 'terrain confirmé',
    missed: 'n’a pas confirmé à temps',
    over: 'plus d’offre avant l’heure',
  };
  return state === 'waiting' && ahead === 0 ? 'en tête de la liste' : states[state];
}
