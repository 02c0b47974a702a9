import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { expect, test } from '../support/test';
import { ready } from './reservationPage';

test('a plan chosen on the price page survives a reload, and can be changed and removed', async ({
  page,
}) => {
  await page.goto('/services-tarifs');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Découverte/ })
    .first()
    .click();
  await expectPage(page, '/reservation');
  const offer = page.getByRole('region', { name: 'Formule ou service' });
  await expect(offer).toContainText('Formule choisie : Découverte');
  const price = page.getByText(/sur place$|^Compris dans/);
  await expect(price).toHaveText('1 h, 2 joueurs : 25 €, soit 12,50 € chacun, sur place');
  await page.reload();
  await ready(page);
  await expect(offer).toContainText('Formule choisie : Découverte');
  await page.getByLabel('Joueurs').selectOption('4');
  await expect(price).toHaveText('1 h, 4 joueurs : 25 €, soit 6,25 € chacun, sur place');

  await offer.getByRole('button', { name: 'Changer' }).click();
  const choice = offer.getByRole('combobox', { name: 'Formule ou service' });
  await choice.focus();
  await choice.selectOption('Champion');
  await expect(offer).toContainText('Formule choisie : Champion');
  await expect(choice).toBeFocused();
  await expect(price).toHaveText(
    'Compris dans l’abonnement Champion (199 € par mois), à souscrire au centre',
  );
  await expectAccessible(page);
  await page.reload();
  await expect(offer).toContainText('Formule choisie : Champion');

  await offer.getByRole('button', { name: 'Retirer' }).click();
  await expect(offer).toContainText('Non spécifié');
  await expect(offer.getByRole('button', { name: 'Choisir' })).toBeFocused();
  await page.reload();
  await ready(page);
  await expect(offer).toContainText('Non spécifié');
});
