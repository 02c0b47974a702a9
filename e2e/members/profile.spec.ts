import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { sidewaysPx } from '../support/sidewaysPx';
import { tableRows } from '../support/suite';
import { expect, oneWidth, test } from '../support/test';
import { keepReservations, logIn, openProfile } from './memberPages';

test('a player finds their honours, their rank and the way to the ranking', async ({ page }) => {
  await openProfile(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Championnat de France 2024', exact: true })).toBeVisible();
  const rows = main.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(13);
  await expect(rows.last()).toContainText('Thomas Lefebvre');
  await main.getByRole('link', { name: 'Voir le classement mondial' }).click();
  await expectPage(page, '/classement-mondial');
});

test(
  'the profile reopens a player’s last tab, after a reload and on the way back',
  oneWidth,
  async ({ page }) => {
    await openProfile(page);
    await page.getByRole('tab', { name: 'Mon abonnement' }).click();
    await expectPage(page, '/profil?onglet=subscription');
    await page.reload();
    await expect(page.getByText('Abonnement Competitor')).toBeVisible();
    await expect(page.getByText('Valable jusqu’au 31/12/2025')).toBeVisible();
    await page.getByRole('tab', { name: 'Ma licence' }).click();
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Mon abonnement' })).toHaveAttribute('aria-selected', 'true');
  },
);

test('a player moves along the tabs with the keyboard alone', async ({ page }) => {
  await logIn(page);
  await page.getByRole('tab', { name: 'Vue d’ensemble' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Ma licence' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Votre licence est valide pour la saison en cours.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('En cours de développement')).toBeVisible();
});

for (const width of tableRows('Profile, widths', [320, 375, 768, 1440], { every: 4 }))
  test(
    `every tab of the profile is in sight at ${width} px, whichever is open @table`,
    oneWidth,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await openProfile(page);
      const names = await page.getByRole('tab').allTextContents();
      for (const open of [...names].reverse()) {
        await page.getByRole('tab', { name: open }).click();
        await expect(page.getByRole('tabpanel', { name: open })).toBeVisible();
        for (const name of names) await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 1 });
      }
      expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);
    },
  );

test('logout and deletion are not the most prominent buttons of a page @full', async ({ page }) => {
  await openProfile(page);
  await page.evaluate(() => localStorage.setItem('user:corrupt:1', '{{{'));
  const isQuiet = async (name: RegExp) => {
    const button = page.getByRole('main').getByRole('button', { name });
    await expect(button).toBeVisible();
    return button.evaluate((element) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(element);
      return [backgroundColor, borderTopColor].every((colour) => colour === 'rgba(0, 0, 0, 0)');
    });
  };
  expect(await isQuiet(/^Déconnexion$/)).toBe(true);
  await page.goto('/mes-donnees');
  expect(await isQuiet(/^Supprimer/)).toBe(true);
});

test('a player logs out and is home', async ({ page }) => {
  await openProfile(page);
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click();
  await expectPage(page, '/');
  await page.goto('/profil');
  await expectPage(page, '/connexion');
});

test('a logout in another tab logs a player out here too @full', oneWidth, async ({ page, context }) => {
  await openProfile(page);
  const other = await context.newPage();
  await other.goto('/profil');
  await other.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click();
  await expectPage(other, '/');
  await expectPage(page, '/');
  await expect(page.getByText('Vous n’êtes plus connecté', { exact: true })).toBeVisible();
  await expect(other.getByText('Vous n’êtes plus connecté', { exact: true })).toHaveCount(0);
});

test.describe('reservations', () => {
  test.beforeEach(async ({ page }) => {
    // A Tuesday; ten in the morning in Paris.
    await page.clock.install({ time: new Date('2026-09-15T08:00:00Z') });
    await openProfile(page);
  });

  const open = '/profil?onglet=reservations';

  test('a player without reservations reads so, and follows a link to the booking', async ({ page }) => {
    await page.goto(open);
    await expect(page.getByText("Vous n'avez aucune réservation à venir.")).toBeVisible();
    await page.getByRole('tabpanel').getByRole('link', { name: 'Réserver un terrain' }).click();
    await expectPage(page, '/reservation');
  });

  test('a player downloads the calendar file of a reservation', oneWidth, async ({ page }) => {
    await keepReservations(page, [{ date: '2026-09-20' }]);
    await page.goto(open);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Ajouter à mon agenda/ }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('jorkyball-2026-09-20-18h00.ics');
    const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
    const [event] = calendar.getAllSubcomponents('vevent').map((found) => new ICAL.Event(found));
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-09-20T16:00:00.000Z');
  });

  test('a player cancels one reservation, and cannot cancel another that begins in less than two hours', async ({
    page,
  }) => {
    await keepReservations(page, [
      { date: '2026-09-15', time: '11:00' },
      { date: '2026-09-15', time: '18:00' },
    ]);
    await page.goto(open);
    await expect(page.getByText(/il est trop tard/)).toBeVisible();
    await page.getByRole('button', { name: /^Annuler/ }).click();
    await page.getByRole('button', { name: 'Oui, annuler' }).click();
    await expect(page.getByText('Réservation annulée')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('reservations') ?? '[]'));
    expect(kept.map(({ time }: { time: string }) => time)).toEqual(['11:00']);
  });
});

test('every tab is accessible and does not move sideways', async ({ page }) => {
  await logIn(page);
  await keepReservations(page, [{ date: '2099-09-20' }]);
  for (const tab of ['overview', 'info', 'tournaments', 'subscription', 'reservations', 'license']) {
    await page.goto(`/profil?onglet=${tab}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectAccessible(page);
    expect(await sidewaysPx(page), `sideways on ${tab}`).toBeLessThanOrEqual(0);
  }
});
