import { centre, paths, type StructuredData } from 'shared-kernel';

/** The centre's name in structured data; other things on the site point to it. */
export const centreId = '/#centre';

/** The centre as a place to do sport, with its address and opening hours: schema.org's SportsActivityLocation. Addresses are relative to the site. */
export function sportsCentreData(): StructuredData {
  const { address, coordinates, openingHours, phone } = centre;
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
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens: openingHours.opens,
      // When the door closes, not when the last game ends: until then a visitor finds the door open.
      closes: openingHours.closes,
    },
  };
}
