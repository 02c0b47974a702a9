import { randomBytes } from 'node:crypto';

/** A trial's subscription does not end during the trial. */
const thisYear = new Date().getFullYear();

/**
 * The accounts that a trial needs. `written` holds what the operator sets: the roles (a player has none), the licence
 * and the subscription. Members enter the other details themselves.
 */
const PEOPLE = [
  {
    what: 'organiser',
    email: 'organisateur@jorkyball.example',
    details: { name: 'Camille Morel' },
    written: { role: 'organizer' },
  },
  {
    what: 'player',
    email: 'joueur@jorkyball.example',
    // The sample member of the demonstration (demoUsers.ts), so that no tab of the profile is empty.
    details: {
      name: 'Thomas Lefebvre',
      phone: '06 39 98 15 03',
      birthDate: '1994-04-17',
      address: '12 rue de la Victoire, 59121 Prouvy',
      gender: 'homme',
      club: 'prouvy',
    },
    written: {
      licenseNumber: 'FJF-59121-0003',
      subscription: { plan: 'Competitor', from: `${thisYear}-01-01`, until: `${thisYear + 1}-12-31` },
    },
  },
  {
    what: 'staff',
    email: 'accueil@jorkyball.example',
    details: { name: 'Inès Caron' },
    written: { role: 'staff' },
  },
  {
    what: 'manager',
    email: 'gestion@jorkyball.example',
    details: { name: 'Nadia Ferrand' },
    written: { roles: ['manager'] },
  },
];

/**
 * Registers the first people of an empty back end, each with a password of their own. Resolves to `[{ what, email,
 * password }]`, the only time that the passwords are shown. Resolves to an empty list if there is an account already.
 */
export async function firstPeople({ backEnd, engine, keys, siteUrl }) {
  const [{ known }] = await engine.query('select count(*)::int as known from auth.users');
  if (known > 0) return [];
  return Promise.all(
    PEOPLE.map(async ({ what, email, details, written }) => {
      const password = randomBytes(9).toString('base64url');
      const response = await backEnd.answer(
        new Request(`${siteUrl}/auth/v1/signup`, {
          method: 'POST',
          headers: { apikey: keys.publishable, 'Content-Type': 'application/json' },
          body: JSON.stringify({ email, password, data: details }),
        }),
      );
      if (!response.ok)
        throw new Error(`${email} could not be registered: ${response.status} ${await response.text()}`);
      await engine.query(
        `update auth.users set raw_app_meta_data = '${JSON.stringify(written)}', email_confirmed_at = now()
          where email = '${email}'`,
      );
      return { what, email, password };
    }),
  );
}
