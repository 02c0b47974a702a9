import { partOf } from '../support/partOf';
import { expect, test } from '../support/test';
import { breakFile } from './breakFile';
import { faultNames } from './faults';

/** A control that the shell brings when it is asked for: the day can be typed, the panel tells, a retry brings it. */
test.use({ tolerated: [/./] });

const CALENDAR = /\/shell\/[0-9a-f]+\/\d+\.[0-9a-f]+\.js/;

for (const fault of partOf('Failures, calendar', faultNames, { share: 1 / 2 })) {
  test(`calendar, ${fault}: the day can be typed, the panel tells, and a retry brings it`, async ({
    page,
  }) => {
    await page.clock.install();
    const broken = await breakFile(page, CALENDAR, fault);
    await page.goto('/reservation');
    const opener = page.getByRole('button', { name: 'Ouvrir le calendrier' });
    await opener.click();
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    await broken.runItsCourse();
    if (broken.isTold) {
      const retry = panel.getByRole('button', { name: 'Réessayer' });
      await expect(retry).toBeVisible();
      await page.getByLabel('Date', { exact: true }).fill('25/12/2026');
      broken.mend();
      if (!(await panel.isVisible())) await opener.click();
      else await retry.click();
    }
    await expect(page.getByRole('grid')).toBeVisible();
  });
}
