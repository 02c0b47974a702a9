import type { Page } from '@playwright/test';
import { visitAs } from '../frame/visitors';
import { expectPage } from '../support/expectPage';
import { expect } from '../support/test';

type Role = 'Joueur' | 'Organisateur';

/** Logs in through the page, as a visitor does. */
export async function logIn(page: Page, role: Role = 'Joueur'): Promise<void> {
  await page.goto('/connexion');
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: /démo/ }).click();
  await expectPage(page, role === 'Joueur' ? '/profil' : '/organisateur');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** The profile of a player who logged in earlier. */
export async function openProfile(page: Page): Promise<void> {
  await visitAs(page, 'player');
  await page.goto('/profil');
  await expectPage(page, '/profil', { heading: 'Thomas Lefebvre' });
}

/** Keeps reservations as if they had been made earlier; to be called on a page of the site. */
export async function keepReservations(page: Page, given: readonly Record<string, string>[]): Promise<void> {
  const reservations = given.map((fields, index) => ({
    id: `2026-09-01T08:00:00.00${index}Z`,
    name: 'Thomas Lefebvre',
    email: 'thomas@example.org',
    time: '18:00',
    players: '4',
    plan: 'Non spécifié',
    service: 'Non spécifié',
    ...fields,
  }));
  await page.evaluate((text) => localStorage.setItem('reservations', text), JSON.stringify(reservations));
}
