import type { Page, Route } from '@playwright/test';
import type { BackEnd, Person } from './backEnd';
import { aPerson } from './visitor';

export const details = {
  name: 'Ana Lefèvre',
  phone: '06 12 34 56 78',
  birthDate: '2000-02-29',
  address: '1 rue du Stade, Prouvy',
  club: 'prouvy',
};

export async function registeredWithDetails(backEnd: BackEnd, changed: object = {}): Promise<Person> {
  const person = aPerson();
  await backEnd.register(person, { ...details, ...changed });
  return person;
}

/** A change from another device, without its browser. */
export async function writePhone(backEnd: BackEnd, { email }: Person, phone: string): Promise<void> {
  await backEnd.query(
    `update auth.users set raw_user_meta_data = raw_user_meta_data || '{"phone":"${phone}"}' where email = '${email}'`,
  );
}

export const openInfo = (page: Page) => page.goto('/profil?onglet=info');
export const edit = (page: Page) => page.getByRole('button', { name: 'Modifier' }).click();
export const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer' }).click();

/** A detail as the profile shows it. */
export const value = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });

export async function typePhone(page: Page, number: string): Promise<void> {
  await openInfo(page);
  await edit(page);
  await page.getByLabel('Téléphone').fill(number);
}

/** The requests that read and write the details. */
export const account = /\/auth\/v1\/user|\/rpc\/change_profile$/;
const isWriting = (route: Route) => route.request().url().endsWith('/rpc/change_profile');

/** Reading the account succeeds; writing gets this answer. */
export async function whenWriting(page: Page, handle: (route: Route) => Promise<unknown>): Promise<void> {
  await page.route(account, (route) => (isWriting(route) ? handle(route) : route.continue()));
}

/** The change arrives or not, and its answer and all later ones are lost. */
export async function loseAnswersFromWriting(page: Page, { arrives = true } = {}): Promise<void> {
  let isLost = false;
  await page.route(account, async (route) => {
    if (isWriting(route)) {
      isLost = true;
      if (arrives) await route.fetch();
    }
    return isLost ? route.abort() : route.continue();
  });
}

export async function deleteAccount(page: Page, { password }: Person): Promise<void> {
  await openInfo(page);
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Votre mot de passe').fill(password);
  await question.getByRole('button', { name: 'Supprimer mon compte' }).click();
}
