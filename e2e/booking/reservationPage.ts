import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '../support/test';

/** A Tuesday, half past two in Paris. */
export const afternoon = new Date('2026-09-15T12:30:00Z');

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

/** A tap on a touch screen, a mouse click elsewhere. */
export async function tap(thing: Locator, hasTouch: boolean | undefined) {
  await (hasTouch ? thing.tap() : thing.click());
}

/** The days are rendered once the page knows the present one, after its hydration. */
export async function ready(page: Page) {
  await days(page).getByRole('list').getByRole('button').first().waitFor();
}

/** Where a visitor chooses the day. */
export const days = (page: Page): Locator => page.getByRole('region', { name: 'Jour', exact: true });

/** The hours of the day on show, once they have loaded. Tests find an hour by its text, whatever it read before. */
export const hours = (page: Page): Locator =>
  page.locator('[aria-busy="false"]').getByRole('region', { name: 'Heure', exact: true });

/** A day of the strip, 'mardi 15 septembre', also where it is full. */
export function dayTile(page: Page, name: string): Locator {
  return days(page).getByRole('button', { name: new RegExp(`^${name}(, complet)?$`) });
}

/** The tile of an hour, '18:00', in any state. */
export function hourTile(page: Page, time: string): Locator {
  return hours(page).getByRole('button', { name: new RegExp(`^${time},`) });
}

/** Chooses a day, by its button ('Demain') or as typed ('20/09/2026'), and an hour of it. */
export async function chooseHour(page: Page, day: string, time: string) {
  if (/^\d/.test(day)) await page.getByLabel('Date').fill(day);
  else await days(page).getByRole('button', { name: day, exact: true }).click();
  await hourTile(page, time).click();
  await expectHour(page, time);
}

/** The one hour that is chosen, or that none is. */
export async function expectHour(page: Page, time: string | null) {
  const pressed = hours(page).getByRole('button', { pressed: true });
  await expect(pressed).toHaveText(time === null ? [] : [new RegExp(`^${time}`)]);
}

/** Fills in the visitor's name and address, on a page that does not know them. */
export async function fillContact(page: Page, name = 'Ana Lefèvre', email = 'ana@example.org') {
  await page.getByLabel('Nom').fill(name);
  await page.getByLabel('E-mail').fill(email);
}

export async function keepReservation(page: Page, reservation = anEarlierReservation) {
  await page.addInitScript((kept) => {
    localStorage.setItem('reservations', JSON.stringify([kept]));
  }, reservation);
}

export interface Taken {
  readonly date: string;
  readonly time: string;
  readonly courts: number;
}

/** Courts that are taken before the visit; later changes survive a reload. */
export async function keepTaken(target: Page | BrowserContext, taken: readonly Taken[]) {
  const kept = taken.flatMap(({ date, time, courts }) =>
    Array.from({ length: courts }, (_, court) => ({
      ...anEarlierReservation,
      id: `${date}T${time}:00.00${court}Z`,
      date,
      time,
    })),
  );
  await target.addInitScript((text) => {
    if (localStorage.getItem('reservations') === null) localStorage.setItem('reservations', text);
  }, JSON.stringify(kept));
}

/** All fourteen hours of a day. */
export function fullDay(date: string): readonly Taken[] {
  return Array.from({ length: 14 }, (_, index) => ({ date, time: `${10 + index}:00`, courts: 6 }));
}

/** A member who is logged in before the visit, in the demonstration. */
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

/** The visible values of the visitor's fields. */
export async function expectFields(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) {
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
}

/** The visitor's reservations, one item each. */
export function ownReservations(page: Page): Locator {
  return page.getByRole('region', { name: 'Vos prochaines réservations' }).getByRole('listitem');
}

/** The visitor's choice, with the button. */
export const summary = (page: Page): Locator => page.getByRole('region', { name: 'Votre partie' });

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Réserver', exact: true });
