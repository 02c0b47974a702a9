/**
 * The centre, as mails name it. The kernel's own modules do not load in Node and Deno alike: a test keeps these equal to
 * `centre` and `centreMap` of shared-kernel.
 */
export const centre = {
  name: 'Jorkyball Prouvy',
  street: '1 rue des Sports',
  town: '59121 Prouvy',
  phone: '03\u00a053\u00a001\u00a059\u00a021',
  email: 'contact@jorkyball-prouvy.example',
  map: 'https://www.openstreetmap.org/?mlat=50.3186&mlon=3.4497#map=17/50.3186/3.4497',
  timeZone: 'Europe/Paris',
};

export const centreAddress = `${centre.street}, ${centre.town}`;
