import { expectAccessible } from '../support/axe';
import { askForLine, line } from './support/booking';
import { emptyCourts, takeCourts } from './support/courts';
import { openDesk } from './support/desk';
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
  expect(await backEnd.query('select name from private.waiting')).toEqual([{ name: 'Léa Petit' }]);

  await page.getByRole('button', { name: 'Quitter la liste' }).first().click();
  await expect(page.getByText('Vous n’êtes plus dans la liste d’attente')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vos listes d’attente' })).toHaveCount(0);
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
