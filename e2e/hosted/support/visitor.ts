import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectPage } from '../../support/expectPage';
import { expect } from '../../support/test';
import type { BackEnd, Person } from './backEnd';

/** A person without an account, also beside the people of another process at the same back end. */
export function aPerson(): Person {
  return { email: `visitor-${randomUUID()}@example.org`, password: 'un-mot-de-passe' };
}

/** A registered person. */
export async function registered(backEnd: BackEnd): Promise<Person> {
  const person = aPerson();
  await backEnd.register(person);
  return person;
}

/** Sends the login form; the test checks the outcome. */
export async function sendLogin(page: Page, { email, password }: Person): Promise<void> {
  const button = page.getByRole('button', { name: 'Se connecter' });
  await expect(button).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await button.click();
}

/** Sends the registration form with these required fields; the test checks the outcome. */
export async function sendRegistration(page: Page, { email, password }: Person, name = 'Ana Lefèvre') {
  await page.goto('/connexion?onglet=inscription');
  await expect(page.getByLabel('Mot de passe')).toHaveAttribute('required');
  await page.getByLabel('Nom complet').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(password);
  await page.getByRole('button', { name: 'S’inscrire' }).click();
}

/** A member who logged in on this device earlier. Their later actions persist, above all a logout. */
export async function beLoggedIn(page: Page, backEnd: BackEnd, person: Person): Promise<void> {
  await page.context().addInitScript(
    (session) => {
      if (localStorage.getItem('seeded:session') !== null) return;
      localStorage.setItem('seeded:session', 'yes');
      localStorage.setItem('sb-jorkyball-auth-token', session);
    },
    JSON.stringify(await sessionWithProfile(backEnd, person)),
  );
}

/** As the site stores a session: with the details of the member's profile. */
async function sessionWithProfile(backEnd: BackEnd, person: Person) {
  const session = await backEnd.grantSession(person);
  const [profile] = await backEnd.query(
    `select details from private.profiles where person = '${session.user.id}'`,
  );
  return { ...session, user: { ...session.user, user_metadata: Object(profile).details ?? {} } };
}

/** Staff begin at the desk, `/accueil`. */
export async function logIn(
  page: Page,
  person: Person,
  begins: '/profil' | '/accueil' = '/profil',
): Promise<void> {
  await page.goto('/connexion');
  await sendLogin(page, person);
  await expectPage(page, begins);
}

/** The profile control shows the member's name. */
export async function expectMember(page: Page): Promise<void> {
  await expect(profileMenu(page)).toBeVisible();
}

export async function expectGuest(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toBeVisible();
}

export async function logOut(page: Page): Promise<void> {
  await profileMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
}

export function profileMenu(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /profil/i });
}

/** The session that the back end's client stores in this browser. */
export async function keptToken(page: Page): Promise<string> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name));
    return key === undefined ? null : JSON.parse(localStorage.getItem(key) ?? 'null')?.access_token;
  });
  return String(token);
}
