import { expectAccessible } from '../support/axe';
import { frenchFaults } from '../support/frenchFaults';
import { askForLine, line } from './support/booking';
import { emptyCourts, takeCourts } from './support/courts';
import { cell, dialog, openDesk } from './support/desk';
import { loseAnswerTo } from './support/lostAnswers';
import { startMails } from './support/mails';
import { expect, test } from './support/test';
import { logOut } from './support/visitor';

test('a visitor corrects what the centre cannot use, joins once after a lost answer, and leaves', async ({
  page,
  backEnd,
  siteUrl,
}) => {
  await startMails(backEnd, siteUrl);
  await backEnd.query('delete from private.waiting');
  await takeCourts(backEnd, '2026-09-20', 18, 6);
  await askForLine(page, '20/09/2026');
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
  await loseAnswerTo(page, 'join_waiting');
  await page.keyboard.press('Enter');
  await expect(line(page).getByText(/Le centre n’a pas répondu/)).toBeVisible();
  await page.unroute(/rpc\/join_waiting$/);
  await line(page).getByRole('button', { name: 'Rejoindre la liste d’attente' }).click();
  await expect(page.getByText('Vous êtes en tête de la liste d’attente.').first()).toBeVisible();
  // The place in the line stands at the hour and in the list, in the same words.
  expect((await frenchFaults(page)).filter((fault) => !fault.startsWith('twice'))).toEqual([]);
  expect(await backEnd.query('select name from private.waiting')).toEqual([{ name: 'Léa Petit' }]);

  await page.getByRole('button', { name: 'Quitter la liste' }).first().click();
  await expect(page.getByText('Vous n’êtes plus dans la liste d’attente')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vos listes d’attente' })).toHaveCount(0);
  expect(await backEnd.query('select from private.waiting')).toEqual([]);
});

test('the desk puts a caller into the line of a full hour, calls back, and reserves the court', async ({
  page,
  backEnd,
  siteUrl,
}) => {
  await startMails(backEnd, siteUrl);
  await backEnd.query('delete from private.waiting');
  await takeCourts(backEnd, '2026-09-20', 18, 6);
  await openDesk(page, backEnd, '/accueil?jour=2026-09-20');
  await cell(page, 18, 1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: /^Mettre en attente à 18\sh$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Nom').fill('Ana Diaz');
  await dialog(page).getByLabel('Téléphone').fill('06 AB');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/^Écrivez le numéro auquel rappeler/)).toBeVisible();
  await expectAccessible(page);
  await loseAnswerTo(page, 'desk_wait');
  await dialog(page).getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/Rien de votre saisie n’est perdu/)).toBeVisible();
  await page.unroute(/rpc\/desk_wait$/);
  await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText(/dimanche 20 septembre 2026 à 18\sh, en tête de la liste/)).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Attente\s\(1\)$/ })).toBeVisible();

  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: /^Mettre en attente à 18\sh$/ }).click();
  await expect(dialog(page).getByLabel('Heure')).toHaveValue('18');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await backEnd.query(
    `update private.reservations set cancelled_at = private.clock() where court = 3 and day = '2026-09-20'`,
  );
  await page.goto('/accueil?onglet=attente');
  const called = page.getByRole('region', { name: 'À rappeler' });
  await expect(called).toContainText(/Ana Diaz.*terrain gardé jusqu’à 14\sh\s50.*06 12 34 56 78/s);
  await expect(page.getByRole('tab', { name: /^Attente\s\(1\)$/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/accueil?jour=2026-09-20');
  await cell(page, 18, 3, 'Ana Diaz, À rappeler, 4\\sjoueurs, jusqu’à 14\\sh\\s50').click();
  await dialog(page).getByRole('button', { name: 'Réserver' }).click();
  await expect(cell(page, 18, 3, 'Ana Diaz, Réservé')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Attente', exact: true })).toBeVisible();
  expect(
    await backEnd.query(
      `select phone from private.reservations where name = 'Ana Diaz' and confirm_by is null`,
    ),
  ).toEqual([{ phone: '06 12 34 56 78' }]);
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
