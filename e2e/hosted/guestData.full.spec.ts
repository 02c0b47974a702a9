import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/axe';
import { book, own } from './support/booking';
import { emptyCourts } from './support/courts';
import { expect, test } from './support/test';

test.beforeEach(({ backEnd }) => emptyCourts(backEnd));

test('a guest downloads what the centre knows of them, and has it erased', async ({ page, backEnd }) => {
  await book(page, 'Zoé Oubliée');
  await page.goto('/mes-donnees');
  await expect(page.getByRole('heading', { name: 'Vos réservations sans compte' })).toBeVisible();
  await expectAccessible(page);
  // The card keeps the distance of two parts of a page from the paragraph above it.
  const card = await page.getByRole('listitem').filter({ hasText: 'sans compte' }).boundingBox();
  const above = await page.getByText('il les efface trois mois après la partie').boundingBox();
  expect((card?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(16);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger ces données' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ kind: 'known', reservations: [{ name: 'Zoé Oubliée' }] });

  await page.getByRole('button', { name: 'Effacer ces données' }).click();
  await page.getByRole('button', { name: 'Oui, effacer' }).click();
  await expect(page.getByText('n’a plus ni votre nom ni votre adresse e-mail')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vos réservations sans compte' })).toHaveCount(0);
  expect(await backEnd.query('select from private.reservations where name is not null')).toEqual([]);
  await page.goto('/reservation');
  await expect(own(page)).toHaveCount(0);
});
