import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { brokenWords } from '../support/brokenWords';
import { centreToday } from '../support/centreToday';
import { expectPage } from '../support/expectPage';
import { frenchFaults } from '../support/frenchFaults';
import { sidewaysPx } from '../support/sidewaysPx';
import { tabTo } from '../support/tabTo';
import { takeCourts } from './support/courts';
import { anOrganizer, holdTournament } from './support/device';
import { expect, test } from './support/test';
import { aPerson, registered } from './support/visitor';

// A window of 1280 px at 400 % zoom.
const viewport = { width: 320, height: 640 };
test.use({ viewport });

async function expectFrench(page: Page, path: string) {
  await page.waitForLoadState('networkidle');
  await expect.poll(() => frenchFaults(page), { message: path }).toEqual([]);
}

/** Content that only a site with a back end has is as readable on the smallest phone as all other content. */
async function expectReadable(page: Page, path: string, seen: string | RegExp) {
  await page.goto(path);
  await expect(page.getByText(seen).first()).toBeVisible();
  // An address of sixty letters has to be cut somewhere.
  const broken = async () => (await brokenWords(page)).filter((word) => !word.includes('@'));
  await expect.poll(broken, { message: path }).toEqual([]);
  expect(await sidewaysPx(page), `${path} sideways`).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await expectFrench(page, path);
}

async function logInByKeyboard(page: Page, { email, password }: { email: string; password: string }) {
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Mot de passe'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

test('an invited scorer writes a match by keyboard alone', async ({ page, backEnd, anotherDevice }) => {
  const path = await holdTournament(page, backEnd, await anOrganizer(backEnd), 'Open au clavier');
  await page.goto(`${path}/partager`);
  await tabTo(page, page.getByRole('button', { name: 'Inviter des marqueurs' }));
  await page.keyboard.press('Enter');
  const link = await page.getByLabel('Lien d’invitation').inputValue();

  const phone = await anotherDevice({ viewport });
  await phone.goto(link);
  await tabTo(phone, phone.getByRole('link', { name: 'Se connecter pour accepter' }));
  await phone.keyboard.press('Enter');
  await logInByKeyboard(phone, await registered(backEnd));
  await tabTo(phone, phone.getByRole('button', { name: 'Accepter l’invitation' }));
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('Vous êtes marqueur')).toBeVisible();
  await tabTo(phone, phone.getByRole('link', { name: /feuille/i }).first());
  await phone.keyboard.press('Enter');
  for (const team of ['Lille', 'Lyon'])
    for (const [role, place] of [
      ['Attaquant', 1],
      ['Défenseur', 2],
    ] as const) {
      await tabTo(phone, phone.getByRole('group', { name: team, exact: true }).getByLabel(role));
      for (let step = 0; step < place; step += 1) await phone.keyboard.press('ArrowDown');
    }
  await tabTo(
    phone,
    phone.getByRole('group', { name: 'Lille', exact: true }).getByRole('button', { name: 'But attaquant' }),
  );
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('region', { name: 'Score' })).toContainText('Lille 1, Lyon 0');
  await expect(phone.getByText('Tout est gardé et envoyé')).toBeAttached();
  await page.goto(path);
  await expect(page.getByRole('tabpanel').getByText('Set 1 : 1 à 0.')).toBeAttached();
});

test('an organiser’s shared tournament is readable on the smallest phone', async ({ page, backEnd }) => {
  const path = await holdTournament(
    page,
    backEnd,
    await anOrganizer(backEnd),
    'Championnat interdépartemental de Valenciennes',
  );
  await expectReadable(page, '/organisateur', 'Championnat interdépartemental de Valenciennes');
  await expectReadable(page, path, 'Ce tournoi est le même sur tous les appareils.');
  const helper = aPerson();
  await backEnd.register(helper, { name: 'Ed Omer' });
  await backEnd.query(`insert into public.scorers (tournament, person)
    select '${path.split('/').at(-1)}', id from auth.users where email = '${helper.email}'`);
  await expectReadable(page, `${path}/partager`, 'Ed Omer');
  await page.route(`${backEnd.url}/**`, (route) => route.abort());
  await expectReadable(page, '/tournois', /voici ce que cet appareil en a gardé/);
});

test('the staff’s pages are readable on the smallest phone', async ({ page, backEnd }) => {
  const today = centreToday();
  await takeCourts(backEnd, today, 18, 2);
  const person = await registered(backEnd);
  await backEnd.makeStaff(person.email);
  await page.goto('/connexion');
  await logInByKeyboard(page, person);
  await expectPage(page, '/accueil');
  await expectReadable(page, '/accueil', '2 réservations, 8 joueurs.');
  for (const [tab, seen] of [
    ['info', 'Mes données'],
    ['subscription', 'Aucun abonnement'],
    ['license', 'Aucune licence n’est enregistrée à votre nom.'],
  ] as const)
    await expectReadable(page, `/profil?onglet=${tab}`, seen);
  await backEnd.makeManager(person.email);
  await backEnd.query(`
    insert into private.waiting (id, secret_hash, centre, day, hour, players, name, email, person, created_at)
      values (gen_random_uuid(), '', 'prouvy', date '${today}' + 1, 18, 4, 'Ed Omer', 'ed@example.org', 'ed', private.clock());
    insert into private.series_requests
      (id, centre, secret_hash, name, email, weekday, hour, players, first_day, weeks, message, created_at)
      values (gen_random_uuid(), 'prouvy', '', 'Ana Omer', 'ana@example.org', 2, 19, 4, date '${today}' + 7, 3, '', private.clock())`);
  await page.goto('/accueil?onglet=attente');
  await expect(page.getByText('Ed Omer').first()).toBeVisible();
  await page.goto('/accueil?onglet=series');
  await expect(page.getByText('Ana Omer').first()).toBeVisible();
  for (const path of ['/accueil?onglet=jour', '/accueil/centre']) {
    await page.goto(path);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectFrench(page, `${path}, ${await tab.textContent()}`);
    }
  }
  await backEnd.query(`delete from private.reservations; delete from private.network_uses;
    delete from private.waiting; delete from private.series_requests`);
});
