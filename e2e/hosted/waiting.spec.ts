import type { Page } from '@playwright/test';
import { afternoon } from '../booking/reservationPage';
import { expectAccessible } from '../support/axe';
import type { BackEnd } from './support/backEnd';
import { another, askForLine, joinLine, line, seeAgain, ticket } from './support/booking';
import { emptyCourts, takeCourts } from './support/courts';
import { openDesk } from './support/desk';
import { linkIn, mailTo, startMails } from './support/mails';
import { expect, test } from './support/test';
import { logOut } from './support/visitor';

// One after the other: they share a back end, whose clock they set.
test.describe.configure({ mode: 'default' });

const sunday = '2026-09-20';
const ahead = (page: Page) => page.getByRole('region', { name: 'Vos listes d’attente' });

async function fillSunday(backEnd: BackEnd) {
  await backEnd.query('delete from private.waiting');
  await takeCourts(backEnd, sunday, 18, 6);
  // Their visitors have opened the links of their mails.
  await backEnd.query('update private.reservations set confirm_by = null');
}

test('two wait for a full hour: the offer expires on the open page of the first, and the second takes it by the mail’s link', async ({
  page,
  backEnd,
  browser,
  siteUrl,
}) => {
  await startMails(backEnd, siteUrl);
  await fillSunday(backEnd);
  const first = await joinLine(page, 'Zoé <Martin>');
  await expect(page.getByText('Vous êtes en tête de la liste d’attente.').first()).toBeVisible();
  await expectAccessible(page);

  const phone = await another(browser, siteUrl);
  await phone.setViewportSize({ width: 375, height: 800 });
  const second = await joinLine(phone, 'Omar Haddad');
  await expect(phone.getByText('derrière 1 personne.').first()).toBeVisible();
  await expectAccessible(phone);
  // Their places survive a reload.
  await phone.reload();
  await expect(ahead(phone).getByText('derrière 1 personne.')).toBeVisible();

  const counter = await another(browser, siteUrl);
  await openDesk(counter, backEnd, '/accueil?onglet=attente');
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
  // The page of the first stays open, and asks once a minute.
  await page.clock.setFixedTime(later);
  await page.clock.fastForward('01:00');
  await expect(ahead(page).getByText('n’a pas été confirmé à temps')).toBeVisible({ timeout: 20_000 });
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

test('today’s list is read after a reload without a network, and leaves the device with the login', async ({
  page,
  context,
  backEnd,
}) => {
  await emptyCourts(backEnd);
  await takeCourts(backEnd, '2026-09-15', 18, 2);
  await openDesk(page, backEnd);
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
  await logOut(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:desk-day'))).toBeNull();
});
