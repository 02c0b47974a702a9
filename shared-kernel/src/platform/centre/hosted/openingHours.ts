import { formatHour, formatLongDay } from '../../formats/formats';
import { addDays, centreDay } from '../../time';
import type { CentreSettings, GameHours } from '../centreRules';

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
/** A visitor plans a week ahead. */
const exceptionDays = 7;

type Shown = Pick<CentreSettings, 'hours' | 'door' | 'exceptions'>;

/**
 * The opening hours as one sentence without its full stop, as the built one (`hoursInWords`): weekdays with the same
 * hours together, then the exceptions of the coming week.
 */
export function openingHoursInWords({ hours, door, exceptions }: Shown, now: Date): string {
  const groups = new Map<string, number[]>();
  for (const [weekday, games] of hours.entries()) {
    const text = gamesInWords(games);
    groups.set(text, [...(groups.get(text) ?? []), weekday]);
  }
  const welcome = `accueil de ${hourInWords(door[0])} à ${hourInWords(door[1])}`;
  const parts = [...groups].map(([text, days]) => `${daysInWords(days)}, ${text}`);
  const week =
    groups.size === 1 && hours[0] !== null
      ? `tous les jours, ${welcome}, ${gamesInWords(hours[0] ?? null)}`
      : [...parts, ...(hours.some(Boolean) ? [`${welcome} les jours ouverts`] : [])].join('\u00a0; ');
  const today = centreDay(now);
  const last = addDays(today, exceptionDays - 1);
  const soon = exceptions
    .filter(({ day }) => day >= today && day <= last)
    .map(({ day, hours: games, note }) => {
      const reason = note === '' ? '' : ` (${note})`;
      return `${games ? gamesInWords(games) : 'fermé'} le ${formatLongDay(day)}${reason}`;
    });
  return capital([week, ...soon].join('\u00a0; '));
}

function gamesInWords(games: GameHours | null): string {
  if (games === null) return 'fermé';
  const [first, last] = games;
  if (first === last) return `une partie à ${hourInWords(first)}`;
  return `parties de ${hourInWords(first)} à ${hourInWords(last + 1)}, la dernière à ${hourInWords(last)}`;
}

/** « du lundi au vendredi », « le samedi et le dimanche », « tous les jours ». */
function daysInWords(days: readonly number[]): string {
  if (days.length === 7) return 'tous les jours';
  const [first = 0] = days;
  const last = days.at(-1) ?? first;
  const name = (day: number) => weekdays[day] ?? '';
  if (days.length > 2 && last - first === days.length - 1) return `du ${name(first)} au ${name(last)}`;
  if (days.length > 4)
    return `tous les jours sauf ${daysInWords([0, 1, 2, 3, 4, 5, 6].filter((day) => !days.includes(day)))}`;
  const named = days.map((day) => `le ${name(day)}`);
  return named.length === 1 ? `${named[0]}` : `${named.slice(0, -1).join(', ')} et ${named.at(-1)}`;
}

/** « 18 h », « minuit ». */
export function hourInWords(hour: number): string {
  return hour === 24 ? 'minuit' : formatHour(`${String(hour).padStart(2, '0')}:00`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
