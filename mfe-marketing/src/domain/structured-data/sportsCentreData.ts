import { type CentreRules, centre, paths, type StructuredData } from 'shared-kernel';

/** The centre's name in structured data; other things on the site point to it. */
export const centreId = '/#centre';

/** The centre as a place to do sport, with its address and opening hours: schema.org's SportsActivityLocation. Addresses are relative to the site. */
export function sportsCentreData(rules: CentreRules | null): StructuredData {
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
    openingHoursSpecification: rules?.structuredHours ?? usualOpening,
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
