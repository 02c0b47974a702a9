import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { visitAs } from '../frame/visitors';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { sidewaysPx } from '../support/sidewaysPx';
import { expect, test } from '../support/test';

const broken = '[{"id":"1","name":"Zoé","date":"2026-1';

/** A visitor whose reservations a crash has truncated. */
async function arrive(page: Page, path: string) {
  await page.addInitScript((text) => {
    if (!localStorage.getItem('seeded')) localStorage.setItem('reservations', text);
    localStorage.setItem('seeded', 'yes');
  }, broken);
  await page.goto(path);
}

const nothing = (page: Page) => page.getByText('Rien n’a été mis de côté.');

test('a visitor reads about unreadable data, downloads a copy of it and deletes it', async ({ page }) => {
  await arrive(page, '/reservation');
  const told = page.getByRole('alert').filter({ hasText: 'Données illisibles mises de côté' });
  await expect(told).toBeVisible();
  await page.getByRole('link', { name: 'Voir ces données' }).click();
  await expectPage(page, '/mes-donnees');
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Réservations' })).toBeVisible();
  await expect(page.getByText('39 octets')).toBeVisible();
  await expectAccessible(page);
  expect(await sidewaysPx(page)).toBe(0);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /Télécharger.*Réservations/ }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^jorkyball-reservations-\w+\.txt$/);
  expect(await readFile(await file.path(), 'utf8')).toBe(broken);

  await page.getByRole('button', { name: /Supprimer.*Réservations/ }).click();
  await expect(page.getByRole('button', { name: 'Non, la garder' })).toBeFocused();
  await page.getByRole('button', { name: 'Oui, supprimer' }).click();
  await expect(page.getByText('Copie supprimée')).toBeVisible();
  await expect(nothing(page)).toBeVisible();
  await expectAccessible(page);

  // A deleted copy is neither announced nor listed again, although the broken original still exists.
  await page.goto('/reservation');
  await expect(page.getByLabel('Nom')).toBeEditable();
  await page.goto('/mes-donnees');
  await expect(nothing(page)).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('a player finds the link to the page beside their details @full', async ({ page }) => {
  await visitAs(page, 'player');
  await page.goto('/profil?onglet=info');
  await page.getByRole('link', { name: 'Données de cet appareil' }).click();
  await expectPage(page, '/mes-donnees');
  await expect(nothing(page)).toBeVisible();
  await page.getByRole('button', { name: 'Retour' }).click();
  await expectPage(page, '/profil?onglet=info', { heading: 'Thomas Lefebvre' });
});

test('an organiser finds the link to the page below their tournaments @full', async ({ page }) => {
  await visitAs(page, 'organizer');
  await page.goto('/organisateur');
  await page.getByRole('link', { name: 'Données de cet appareil' }).click();
  await expectPage(page, '/mes-donnees');
  await expect(nothing(page)).toBeVisible();
});
