import type { Page } from '@playwright/test';
import { bothModesOneWidth, expect, test } from '../modes/test';
import { expectAccessible } from '../support/axe';

import {
  chooseHour,
  expectFields,
  expectHour,
  fillContact,
  hours,
  hourTile,
  openReservation,
  submitButton,
} from './reservationPage';

const lastCourt = [{ date: '2026-09-16', time: '18:00', courts: 5 }];
const thanks = (page: Page) => page.getByText(/^Merci /);
const refused = (page: Page) => page.getByRole('alert').filter({ hasText: 'n’est pas enregistrée' });

async function prepare(page: Page, name: string) {
  await openReservation(page);
  await chooseHour(page, 'Demain', '18:00');
  await fillContact(page, name, 'joueur@example.org');
  await page.getByLabel('Joueurs').selectOption('3');
  await expect(hourTile(page, '18:00')).toHaveAccessibleName(/1\sterrain libre$/);
}

test(
  'one of two visitors gets the last court of an hour, and the other books another hour by one tap',
  bothModesOneWidth,
  async ({ page, courts }) => {
    await courts.take(lastCourt);
    const other = await courts.competitor();
    await prepare(page, 'Ana Lefèvre');
    await prepare(other, 'Zoé Martin');
    await Promise.all([page, other].map((tab) => submitButton(tab).click()));
    await expect(thanks(page).or(refused(page))).toBeVisible();
    await expect(thanks(other).or(refused(other))).toBeVisible();
    expect((await thanks(page).count()) + (await thanks(other).count())).toBe(1);
    const [loser, name] = (await refused(page).isVisible())
      ? ([page, 'Ana Lefèvre'] as const)
      : ([other, 'Zoé Martin'] as const);

    await expect(refused(loser)).toContainText('Le dernier terrain de 18 h vient d’être pris.');
    await expect(refused(loser)).toBeFocused();
    await expect(refused(loser)).toBeInViewport();
    const offers = refused(loser).getByRole('button', { name: /^Prendre/ });
    await expect(offers).toHaveText(['Prendre 17:00', 'Prendre 19:00', 'Prendre 20:00']);
    const nextDays = refused(loser).getByRole('button', { name: / à 18\sh$/ });
    await expect(nextDays).toHaveText([/^jeudi 17/, /^vendredi 18/, /^samedi 19/]);
    const kept = { Nom: name, 'E-mail': 'joueur@example.org', Date: '16/09/2026', Joueurs: '3' };
    await expectFields(loser, kept);
    await expectAccessible(loser);
    await offers.nth(1).click();
    await expect(refused(loser)).toHaveCount(0);
    await expect(submitButton(loser)).toBeFocused();
    await expectFields(loser, kept);
    await expectHour(loser, '19:00');
    await loser.keyboard.press('Enter');
    await expect(loser.getByText(`Merci ${name}, votre réservation du 16/09/2026 à 19:00`)).toBeVisible();
  },
);

test(
  'an hour that another visitor fills turns full on the page of a visitor who had chosen it @full',
  bothModesOneWidth,
  async ({ page, courts }) => {
    await courts.take(lastCourt);
    const other = await courts.competitor();
    await prepare(page, 'Ana Lefèvre');
    await prepare(other, 'Zoé Martin');
    await submitButton(other).click();
    await expect(thanks(other)).toBeVisible();
    await courts.lookAgain(page);

    const told = hours(page).getByRole('status').filter({ hasText: 'À 18 h, les six terrains sont pris.' });
    await expect(hourTile(page, '18:00')).toHaveAccessibleName('18:00, complet');
    await expect(told.getByRole('button', { name: /^Prendre/ })).toHaveText([
      'Prendre 17:00',
      'Prendre 19:00',
      'Prendre 20:00',
    ]);
    // The refusal beside the button reaches visitors who missed the other text.
    await submitButton(page).click();
    await expect(refused(page)).toContainText('Le dernier terrain de 18 h vient d’être pris.');
    await expect(hours(page).getByRole('button', { name: /^Prendre/ })).toHaveCount(0);
    await refused(page).getByRole('button', { name: 'Prendre 20:00' }).click();
    await expect(refused(page)).toHaveCount(0);
    await expectFields(page, { Nom: 'Ana Lefèvre', 'E-mail': 'joueur@example.org', Joueurs: '3' });
    await submitButton(page).click();
    await expect(page.getByText('Merci Ana Lefèvre, votre réservation du 16/09/2026 à 20:00')).toBeVisible();
  },
);
