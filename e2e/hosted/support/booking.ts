import type { Browser, Page } from '@playwright/test';
import { chooseHour, fillContact, openReservation, submitButton } from '../../booking/reservationPage';
import { expectPage } from '../../support/expectPage';
import { expect } from './test';

export const thanks = (page: Page) => page.getByText(/^Merci /);
export const refused = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /n’est pas (enregistrée|confirmée)/ });
export const own = (page: Page) => page.getByRole('region', { name: 'Vos prochaines réservations' });
export const ticket = (page: Page) => page.getByRole('region', { name: 'Votre partie' });

/** A visitor with a device of their own. */
export async function another(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage();
}

/** The page becomes visible again, after the visitor has viewed another one. */
export async function seeAgain(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

export async function prepare(page: Page, name = 'Ana Lefèvre', time = '18:00') {
  await openReservation(page);
  await chooseHour(page, '20/09/2026', time);
  await fillContact(page, name);
}

export async function book(page: Page, name?: string, time?: string) {
  await prepare(page, name, time);
  await submitButton(page).click();
  await expectPage(page, '/');
  await expect(thanks(page)).toBeVisible();
}

/** From the last thanks to the reservation's own page: after a lost answer there may be two. */
export async function openTicket(page: Page) {
  await page.getByRole('link', { name: 'Voir ma réservation' }).last().click();
  await expect(ticket(page)).toBeVisible();
}
