import { afternoon } from '../booking/reservationPage';
import { oneWidth } from '../support/test';
import { aStoredTournament } from '../tournaments/storedTournament';
import { emptyCourts, takeCourts } from './support/courts';
import { cell, openDesk } from './support/desk';
import { anOrganizer, publishRecord } from './support/device';
import { expect, test } from './support/test';
import { beLoggedIn, registered } from './support/visitor';

test(
  'a full day stands on the first screen of the desk, two keys from its title, and on one sheet of paper',
  oneWidth,
  async ({ page, backEnd }) => {
    await emptyCourts(backEnd);
    for (let hour = 10; hour < 23; hour += 1) await takeCourts(backEnd, '2026-09-15', hour, 6);
    const person = await registered(backEnd);
    await backEnd.makeStaff(person.email);
    await page.clock.setFixedTime(afternoon);
    await page.setViewportSize({ width: 1440, height: 900 });
    await beLoggedIn(page, backEnd, person);
    await page.goto('/accueil');
    const cell = (hour: number, court: number) =>
      page.getByRole('button', { name: new RegExp(`^${hour}\\sh, terrain ${court}\\s: Yanis Roux`) });
    await expect(cell(22, 6)).toBeInViewport({ ratio: 1 });

    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller à la grille' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cell(14, 1)).toBeFocused();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('yanis-6@example.org').first()).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  },
);

test(
  'the week is read at 375 px, and is printed with its words on one sheet',
  oneWidth,
  async ({ page, backEnd }) => {
    await emptyCourts(backEnd);
    await takeCourts(backEnd, '2026-09-17', 18, 6);
    await takeCourts(backEnd, '2026-09-18', 19, 2);
    await page.setViewportSize({ width: 375, height: 740 });
    await openDesk(page, backEnd, '/accueil?onglet=semaine');
    const full = page.getByRole('button', {
      name: /^jeudi 17 septembre 2026, 18\sh\s: 0, Complet, 6 réservés$/,
    });
    await expect(full.getByText('0', { exact: true })).toBeVisible();
    // No side of the table is cut off.
    const last = page.getByRole('button', { name: /^dimanche 20 septembre 2026, 10\sh\s: 6 libres$/ });
    await expect(last).toBeInViewport({ ratio: 1 });

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 1060, height: 740 });
    await expect(full.getByText('Complet, 6 réservés')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  },
);

test('each state of a cell has its word and a ground of its own', oneWidth, async ({ page, backEnd }) => {
  await emptyCourts(backEnd);
  await takeCourts(backEnd, '2026-09-15', 18, 3);
  const organiser = await anOrganizer(backEnd);
  await publishRecord(
    backEnd,
    organiser,
    aStoredTournament({ id: 'coupe', name: 'Coupe', teams: ['Nord', 'Sud'] }),
  );
  await backEnd.query(`
    update private.reservations set attendance = case court when 2 then 'arrived' when 3 then 'absent' end;
    with closed as (
      insert into private.closures (id, centre, courts, first_day, first_hour, last_day, last_hour, sentence, tournament, created_at)
      select gen_random_uuid(), 'prouvy', array[court], '2026-09-15', 18, '2026-09-15', 18, 'Filet', tournament, private.clock()
      from (values (4, null), (5, 'coupe')) wanted (court, tournament)
      returning closures)
    select private.lay(closures) from closed`);
  await openDesk(page, backEnd);
  const grounds = [];
  for (const [place, word] of ['Réservé', 'Arrivé', 'Absent', 'Fermé', 'Tournoi', 'Libre'].entries()) {
    const shown = cell(page, 18, place + 1).first();
    await expect(shown.getByText(word, { exact: true })).toBeVisible();
    grounds.push(await shown.evaluate((button) => getComputedStyle(button).backgroundColor));
  }
  expect(new Set(grounds).size).toBe(6);
  // No other test of this back end finds them closed.
  await backEnd.query('delete from private.closures');
});
