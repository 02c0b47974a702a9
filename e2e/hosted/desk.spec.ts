import { expectPressable } from '../frame/seen';
import { expectAccessible } from '../support/axe';
import { tabTo } from '../support/tabTo';
import type { BackEnd } from './support/backEnd';
import { emptyCourts, takeCourts } from './support/courts';
import { cell, dialog, openDesk } from './support/desk';
import { loseAnswerTo } from './support/lostAnswers';
import { expect, test } from './support/test';

test.beforeEach(async ({ backEnd }) => {
  await emptyCourts(backEnd);
});

const tuesday = '2026-09-15';

async function gamesOf(backEnd: BackEnd) {
  const rows = await backEnd.query(
    `select name || ' ' || hour || ' ' || court as game from private.reservations where cancelled_at is null`,
  );
  return rows.map(({ game }) => game);
}

test('the keyboard alone books, moves, cancels, and takes the last change back', async ({
  page,
  backEnd,
}) => {
  await openDesk(page, backEnd);
  await cell(page, 14, 1, 'Libre').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 15, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('combobox', { name: 'Nom' })).toBeFocused();
  await page.keyboard.type('Omar Haddad');
  await page.keyboard.press('Enter');
  await expect(cell(page, 15, 2, 'Omar Haddad')).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Déplacer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Choisissez une case libre/)).toBeVisible();
  await page.getByRole('button', { name: 'Jour suivant' }).press('Enter');
  await expect(page.getByRole('grid', { name: 'Réservations du mercredi 16 septembre 2026' })).toBeVisible();
  await cell(page, 10, 1, 'Libre').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('textbox', { name: /Motif/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 10, 6, 'Omar Haddad')).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Annuler la réservation…' }).press('Enter');
  await page.keyboard.type('Il a rappelé');
  await page.keyboard.press('Enter');
  await expect(cell(page, 10, 6, 'Libre')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 10, 6, 'Omar Haddad')).toBeFocused();
  expect(await gamesOf(backEnd)).toEqual(['Omar Haddad 10 6']);

  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Annuler la réservation…' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(cell(page, 10, 6, 'Libre')).toBeFocused();
  // Past the footer, where the notices come.
  await page.getByRole('contentinfo').getByRole('button').last().focus();
  await tabTo(page, page.getByRole('button', { name: 'Défaire' }).last());
  await page.keyboard.press('Enter');
  await expect(cell(page, 10, 6, 'Omar Haddad')).toBeFocused();
});

test('a group takes four courts in one window, or none, and all are taken back at once', async ({
  page,
  backEnd,
}) => {
  await openDesk(page, backEnd);
  await cell(page, 19, 1, 'Libre').click();
  const name = dialog(page).getByRole('combobox', { name: 'Nom' });
  await expect(name).toBeFocused();
  await page.keyboard.type('Club de Prouvy');
  await dialog(page)
    .getByRole('group', { name: 'Nombre de terrains' })
    .getByRole('radio', { name: '4' })
    .check();
  await expect(dialog(page).getByText('Terrains 1, 2, 3 et 4.')).toBeVisible();
  await expectAccessible(page);
  // Taken meanwhile.
  await takeCourts(backEnd, tuesday, 19, 1);
  await name.press('Enter');
  await expect(dialog(page).getByText(/^Le terrain 1 vient d’être pris.*2, 3, 4, 5 et 6\.$/)).toBeVisible();
  expect(await gamesOf(backEnd)).toEqual(['Yanis Roux 19 1']);
  await dialog(page).getByRole('button', { name: 'Prendre les terrains 2, 3, 4 et 5' }).click();
  for (const court of [2, 3, 4, 5]) await expect(cell(page, 19, court, 'Club de Prouvy')).toBeVisible();
  const booked = await backEnd.query(
    'select reference from private.reservations where court > 1 order by court',
  );
  const notices = page.getByRole('region', { name: 'Notifications' });
  for (const { reference } of booked) await expect(notices).toContainText(String(reference));
  await page.keyboard.press('Control+z');
  await expect(cell(page, 19, 5, 'Libre')).toBeVisible();
  expect(await gamesOf(backEnd)).toEqual(['Yanis Roux 19 1']);
});

test('two staff at once: one takes the court, the other reads by whom and takes the next', async ({
  page,
  backEnd,
  anotherDevice,
}) => {
  await openDesk(page, backEnd);
  const other = await anotherDevice({ viewport: { width: 1440, height: 900 } });
  await openDesk(other, backEnd);
  for (const [desk, name] of [
    [page, 'Léa Petit'],
    [other, 'Omar Haddad'],
  ] as const) {
    await cell(desk, 19, 3, 'Libre').click();
    await expect(dialog(desk).getByRole('combobox', { name: 'Nom' })).toBeFocused();
    await desk.keyboard.type(name);
  }
  await page.keyboard.press('Enter');
  await expect(cell(page, 19, 3, 'Léa Petit')).toBeVisible();
  await other.keyboard.press('Enter');
  await expect(dialog(other).getByText('Le terrain 3 vient d’être pris\u00a0: Léa Petit.')).toBeVisible();
  await dialog(other).getByRole('button', { name: 'Prendre le terrain 4' }).click();
  await expect(cell(other, 19, 4, 'Omar Haddad')).toBeVisible();
  await expect(cell(other, 19, 3, 'Léa Petit')).toBeVisible();
  // Without a press, within 20 seconds.
  await expect(cell(page, 19, 4, 'Omar Haddad')).toBeVisible({ timeout: 20_000 });

  // What the other changes meanwhile is shown before it is changed again.
  await cell(page, 19, 4).click();
  await dialog(page).getByRole('button', { name: 'Annuler la réservation…' }).click();
  await cell(other, 19, 4).click();
  await dialog(other).getByRole('button', { name: 'Déplacer' }).click();
  await cell(other, 21, 1, 'Libre').click();
  await dialog(other).getByRole('button', { name: 'Déplacer' }).click();
  await expect(cell(other, 21, 1, 'Omar Haddad')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(
    dialog(page).getByText(/elle est maintenant mardi 15 septembre 2026, 21\sh, terrain 1/),
  ).toBeVisible();
});

test('a connection that dies after the centre has booked makes no second reservation', async ({
  page,
  backEnd,
}) => {
  await openDesk(page, backEnd);
  await cell(page, 17, 1, 'Libre').click();
  await expect(dialog(page).getByRole('combobox', { name: 'Nom' })).toBeFocused();
  await page.keyboard.type('Léa Petit');
  // The centre executes the command, and its answer is lost.
  await loseAnswerTo(page, 'desk_book_courts');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/Rien de votre saisie n’est perdu/)).toBeVisible();
  await expect(dialog(page).getByRole('combobox', { name: 'Nom' })).toHaveValue('Léa Petit');
  await page.unroute(/rpc\/desk_book_courts$/);
  await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(cell(page, 17, 1, 'Léa Petit')).toBeVisible();
  expect(await gamesOf(backEnd)).toEqual(['Léa Petit 17 1']);
});

test('a connection that dies in the middle of a drag keeps the reservation and the reason, and a later move is undone', async ({
  page,
  backEnd,
}) => {
  await takeCourts(backEnd, tuesday, 18, 1);
  await openDesk(page, backEnd);
  await cell(page, 20, 5, 'Libre').scrollIntoViewIfNeeded();
  await cell(page, 18, 1, 'Yanis').hover();
  await page.mouse.down();
  await cell(page, 20, 5, 'Libre').hover();
  await page.context().setOffline(true);
  await page.mouse.up();
  await expect(dialog(page).getByText('mardi 15 septembre 2026, 20\u00a0h, terrain 5')).toBeVisible();
  await page.keyboard.type('Fuite d’eau');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/Rien de votre saisie n’est perdu/)).toBeVisible();
  await expect(dialog(page).getByRole('textbox', { name: /Motif/ })).toHaveValue('Fuite d’eau');
  expect(await gamesOf(backEnd)).toEqual(['Yanis Roux 18 1']);
  await page.context().setOffline(false);
  await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(cell(page, 20, 5, 'Yanis Roux')).toBeVisible();
  await expect(cell(page, 18, 1, 'Libre')).toBeVisible();
  const moved = await backEnd.query('select hour, change_reason from private.reservations');
  expect(moved).toEqual([{ hour: 20, change_reason: 'Fuite d’eau' }]);

  const notices = page.getByRole('region', { name: 'Notifications' });
  await notices.getByRole('button', { name: 'Défaire' }).click();
  await expect(cell(page, 18, 1, 'Yanis Roux')).toBeVisible();
  await expect(cell(page, 20, 5, 'Libre')).toBeVisible();
});

test('the address keeps the tab and the day through a reload and back', async ({ page, backEnd }) => {
  await takeCourts(backEnd, '2026-09-17', 18, 2);
  await openDesk(page, backEnd);
  await page.getByRole('tab', { name: 'Semaine' }).click();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^jeudi 17 septembre 2026, 18\sh\s: 4 libres, 2 réservés$/ })
    .click();
  await expect(cell(page, 18, 2, 'Yanis Roux')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Réservations du jeudi 17 septembre 2026' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('grid', { name: /^Semaine du lundi 14 septembre 2026/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Recherche' }).click();
  await page.getByRole('searchbox').fill('yanis');
  await expect(page.getByText('2 réservations.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('2 réservations.')).toBeVisible();
  const [row] = await backEnd.query('select reference from private.reservations where court = 2');
  const reference = String(row?.reference);
  await page.getByRole('searchbox').fill(reference.toLowerCase());
  await expect(page.getByText('1 réservation.')).toBeVisible();
  await page.getByRole('button', { name: new RegExp(reference) }).click();
  await dialog(page).getByRole('button', { name: 'Déplacer' }).click();
  await expect(page.getByText(/Choisissez une case libre/)).toBeVisible();
  await expect(cell(page, 18, 3, 'Libre')).toBeVisible();
});

test('on a phone the day is a list by hour in which a caller is booked', async ({ page, backEnd }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await takeCourts(backEnd, tuesday, 18, 3);
  await openDesk(page, backEnd);
  await expect(page.getByRole('list', { name: 'Réservations du mardi 15 septembre 2026' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Réserver à 18\sh\s: 3 terrains libres$/ }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Nom' })).toBeFocused();
  await page.keyboard.type('Léa Petit');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Réserver' }).click();
  await expect(cell(page, 18, 4, 'Léa Petit')).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await cell(page, 18, 4).click();
  await dialog(page).getByRole('button', { name: 'Déplacer' }).click();
  await page.getByRole('button', { name: /^Déplacer ici, à 21\sh$/ }).click();
  await dialog(page).getByLabel('Terrain').selectOption('6');
  await dialog(page).getByRole('button', { name: 'Déplacer' }).click();
  await expect(cell(page, 21, 6, 'Léa Petit')).toBeVisible();
});

for (const [width, height] of [
  [375, 812],
  // A screen of 1280 × 1024 pixels in letters four times as large.
  [320, 256],
] as const)
  test(`at ${width} × ${height} pixels nothing lies over what the keyboard has reached`, async ({
    page,
    backEnd,
  }) => {
    await page.setViewportSize({ width, height });
    await openDesk(page, backEnd);
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key);
        await expectPressable(page.locator(':focus'));
      }
    };
    await page.getByRole('button', { name: /^Réserver à 18\sh/ }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('combobox', { name: 'Nom' })).toBeFocused();
    await page.keyboard.type('Club de Prouvy');
    await dialog(page).getByRole('radio', { name: '1' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const undo = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Défaire' });
    await expect(undo).toBeVisible();
    await expect(page.getByRole('button', { name: /^Réserver à 18\sh/ })).toBeFocused();
    await expectPressable(page.locator(':focus'));
    await press('Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab');

    await cell(page, 18, 2, 'Club').press('Enter');
    await dialog(page).getByRole('button', { name: 'Annuler la réservation…' }).press('Enter');
    await dialog(page).getByRole('textbox', { name: /Motif/ }).press('Enter');
    await expect(cell(page, 18, 2, 'Club')).toHaveCount(0);
    // The newest notice alone, at the lower edge.
    await expect(undo).toHaveCount(1);
    const { y, height: ownHeight } = (await page
      .getByRole('region', { name: 'Notifications' })
      .boundingBox()) ?? { y: 0, height: 0 };
    expect(y + ownHeight).toBe(height);
    await expect(page.getByRole('button', { name: /^Réserver à 18\sh/ })).toBeFocused();
    await press('Tab');
    await expect(cell(page, 18, 1, 'Club')).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Déplacer' }).press('Enter');
    await expect(page.getByText(/Choisissez une case libre/)).toBeVisible();
    await expectPressable(page.locator(':focus'));
    await press('Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
    await page.getByRole('button', { name: /^Déplacer ici, à 20\sh$/ }).press('Enter');
    await dialog(page).getByRole('textbox', { name: /Motif/ }).press('Enter');
    await expect(cell(page, 20, 1, 'Club')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Réserver à 20\sh/ })).toBeFocused();
    await expectPressable(page.locator(':focus'));
  });
