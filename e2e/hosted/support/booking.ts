import type { Page } from '@playwright/test';
import {
  afternoon,
  chooseHour,
  fillContact,
  hourTile,
  openReservation,
  submitButton,
} from '../../booking/reservationPage';
import { expectPage } from '../../support/expectPage';
import { expect } from './test';

export const thanks = (page: Page) => page.getByText(/^Merci /);
export const refused = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /n’est pas (enregistrée|confirmée)/ });
export const own = (page: Page) => page.getByRole('region', { name: 'Vos prochaines réservations' });
export const ticket = (page: Page) => page.getByRole('region', { name: 'Votre partie' });

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

/** On its own page. */
export async function moveTo(page: Page, time: string) {
  await page.getByRole('button', { name: 'Déplacer' }).click();
  await hourTile(page, time).click();
  await page.getByRole('button', { name: /^Déplacer au/ }).click();
}

export async function cancel(page: Page) {
  await page.getByRole('button', { name: 'Annuler la réservation' }).click();
  await page.getByRole('button', { name: 'Oui, annuler' }).click();
}

/** The form of the line for six in the evening. */
export const line = (page: Page) => page.getByRole('region', { name: 'Liste d’attente de 18 h' });

/** Opens the full hour, and its form. */
export async function askForLine(page: Page, day: string, at = afternoon) {
  await openReservation(page, at);
  await page.getByLabel('Date').fill(day);
  await hourTile(page, '18:00').click();
  await line(page).getByRole('button', { name: 'Me prévenir si un terrain se libère' }).click();
}

/** Waits for the full hour. */
export async function joinLine(page: Page, name: string, email: string, day: string, at: Date) {
  await askForLine(page, day, at);
  await line(page).getByLabel('Nom').fill(name);
  await line(page).getByLabel('Adresse e-mail').fill(email);
  await line(page).getByRole('button', { name: 'Rejoindre la liste d’attente' }).click();
}
