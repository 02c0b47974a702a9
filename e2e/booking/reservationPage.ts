import type { Page } from '@playwright/test';

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

export function storedReservations(page: Page): Promise<unknown[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('reservations') ?? '[]'));
}

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Réserver', exact: true });
