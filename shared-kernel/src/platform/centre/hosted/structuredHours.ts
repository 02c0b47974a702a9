import type { CentreSettings } from '../centreRules';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * schema.org's OpeningHoursSpecification of the weekdays with games, and of the exceptions. A closed day opens and closes at
 * midnight, as schema.org writes it. The door closes after the last game of a day, at the latest when it usually does.
 */
export function structuredHours({ hours, door, exceptions }: CentreSettings) {
  const open = (games: CentreSettings['hours'][number]) => ({
    '@type': 'OpeningHoursSpecification',
    opens: games ? timeOf(door[0]) : '00:00',
    closes: games ? timeOf(Math.min(door[1], games[1] + 1)) : '00:00',
  });
  return [
    ...hours.flatMap((games, day) => (games ? [{ ...open(games), dayOfWeek: `${weekdays[day]}` }] : [])),
    ...exceptions.map(({ day, hours: games }) => ({ ...open(games), validFrom: day, validThrough: day })),
  ];
}

function timeOf(hour: number): string {
  return hour === 24 ? '23:59' : `${String(hour).padStart(2, '0')}:00`;
}
