import { type CentreSettings, centre, paths, type StructuredData } from 'shared-kernel';

/** The centre's name in structured data; other things on the site point to it. */
export const centreId = '/#centre';

/** The centre as a place to do sport, with its address and opening hours: schema.org's SportsActivityLocation. Addresses are relative to the site. */
export function sportsCentreData(settings: CentreSettings | null): StructuredData {
  const { address, coordinates, phone } = centre;
  return {
    '@type': 'SportsActivityLocation',
    '@id': centreId,
    name: centre.name,
    url: paths.home(),
    telephone: phone.international,
    email: centre.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    openingHoursSpecification: settings ? openings(settings) : usualOpening,
  };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const usualOpening = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: weekdays,
  opens: centre.openingHours.opens,
  // When the door closes, not when the last game ends: until then a visitor finds the door open.
  closes: centre.openingHours.closes,
};

/** The weekdays with games, and the exceptions; a closed day opens and closes at midnight, as schema.org writes it. */
function openings({ hours, door, exceptions }: CentreSettings) {
  const open = (games: CentreSettings['hours'][number]) => ({
    '@type': 'OpeningHoursSpecification',
    opens: games ? timeOf(door[0]) : '00:00',
    closes: games ? timeOf(Math.min(door[1], games[1] + 1)) : '00:00',
  });
  return [
    ...hours.flatMap((games, day) => (games ? [{ ...open(games), dayOfWeek: weekdays[day] }] : [])),
    ...exceptions.map(({ day, hours: games }) => ({ ...open(games), validFrom: day, validThrough: day })),
  ];
}

function timeOf(hour: number): string {
  return hour === 24 ? '23:59' : `${String(hour).padStart(2, '0')}:00`;
}
