import { formatHour, formatLongDay } from 'shared-kernel';
import type { TakenDay } from '../../../sync/dayCourts';

type Hours = Omit<TakenDay, 'day' | 'inTheWay'>;

export const strings = {
  title: 'Terrains du centre',
  offer: (hours: Hours) =>
    `Tant qu’ils ne sont pas réservés pour le tournoi, les visiteurs peuvent réserver ces terrains\u00a0: ${hoursText(hours)}.`,
  take: 'Réserver les terrains de cette journée',
  taking: 'Réservation…',
  retake: 'Réserver selon le plan',
  taken: 'Terrains réservés',
  held: (day: string, hours: Hours) => `${sentence(formatLongDay(day))}\u00a0: ${hoursText(hours)}.`,
  changed: (hours: Hours) => `Le plan a changé depuis\u00a0: ${hoursText(hours)}.`,
  inTheWay: (inTheWay: TakenDay['inTheWay']) =>
    `${inTheWay.length > 1 ? `${inTheWay.length} heures sont déjà réservées` : 'Une heure est déjà réservée'} par des joueurs\u00a0: ${inTheWay
      .map(({ hour, court }) => `${hourText(hour)} (terrain ${court})`)
      .join(', ')}. L’accueil du centre les déplace ou les annule, dans «\u00a0Fermetures\u00a0».`,
  release: 'Rendre les terrains',
  of: (day: string) => ` du ${formatLongDay(day)}`,
  released: 'Terrains rendus',
  stays: 'Rien n’a changé',
  loading: 'Lecture des terrains réservés…',
  unread: 'Les terrains réservés n’ont pas pu être lus.',
  retry: 'Réessayer',
} as const;

const refusals: Readonly<Record<string, string>> = {
  'not-organiser': 'Seul l’organisateur du tournoi réserve ses terrains.',
  'too-many-days':
    'Vos tournois réservent ensemble dix journées à venir au plus\u00a0: rendez les terrains de l’une d’elles.',
  past: 'Cette journée est passée, ou précède la date du tournoi.',
  'too-far': 'Les terrains se réservent au plus un an à l’avance.',
  'no-hour': 'Le centre est fermé à ces heures.',
  'unknown-court': 'Le centre n’a pas autant de terrains.',
  offline: 'Pas de réseau\u00a0: réessayez une fois connecté.',
};

/** Why nothing has changed. */
export function refusalText(reason: string): string {
  return refusals[reason] ?? 'Le centre n’a pas pu répondre\u00a0: réessayez dans un instant.';
}

/** « de 9 h à 13 h, terrains 1, 2 et 3 ». */
function hoursText({ firstHour, lastHour, courts }: Hours): string {
  const named =
    courts.length === 1
      ? `terrain ${courts[0]}`
      : `terrains ${courts.slice(0, -1).join(', ')} et ${courts.at(-1)}`;
  return `de ${hourText(firstHour)} à ${lastHour === 23 ? 'minuit' : hourText(lastHour + 1)}, ${named}`;
}

function hourText(hour: number): string {
  return formatHour(`${String(hour).padStart(2, '0')}:00`);
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
