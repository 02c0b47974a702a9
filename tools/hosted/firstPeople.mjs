import { randomBytes } from 'node:crypto';

/** Those of whom a trial needs one each. Roles are what the operator makes of somebody; a player has none. */
const PEOPLE = [
  { what: 'organiser', name: 'Camille Morel', email: 'organisateur@jorkyball.example', role: 'organizer' },
  { what: 'player', name: 'Thomas Lefebvre', email: 'joueur@jorkyball.example' },
  { what: 'staff', name: 'Inès Caron', email: 'accueil@jorkyball.example', role: 'staff' },
];

/**
 * Registers the first people of a back end that knows nobody, each with a password of his own. Resolves to
 * `[{ what, email, password }]`, which nobody can be told again; to an empty list where somebody is known.
 */
export async function firstPeople({ backEnd, engine, keys, siteUrl }) {
  const [{ known }] = await engine.query('select count(*)::int as known from auth.users');
  if (known > 0) return [];
  return Promise.all(
    PEOPLE.map(async ({ what, name, email, role }) => {
      const password = randomBytes(9).toString('base64url');
      const response = await backEnd.answer(
        new Request(`${siteUrl}/auth/v1/signup`, {
          method: 'POST',
          headers: { apikey: keys.publishable, 'Content-Type': 'application/json' },
          body: JSON.stringify({ email, password, data: { name } }),
        }),
      );
      if (!response.ok)
        throw new Error(`${email} could not be registered: ${response.status} ${await response.text()}`);
      if (role)
        await engine.query(
          `update auth.users set raw_app_meta_data = '{"role":"${role}"}' where email = '${email}'`,
        );
      return { what, email, password };
    }),
  );
}
