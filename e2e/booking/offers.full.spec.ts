import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { expect, oneWidth, test } from '../support/test';
import { chooseHour, fillContact, openReservation, submitButton } from './reservationPage';

/** The visitor arrives as from a link of another section or of an earlier release. */
async function comeFor(page: Page, service: string) {
  await page.evaluate((chosen) => {
    history.replaceState({ ...history.state, usr: { service: chosen } }, '');
  }, service);
  await page.reload();
  await expect(page.getByRole('region', { name: service, exact: true })).toBeVisible();
}

test(
  'an offer that needs no court shows no form, and links to the page that handles it',
  oneWidth,
  async ({ page }) => {
    const ways = [
      ['Football indoor', 'Faire une demande', '/contact'],
      ['Événements privés', 'Faire une demande', '/contact'],
      ['Abonnements', 'Voir les formules', '/services-tarifs#tarifs'],
    ] as const;
    await openReservation(page);
    for (const [service, action, path] of ways) {
      await comeFor(page, service);
      await expect(submitButton(page)).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Heure' })).toHaveCount(0);
      if (service === 'Football indoor') await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: action }).click();
      await expectPage(page, path);
      await page.goBack();
      await expect(page.getByRole('region', { name: service, exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Réserver plutôt un terrain de jorkyball' }).click();
    await chooseHour(page, 'Demain', '18:00');
    await expect(page.getByText('1 h, 2 joueurs : 25 €, soit 12,50 € chacun, sur place')).toBeVisible();
    await fillContact(page);
    await submitButton(page).click();
    await expect(page.getByText(/Merci Ana Lefèvre/)).toBeVisible();
  },
);
