import { visitAs } from '../frame/visitors';
import { samplePath } from '../support/pages';
import { expect, oneWidth, test } from '../support/test';

for (const path of [samplePath, `${samplePath}/match/r1-m1`])
  test(
    `${path} says once that the actions on matches have not come, and loads them again`,
    oneWidth,
    async ({ page }) => {
      await visitAs(page, 'organizer');
      const file = /tournaments-match-actions\.\w+\.js/;
      await page.route(file, (route) => route.abort());
      await page.goto(path);
      const told = page.getByRole('alert').filter({ hasText: 'n’a pas pu être téléchargée' });
      await expect(told).toHaveCount(1);
      await page.unroute(file);
      await told.getByRole('button', { name: 'Réessayer' }).click();
      await expect(
        page
          .getByRole('main')
          .getByRole('button', { name: /^Forfait/ })
          .first(),
      ).toBeVisible();
      await expect(told).toHaveCount(0);
    },
  );
