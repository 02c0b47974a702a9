import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import Papa from 'papaparse';
import { afternoon, hourTile, openReservation } from '../booking/reservationPage';
import { expectAccessible } from '../support/axe';
import { oneWidth } from '../support/test';
import type { BackEnd } from './support/backEnd';
import { another, seeAgain, ticket } from './support/booking';
import { emptyCourts, takeCourts } from './support/courts';
import { linkIn, mailTo, startMails } from './support/mails';
import { expect, test } from './support/test';
import { beLoggedIn, registered } from './support/visitor';

// One after the other: they share a back end, whose clock they set.
test.describe.configure({ mode: 'default' });

const sunday = '2026-09-20';
const line = (page: Page) => page.getByRole('region', { name: 'Liste d’attente de 18 h' });
const ahead = (page: Page) => page.getByRole('region', { name: 'Vos listes d’attente' });
const offer = 'Me prévenir si un terrain se libère';

/** Opens the full hour, and its form. */
async function askForLine(page: Page) {
  await openReservation(page);
  await page.getByLabel('Date').fill('20/09/2026');
  await hourTile(page, '18:00').click();
  await line(page).getByRole('button', { name: offer }).click();
}

async function waitAs(page: Page, name: string): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}@example.org`;
  await askForLine(page);
  await line(page).getByLabel('Nom').fill(name);
  await line(page).getByLabel('Adresse e-mail').fill(email);
  await line(page).getByRole('button', { name: 'Rejoindre la liste d’attente' }).click();
  return email;
}

async function beStaff(page: Page, backEnd: BackEnd) {
  const person = await registered(backEnd);
  await backEnd.makeStaff(person.email);
  await page.clock.setFixedTime(afternoon);
  await beLoggedIn(page, backEnd, person);
  return person;
}

async function fillSunday(backEnd: BackEnd) {
  await backEnd.query('delete from private.waiting');
  await takeCourts(backEnd, sunday, 18, 6);
  // Their visitors have opened the links of their mails.
  await backEnd.query('update private.reservations set confirm_by = null');
}

test('two wait for a full hour: the first ignores the freed court, the second takes it by the mail’s link', async ({
  page,
  backEnd,
  browser,
  siteUrl,
}) => {
  await startMails(backEnd, siteUrl);
  await fillSunday(backEnd);
  const first = await waitAs(page, 'Zoé <Martin>');
  await expect(page.getByText('Vous êtes en tête de la liste d’attente.').first()).toBeVisible();
  await expectAccessible(page);

  const phone = await another(browser, siteUrl);
  await phone.setViewportSize({ width: 375, height: 800 });
  const second = await waitAs(phone, 'Omar Haddad');
  await expect(phone.getByText('derrière 1 personne.').first()).toBeVisible();
  await expectAccessible(phone);
  // Their places survive a reload.
  await phone.reload();
  await expect(ahead(phone).getByText('derrière 1 personne.')).toBeVisible();

  const counter = await another(browser, siteUrl);
  await beStaff(counter, backEnd);
  await counter.goto('/accueil?onglet=attente');
  const people = counter
    .getByRole('region', { name: /^dimanche 20 septembre 2026 à 18/ })
    .getByRole('listitem');
  await expect(people).toHaveText([/Zoé <Martin>.*en tête de la liste/s, /Omar Haddad.*2ᵉ de la liste/s]);
  await expectAccessible(counter);

  await backEnd.query(
    `update private.reservations set cancelled_at = private.clock() where day = '${sunday}' and court = 4`,
  );
  await mailTo(backEnd, first, 'Un terrain s’est libéré : dimanche 20 septembre 2026 à 18 h');
  await seeAgain(page);
  await expect(ahead(page).getByText(/ouvrez le lien de l’e-mail avant 14.h.50/)).toBeVisible();
  await seeAgain(counter);
  await expect(people.first()).toContainText(/terrain proposé jusqu’à 14.h.50/);

  const later = new Date(afternoon.getTime() + 20 * 60_000);
  await backEnd.setClock(later);
  const mail = await mailTo(backEnd, second, 'Un terrain s’est libéré');
  await page.clock.setFixedTime(later);
  await seeAgain(page);
  await expect(ahead(page).getByText('n’a pas été confirmé à temps')).toBeVisible();
  await phone.clock.setFixedTime(later);
  await phone.goto(linkIn(mail, 'cle'));
  await expect(ticket(phone).getByText('Réservée', { exact: true })).toBeVisible();
  const [held] = await backEnd.query(
    `select reference, court from private.reservations where name = 'Omar Haddad' and cancelled_at is null`,
  );
  expect(held).toMatchObject({ court: 4 });
  await expect(ticket(phone).getByText(String(held?.reference))).toBeVisible();
  await expectAccessible(phone);
  const confirmation = await mailTo(
    backEnd,
    second,
    'Votre réservation du dimanche 20 septembre 2026 à 18 h',
  );
  expect(confirmation.text).toContain(`Référence\u00a0: ${held?.reference}`);
  await Promise.all([phone, counter].map((device) => device.context().close()));
});

test('a visitor corrects what the centre cannot use, joins once after a lost answer, and leaves', async ({
  page,
  backEnd,
  siteUrl,
}) => {
  await startMails(backEnd, siteUrl);
  await fillSunday(backEnd);
  await askForLine(page);
  await line(page).getByLabel('Nom').fill('Léa Petit');
  await line(page).getByLabel('Adresse e-mail').fill('léa@');
  await page.keyboard.press('Enter');
  await expect(line(page).getByText(/Indiquez une adresse e-mail complète/)).toBeVisible();
  await expect(line(page).getByLabel('Adresse e-mail')).toBeFocused();
  await line(page).getByLabel('Adresse e-mail').fill('lea@example.org');
  // What is typed here is in the booking form as well.
  await expect(page.getByRole('region', { name: 'Qui joue' }).getByLabel('E-mail')).toHaveValue(
    'lea@example.org',
  );
  await page.route('**/rpc/join_waiting', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.keyboard.press('Enter');
  await expect(line(page).getByText(/Le centre n’a pas répondu/)).toBeVisible();
  await page.unroute('**/rpc/join_waiting');
  await line(page).getByRole('button', { name: 'Rejoindre la liste d’attente' }).click();
  await expect(page.getByText('Vous êtes en tête de la liste d’attente.').first()).toBeVisible();
  expect(await backEnd.query('select name from private.waiting')).toEqual([{ name: 'Léa Petit' }]);

  await page.getByRole('button', { name: 'Quitter la liste' }).first().click();
  await expect(page.getByText('Vous n’êtes plus dans la liste d’attente')).toBeVisible();
  await expect(ahead(page)).toHaveCount(0);
  expect(await backEnd.query('select from private.waiting')).toEqual([]);
});

test(
  'the staff takes a day and a period away as files that other programs read, and subscribes to an agenda',
  oneWidth,
  async ({ page, backEnd }) => {
    await emptyCourts(backEnd);
    await takeCourts(backEnd, '2026-09-15', 18, 2);
    await takeCourts(backEnd, '2026-10-25', 19, 1);
    await backEnd.query(`
      update private.reservations set name = '=1+1;"Zoé"' || chr(10) || '🏐', note = '+33 1', phone = '+33 6 11 22 33 44'
      where court = 2`);
    await beStaff(page, backEnd);
    const download = async (press: () => Promise<void>) => {
      const arriving = page.waitForEvent('download');
      await press();
      const file = await arriving;
      const text = await readFile(await file.path(), 'utf8');
      expect(text.startsWith('\ufeff')).toBe(true);
      const { data, errors } = Papa.parse<Readonly<Record<string, string>>>(text.slice(1), {
        header: true,
        delimiter: ';',
        skipEmptyLines: true,
      });
      expect(errors).toEqual([]);
      return { name: file.suggestedFilename(), rows: data };
    };

    await page.goto('/accueil');
    const day = await download(() => page.getByRole('button', { name: 'Exporter (CSV)' }).click());
    expect(day.name).toBe('reservations-2026-09-15.csv');
    expect(day.rows).toMatchObject([
      { Jour: '2026-09-15', Heure: '18:00', Terrain: '1', Nom: 'Yanis Roux', État: 'Réservé' },
      { Terrain: '2', Nom: '\'=1+1;"Zoé"\n🏐', Note: "'+33 1", Téléphone: "'+33 6 11 22 33 44" },
    ]);

    await page.getByRole('button', { name: 'Agenda' }).click();
    const dialog = page.getByRole('dialog', { name: 'Votre agenda de l’accueil' });
    await dialog.getByRole('button', { name: 'Créer l’adresse' }).click();
    const address = await dialog.getByLabel('Adresse').inputValue();
    await expectAccessible(page);
    const events = async () => {
      const answer = await fetch(address);
      expect(answer.headers.get('Content-Type')).toContain('text/calendar');
      const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
      return calendar.getAllSubcomponents('vevent').map((found) => new ICAL.Event(found).summary);
    };
    expect(await events()).toEqual(['Terrain 1 : Yanis Roux', 'Terrain 2 : =1+1;"Zoé" 🏐']);
    await dialog.getByRole('button', { name: 'Nouvelle adresse' }).click();
    await expect(dialog.getByLabel('Adresse')).not.toHaveValue(address);
    expect(await events()).toEqual([]);
    await dialog.getByRole('button', { name: 'Fermer' }).click();

    await page.goto('/accueil?onglet=recherche');
    await page.getByLabel('Du', { exact: true }).fill('2026-12-24');
    await page.getByLabel('Au', { exact: true }).fill('2026-09-01');
    await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
    await expect(page.getByText('Le dernier jour est avant le premier')).toBeVisible();
    await page.getByLabel('Au', { exact: true }).fill('2026-12-31');
    await page.getByLabel('Du', { exact: true }).fill('2026-09-01');
    const period = await download(() => page.getByRole('button', { name: 'Exporter (CSV)' }).click());
    expect(period.name).toBe('reservations-2026-09-01-2026-12-31.csv');
    expect(period.rows.map((row) => row.Jour)).toEqual(['2026-09-15', '2026-09-15', '2026-10-25']);
    await expectAccessible(page);
  },
);

test('today’s list is read after a reload without a network, and leaves the device with the login', async ({
  page,
  context,
  backEnd,
}) => {
  await emptyCourts(backEnd);
  await takeCourts(backEnd, '2026-09-15', 18, 2);
  await beStaff(page, backEnd);
  await page.goto('/accueil');
  const names = page.getByRole('button', { name: /^18\sh, terrain \d\s: Yanis Roux/ });
  await expect(names).toHaveCount(2);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker keeps what a visit loads.
  await page.reload();
  await expect(names).toHaveCount(2);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(names).toHaveCount(2);
  await expect(page.getByText(/Pas de réseau.*telle qu’elle était à 14\sh\s30/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Jour suivant' }).click();
  await expect(page.getByText('Seule la liste d’aujourd’hui est gardée sur cet appareil')).toBeVisible();
  await context.setOffline(false);
  expect(await page.evaluate(() => sessionStorage.getItem('draft:desk-day'))).toContain('Yanis Roux');

  await page.goto('/profil');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /profil/i })
    .click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Déconnexion|Se déconnecter/ })
    .click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:desk-day'))).toBeNull();
});
