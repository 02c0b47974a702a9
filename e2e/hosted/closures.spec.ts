import type { Page } from '@playwright/test';
import { afternoon, days, hourTile, openReservation } from '../booking/reservationPage';
import { expectAccessible } from '../support/axe';
import type { BackEnd } from './support/backEnd';
import { another } from './support/booking';
import { takeCourts } from './support/courts';
import { anOrganizer, anotherDevice, holdTournament } from './support/device';
import { mailTo, startMails } from './support/mails';
import { expect, test } from './support/test';
import { logIn, registered } from './support/visitor';

// One after the other: they share a back end, whose clock they set.
test.describe.configure({ mode: 'default' });
test.beforeEach(async ({ page, backEnd, siteUrl }) => {
  await startMails(backEnd, siteUrl);
  await backEnd.query('delete from private.closures');
  await page.clock.setFixedTime(afternoon);
});
// Others of this worker's tests book these courts.
test.afterEach(({ backEnd }) => backEnd.query('delete from private.closures'));

const sunday = '2026-09-20';
const closures = (page: Page) => page.getByRole('region', { name: 'Fermetures en cours et à venir' });

async function openClosures(page: Page, backEnd: BackEnd) {
  const person = await registered(backEnd);
  await backEnd.makeStaff(person.email);
  await logIn(page, person, '/accueil');
  await page.goto('/accueil?onglet=fermetures');
  await expect(closures(page)).toBeVisible();
}

/** Where the booking of that address is now. */
async function placeOf(backEnd: BackEnd, email: string): Promise<unknown> {
  const [row] = await backEnd.query(`
    select case when cancelled_at is null then concat_ws(' ', hour, court) else 'cancelled' end as place
    from private.reservations where email = '${email}'`);
  return row?.place;
}

test('the desk closes a court: of three bookings in the way one changes its court, one its hour, one is cancelled', async ({
  page,
  backEnd,
  browser,
  siteUrl,
}) => {
  // At 20 all courts are taken.
  for (const [hour, count] of [
    [18, 1],
    [19, 1],
    [20, 6],
  ] as const) {
    await takeCourts(backEnd, sunday, hour, count);
  }
  await backEnd.query(`
    update private.reservations set confirm_by = null, is_confirmed = true, email = 'visitor-at-' || hour || '@example.org'
    where court = 1`);
  await openClosures(page, backEnd);
  await expect(page.getByText('Aucun terrain n’est fermé.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Voir les réservations concernées' }).click();
  await expect(page.getByText('Cochez au moins un terrain.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Terrain 1' }).check({ force: true });
  await page.getByLabel('Premier jour').fill('20/09/2026');
  await page.getByLabel('Dernier jour').fill('20/09/2026');
  await page.getByLabel('Fermé à partir de').selectOption('18');
  await page.getByLabel('Rouvert à').selectOption('20');
  await expect(page.getByLabel('Phrase pour les visiteurs')).toHaveValue('Terrain 1 en travaux');
  await page.getByLabel('Phrase pour les visiteurs').fill('Sol du terrain 1 à refaire');
  // A reload loses nothing.
  await page.reload();
  await expect(page.getByLabel('Phrase pour les visiteurs')).toHaveValue('Sol du terrain 1 à refaire');
  await page.getByRole('button', { name: 'Voir les réservations concernées' }).click();
  await expect(page.getByText('3 heures de terrain seront fermées.')).toBeVisible();
  const choice = (hour: number) => page.getByLabel(new RegExp(`${hour}\\sh, terrain 1`));
  await expect(choice(18).locator('option:checked')).toHaveText(/^Terrain 2, même heure$/);
  await expect(choice(19).locator('option:checked')).toHaveText(/^Terrain 2, même heure$/);
  await expectAccessible(page);
  const close = page.getByRole('button', { name: 'Fermer', exact: true });
  await close.click();
  await expect(page.getByText('Choisissez ce que devient cette réservation.')).toBeVisible();
  await choice(19).selectOption({ label: 'Annuler la réservation' });
  await choice(20).selectOption({ label: 'À 21\u00a0h, terrain 1' });

  // A visitor books the court that one was to move to.
  await backEnd.query(`
    insert into private.reservations (id, centre, court, day, hour, players, plan, service, name, email, secret_hash)
    values (gen_random_uuid(), 'prouvy', 2, '${sunday}', 18, 2, '', '', 'Lou Petit', 'lou@example.org', 'x')`);
  await close.click();
  await expect(page.getByText(/Une réservation est arrivée ou a changé entre-temps/)).toBeVisible();
  expect(await placeOf(backEnd, 'visitor-at-19@example.org')).toBe('19 1');
  await expect(choice(18).locator('option:checked')).toHaveText(/^Terrain 3, même heure$/);
  await expect(choice(19).locator('option:checked')).toHaveText('Annuler la réservation');
  await close.click();
  await expect(page.getByText(/2 réservations déplacées, 1 annulée/)).toBeVisible();
  await expect(closures(page)).toContainText('Sol du terrain 1 à refaire');
  await expect(closures(page)).toContainText(/Terrain 1, le dimanche 20 septembre 2026, de 18\sh à 21\sh/);
  await expectAccessible(page);

  expect(await placeOf(backEnd, 'visitor-at-18@example.org')).toBe('18 3');
  expect(await placeOf(backEnd, 'visitor-at-19@example.org')).toBe('cancelled');
  expect(await placeOf(backEnd, 'visitor-at-20@example.org')).toBe('21 1');
  await backEnd.setClock(new Date(afternoon.getTime() + 30_000));
  for (const [hour, subject] of [
    [18, 'Votre réservation a changé'],
    [19, 'est annulée'],
    [20, 'Votre réservation a changé'],
  ] as const) {
    const mail = await mailTo(backEnd, `visitor-at-${hour}@example.org`, subject);
    expect(mail.text).toContain('Sol du terrain 1 à refaire');
  }

  // The other courts are free at six, and none at eight.
  const visitor = await another(browser, siteUrl);
  await openReservation(visitor);
  await days(visitor).getByLabel('Date').fill('20/09/2026');
  await expect(hourTile(visitor, '18:00')).toHaveAccessibleName(/3 terrains/);
  await visitor.context().close();

  await page.getByRole('button', { name: /^Rouvrir/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rouvrir' }).click();
  await expect(page.getByText('Aucun terrain n’est fermé.')).toBeVisible();
});

test('a tournament takes the courts of its day, and the desk moves the booking in the way', async ({
  page,
  backEnd,
  browser,
  siteUrl,
}) => {
  await takeCourts(backEnd, sunday, 13, 1);
  const organiser = await anotherDevice(browser, siteUrl);
  await organiser.clock.setFixedTime(afternoon);
  const path = await holdTournament(organiser, backEnd, await anOrganizer(backEnd), 'Open de septembre');
  await organiser.goto(`${path}/jour`);
  await organiser.getByLabel('Date', { exact: true }).fill('20/09/2026');
  await organiser.getByLabel('Début').fill('13:00');
  await organiser.getByLabel('Terrains', { exact: true }).selectOption('6');
  await organiser.getByRole('button', { name: 'Planifier la journée' }).click();
  const courts = organiser.getByRole('region', { name: 'Terrains du centre' });
  await expect(courts).toContainText(/de 13\sh à 14\sh, terrains 1, 2, 3, 4, 5 et 6/);
  await courts.getByRole('button', { name: 'Réserver les terrains de cette journée' }).click();
  await expect(courts).toContainText(/Une heure est déjà réservée par des joueurs\s: 13\sh \(terrain 1\)/);
  await expect(courts).not.toContainText('Yanis');
  await expectAccessible(organiser);

  await openClosures(page, backEnd);
  await expect(closures(page)).toContainText(/Tournoi\s: Open de septembre/);
  await closures(page).getByRole('button', { name: 'Déplacer ou annuler cette réservation' }).click();
  await page.getByLabel(/13\sh, terrain 1/).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Appliquer ces choix' }).click();
  await expect(closures(page).getByText(/occupe encore/)).toHaveCount(0);
  await expectAccessible(page);
  expect(await placeOf(backEnd, 'yanis-1@example.org')).toBe('14 1');

  const visitor = await another(browser, siteUrl);
  await openReservation(visitor);
  await days(visitor).getByLabel('Date').fill('20/09/2026');
  await hourTile(visitor, '13:00').click({ force: true });
  await expect(visitor.getByText(/Tournoi\s: Open de septembre\s: choisissez une autre heure/)).toBeVisible();
  await visitor.context().close();

  // The list follows, and a plan that is removed gives its courts back.
  await organiser.reload();
  await expect(courts).not.toContainText('déjà réservée');
  await organiser.getByRole('button', { name: 'Retirer le plan' }).click();
  await organiser.getByRole('alertdialog').getByRole('button').last().click();
  await expect.poll(async () => (await backEnd.query('select from private.closures')).length).toBe(0);
  await organiser.context().close();
});
