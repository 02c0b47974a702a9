import { visitAs } from '../frame/visitors';
import { tableRows } from '../support/suite';
import { expect, test } from '../support/test';
import { breakFile } from './breakFile';
import { faultNames } from './faults';
import { expectTitle, follow } from './visitor';

/** The shell loads the calendar on demand. Without it the day can be typed, the panel shows an error, and a retry loads it. */
test.use({ tolerated: [/./] });

const CALENDAR = /\/shell\/[0-9a-f]+\/\d+\.[0-9a-f]+\.js/;
const PAGES = ['/reservation', '/organisateur/creer-tournoi'];
const MEETINGS = ['cold', 'navigation'] as const;

const cells = PAGES.flatMap((path) =>
  MEETINGS.flatMap((meeting) => faultNames.map((fault) => ({ path, meeting, fault }))),
);

for (const { path, meeting, fault } of tableRows('Failures, calendar', cells)) {
  test(`calendar of ${path}, ${fault}, ${meeting}: the panel shows an error, the day can be typed, and a retry loads it`, async ({
    page,
  }) => {
    await visitAs(page, 'organizer');
    await page.clock.install();
    const broken = await breakFile(page, CALENDAR, fault);
    await page.goto(meeting === 'cold' ? path : '/contact');
    if (meeting === 'navigation') {
      await expectTitle(page, 'Nous contacter');
      await follow(page, path);
    }
    const opener = page.getByRole('button', { name: 'Ouvrir le calendrier' });
    await opener.click();
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    await broken.runItsCourse();
    if (broken.isTold) {
      const retry = panel.getByRole('button', { name: 'Réessayer' });
      await expect(retry).toBeVisible();
      await expect(panel.getByRole('link', { name: /^03/ })).toBeVisible();
      await page.getByLabel('Date', { exact: true }).fill('25/12/2026');
      broken.repair();
      if (!(await panel.isVisible())) await opener.click();
      else await retry.click();
    }
    await expect(page.getByRole('grid')).toBeVisible();
  });
}
