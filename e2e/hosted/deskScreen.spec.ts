import { afternoon } from '../booking/reservationPage';
import { oneWidth } from '../support/test';
import { emptyCourts, takeCourts } from './support/courts';
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
