import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { expect, oneWidth, test } from '../support/test';
import { chooseHour, fillContact, openReservation, ready, submitButton } from './reservationPage';

const byTheHour = {
  2: '1 h, 2 joueurs : 25 €, soit 12,50 € chacun, sur place',
  3: '1 h, 3 joueurs : 25 €, soit environ 8,33 € chacun, sur place',
  4: '1 h, 4 joueurs : 25 €, soit 6,25 € chacun, sur place',
};
const monthly = (plan: string, price: string) => {
  const sentence = `Compris dans l’abonnement ${plan} (${price} par mois), à souscrire au centre`;
  return { 2: sentence, 3: sentence, 4: sentence };
};

const prices = {
  'no plan': byTheHour,
  Découverte: byTheHour,
  Passionné: monthly('Passionné', '99 €'),
  Champion: monthly('Champion', '199 €'),
};

test('the price of the chosen offer is beside the button, in one sentence', oneWidth, async ({ page }) => {
  for (const [plan, sentences] of Object.entries(prices)) {
    if (plan === 'no plan') await openReservation(page);
    else {
      await page.goto('/services-tarifs');
      await page.getByRole('main').getByRole('link', { name: plan }).first().click();
      await ready(page);
      await expect(page.getByRole('region', { name: 'Formule ou service' })).toContainText(plan);
    }
    for (const [players, sentence] of Object.entries(sentences)) {
      await page.getByLabel('Joueurs').selectOption(players);
      await expect(page.getByText(sentence)).toBeVisible();
    }
  }
  await page.getByLabel('Joueurs').selectOption('2');
  await chooseHour(page, 'Demain', '18:00');
  await fillContact(page);
  await submitButton(page).click();
  await expect(page.getByText(/Merci Ana Lefèvre/)).toBeVisible();
});

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
    await expect(page.getByText(byTheHour[2])).toBeVisible();
    await fillContact(page);
    await submitButton(page).click();
    await expect(page.getByText(/Merci Ana Lefèvre/)).toBeVisible();
  },
);
