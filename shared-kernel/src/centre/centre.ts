interface SocialNetwork {
  readonly name: string;
  /** The centre's own page there. */
  readonly href: string;
}

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
  /** Monday to Sunday (specification, section 9). */
  openingHours: { opens: '08:00', closes: '23:00' },
  /** Named in the footer; a network without a page of the centre is not. */
  social: [] as readonly SocialNetwork[],
} as const;
