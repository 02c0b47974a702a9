import type { Page } from '@playwright/test';
import { expect } from '../support/test';

/** A Tuesday, half past two in Paris. */
const afternoon = new Date('2026-09-15T12:30:00Z');

export const anEarlierReservation = {
  id: '2026-09-01T08:00:00.000Z',
  name: 'Ana Lefèvre',
  email: 'ana@example.org',
  date: '2026-09-20',
  time: '18:00',
  players: '4',
  plan: 'Non spécifié',
  service: 'Non spécifié',
};

/** Opens the booking page at an instant, and waits until its scripts have taken over. */
export async function openReservation(page: Page, at = afternoon) {
  await page.clock.setFixedTime(at);
  await page.goto('/reservation');
  await ready(page);
}

/** The buttons that need today's day come alive with the scripts. */
export async function ready(page: Page) {
  await page.locator('button:enabled', { hasText: 'Demain' }).waitFor();
}

export async function keepReservation(page: Page, reservation = anEarlierReservation) {
  await page.addInitScript((kept) => {
    localStorage.setItem('reservations', JSON.stringify([kept]));
  }, reservation);
}

/** Somebody who has logged in before, in the demonstration. */
export async function beMember(page: Page, name = 'Lou Petit') {
  await page.addInitScript((member) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem(
      'user',
      JSON.stringify({ id: 3, role: 'player', email: 'lou@example.org', name: member }),
    );
  }, name);
}

/** What the form shows of a visitor. */
export async function expectFields(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) {
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
}

export function storedReservations(page: Page): Promise<unknown[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('reservations') ?? '[]'));
}

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Réserver', exact: true });
