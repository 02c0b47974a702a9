import type { Page } from '@playwright/test';
import { expectPage } from '../../support/expectPage';
import { createTournament } from '../../tournaments/organizerPages';
import { aStoredTournament, type StoredTournament } from '../../tournaments/storedTournament';
import type { BackEnd, Person } from './backEnd';
import { beLoggedIn, registered, sendLogin } from './visitor';

export async function anOrganizer(backEnd: BackEnd): Promise<Person> {
  const person = await registered(backEnd);
  await backEnd.makeOrganizer(person.email);
  return person;
}

export async function logInAsOrganizer(page: Page, person: Person): Promise<void> {
  await page.goto('/connexion');
  await sendLogin(page, person);
  await expectPage(page, '/organisateur');
}

/** Stores a record at the back end as the organiser's own, as if they had made it. */
export async function publishRecord(
  backEnd: BackEnd,
  { email }: Person,
  record: StoredTournament,
): Promise<void> {
  const written = JSON.stringify({ ...record, version: 4 }).replaceAll("'", "''");
  await backEnd.query(`
    insert into public.tournaments (id, organiser, record)
    select '${record.id}', id, '${written}' from auth.users where email = '${email}'`);
}

let held = 0;

/** The browser of an organiser with an existing tournament of two teams; returns the path of its page. */
export async function holdTournament(
  page: Page,
  backEnd: BackEnd,
  person: Person,
  name: string,
  changed: { readonly date?: string } = {},
): Promise<string> {
  held += 1;
  const id = `held-${held}`;
  await publishRecord(backEnd, person, aStoredTournament({ id, name, teams: ['Lille', 'Lyon'], ...changed }));
  await beLoggedIn(page, backEnd, person);
  return `/organisateur/tournoi/${id}`;
}

/** Logs in, creates a tournament with its schedule, and returns the path of its page. */
export async function organize(page: Page, person: Person, name: string): Promise<string> {
  await logInAsOrganizer(page, person);
  await createTournament(page, { name, teams: ['Lille', 'Lyon'] });
  return new URL(page.url()).pathname;
}

/** The sheet of a tournament's first match, by the path of its page. */
export async function firstSheet(backEnd: BackEnd, path: string): Promise<string> {
  const [row] = await backEnd.query(
    `select record -> 'fixtures' -> 0 ->> 'id' as match from public.tournaments where id = '${path.split('/').at(-1)}'`,
  );
  return `${path}/match/${row?.match}`;
}
