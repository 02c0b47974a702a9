import { formatHour } from '../formats/formats';

/** Monday to Sunday (specification, section 9): from when to when the staff lets visitors in. */
const openingHours = { opens: '08:00', closes: '23:00' } as const;

/** When the first and the last game of a day begin, an hour each: the last one outlasts the welcome. */
const games = { first: '10:00', last: '23:00' } as const;

/**
 * The opening hours in words, to follow the days: « Tous les jours, … ». It is an export of its own, so that a shell
 * without it does not run a section that needs it. The compatibility check compares exports, not the fields of an
 * object.
 */
export const hoursInWords = `accueil de ${formatHour(openingHours.opens)} à ${formatHour(openingHours.closes)}, parties de ${formatHour(games.first)} à minuit, la dernière à ${formatHour(games.last)}`;

/**
 * The centre, for pages, structured data and appointment files. Contact details and coordinates are samples
 * (a telephone number reserved for fiction, a domain reserved for examples): the centre puts its own here.
 */
export const centre = {
  name: 'Jorkyball Prouvy',
  address: { street: '1 rue des Sports', postalCode: '59121', city: 'Prouvy', countryCode: 'FR' },
  /** As read, and as dialled. */
  phone: { display: '03\u00a053\u00a001\u00a059\u00a021', international: '+33353015921' },
  email: 'contact@jorkyball-prouvy.example',
  coordinates: { latitude: 50.3186, longitude: 3.4497 },
  timeZone: 'Europe/Paris',
  openingHours,
  games,
  courts: 6,
} as const;

const { latitude, longitude } = centre.coordinates;

/**
 * The centre on a map that every browser opens, with its coordinates: phones hand it to their own map application. Not
 * a `geo:` address, which iPhones and desktops answer with an error.
 */
export const centreMap = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
