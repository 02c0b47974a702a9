import { formatHour } from '../../formats/formats';
import type { CentreRules, CentreSettings, GameHours } from '../centreRules';
import { hourInWords, openingHoursInWords } from './openingHours';
import type { ClosedHours } from './settingsSchema';
import { structuredHours } from './structuredHours';

type Slot = CentreRules['allSlots'][number];

/** The settings with what pages ask of them at the instant `now`. At a closed hour there is no game. */
export function createCentreRules(
  settings: CentreSettings,
  now: Date,
  closures: readonly ClosedHours[] = [],
): CentreRules {
  const { hours, exceptions, notice, prices } = settings;
  const exceptionOn = (day: string) => exceptions.find((other) => other.day === day);
  const days = [...hours, ...exceptions.map((other) => other.hours)].flatMap((games) =>
    games ? [games] : [],
  );
  const noticeInWords = minutesInWords(notice);
  const centsPerHour = hours.flatMap((games, day) =>
    slotsBetween(games).map((slot) => priceAt(day + 1, Number(slot.slice(0, 2)))),
  );
  const lowest = centsPerHour.length === 0 ? prices.base : Math.min(...centsPerHour);

  const priceFrom = centsPerHour.some((cents) => cents > lowest) ? 'à partir de ' : '';

  function priceAt(weekday: number, hour: number): number {
    const band = prices.bands.find(
      ({ weekdays, hours: [first, last] }) => weekdays.includes(weekday) && hour >= first && hour <= last,
    );
    return band?.cents ?? prices.base;
  }

  function openSlots(day: string): readonly Slot[] {
    const exception = exceptionOn(day);
    return slotsBetween(exception ? exception.hours : (hours[weekdayOf(day) - 1] ?? null));
  }

  function closureAt(day: string, time: string): string | undefined {
    const hour = Number(time.slice(0, 2));
    return closures.find(([date, first, last]) => date === day && hour >= first && hour <= last)?.[3];
  }

  const slotsOf = (day: string) => openSlots(day).filter((slot) => closureAt(day, slot) === undefined);
  const closureOf = (day: string) => openSlots(day).map((slot) => closureAt(day, slot))[0];
  const noteOf = (day: string) => exceptionOn(day)?.note ?? '';

  return {
    ...settings,
    openingHours: openingHoursInWords(settings, now),
    structuredHours: structuredHours(settings),
    noticeInWords,
    cancellation: `Annulation gratuite jusqu’${notice === 0 ? 'au début de' : `à ${noticeInWords} avant`} la partie.`,
    allSlots: slotsBetween(
      days.length === 0
        ? null
        : [Math.min(...days.map(([first]) => first)), Math.max(...days.map(([, last]) => last))],
    ),
    slotsOf,
    priceFrom,
    hourPrice: (at) => (at ? priceAt(weekdayOf(at.date), Number(at.time.slice(0, 2))) : lowest),
    whyClosed(day, time) {
      const sentence = time ? closureAt(day, time) : closureOf(day);
      if (sentence) return `${sentence}\u00a0: choisissez ${time ? 'une autre heure' : 'un autre jour'}.`;
      if (time !== undefined) {
        return `Il n’y a pas de partie à ${formatHour(time)} ce jour-là\u00a0: choisissez une autre heure.`;
      }
      const note = noteOf(day);
      return `Le centre est fermé ce jour-là${note ? ` (${note})` : ''}\u00a0: choisissez un autre jour.`;
    },
    closedSince(day, time) {
      const games: readonly string[] = slotsOf(day);
      if (games.includes(time)) return '';
      const why = closureAt(day, time) ?? noteOf(day);
      const when = games.length > 0 ? 'à cette heure' : 'ce jour-là';
      return `Le centre annonce une fermeture ${when}${why && ` (${why})`}\u00a0: appelez-nous.`;
    },
    closedInWords(day) {
      if (slotsOf(day).length > 0) return '';
      const why = closureOf(day) ?? noteOf(day);
      return why ? `fermé\u00a0: ${why}` : 'fermé';
    },
    closedHours: (day) =>
      closures
        .filter(([date]) => date === day)
        .map(
          ([, first, last, sentence]) =>
            `De ${hourInWords(first)} à ${hourInWords(last + 1)}\u00a0: ${sentence}.`,
        )
        .join(' '),
  };
}

/** The ISO weekday of a day ('yyyy-MM-dd'): Monday is 1. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function slotsBetween(games: GameHours | null): readonly Slot[] {
  if (games === null) return [];
  const [first, last] = games;
  return Array.from(
    { length: last - first + 1 },
    (_, index) => `${String(first + index).padStart(2, '0')}:00` as Slot,
  );
}

/** « 2 h », « 1 h 30 », « 45 min ». */
function minutesInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}
