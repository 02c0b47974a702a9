import { type Visitor, visitAs } from '../frame/visitors';
import { expect, test } from '../support/test';
import { samplePath } from './organizerPages';

const readers: readonly {
  readonly who: string;
  readonly role?: Visitor;
  readonly back: string;
  readonly whereMissing: string;
}[] = [
  { who: 'a guest', back: 'Tous les Tournois', whereMissing: 'Tous les Tournois' },
  { who: 'a player', role: 'player', back: 'Thomas Lefebvre', whereMissing: 'Tous les Tournois' },
  { who: 'an organiser', role: 'organizer', back: 'Mes Tournois', whereMissing: 'Mes Tournois' },
];

for (const { who, role, back, whereMissing } of readers) {
  test.describe(who, () => {
    test.beforeEach(async ({ page }) => {
      if (role) await visitAs(page, role);
    });

    test('returns by « Retour » from a tournament to a page of their own, by address and after a reload', async ({
      page,
    }) => {
      await page.goto(samplePath);
      await page.reload();
      const format = page.getByRole('tab', { name: 'Format' });
      await format.click();
      await expect(format).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('link', { name: 'Retour' }).click();
      await expect(page.getByRole('heading', { level: 1, name: back })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Championnat de France' })).toBeVisible();
      await expect(format).toHaveAttribute('aria-selected', 'true');
    });

    test('reads that a tournament is unknown, and finds the page before by going back', async ({ page }) => {
      await page.goto('/contact');
      await page.goto('/organisateur/tournoi/inconnu');
      await expect(page.getByText('Tournoi introuvable')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: whereMissing })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Nous contacter' })).toBeVisible();
    });
  });
}

for (const below of ['modifier', 'match/r1-m1']) {
  test(`an organiser who opens ${below} of an unknown tournament reads so on their dashboard`, async ({
    page,
  }) => {
    await visitAs(page, 'organizer');
    await page.goto(`/organisateur/tournoi/inconnu/${below}`);
    await expect(page.getByText('Tournoi introuvable')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Mes Tournois' })).toBeVisible();
  });
}
