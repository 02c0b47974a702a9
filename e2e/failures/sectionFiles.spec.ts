import type { Page } from '@playwright/test';
import { type Screen, screens } from '../frame/visitors';
import { tableRows } from '../support/suite';
import { expect, test } from '../support/test';
import { breakFile } from './breakFile';
import { type FaultName, faultNames } from './faults';
import { SECTIONS } from './sections';
import {
  enter,
  expectFrameUsable,
  expectPhoneNumber,
  expectTitle,
  follow,
  go,
  MEETINGS,
  type Meeting,
  type PageOfSection,
  type Section,
} from './visitor';

/**
 * Every kind of file of a section fails in every way, on every path by which a visitor can reach it. In each case the
 * visitor can use the frame and the other sections, and reads about the fault within eight seconds. A retry helps, or
 * they see no error because the fault passes by itself.
 */
test.use({ tolerated: [/./] });

const FILES = ['container', 'routes', 'page chunk'] as const;

interface Cell {
  readonly section: Section;
  readonly file: (typeof FILES)[number];
  readonly fault: FaultName;
  readonly meeting: Meeting;
  readonly screen: Screen;
}

const cells: Cell[] = SECTIONS.flatMap((section) =>
  FILES.flatMap((file) =>
    faultNames.flatMap((fault) =>
      MEETINGS.filter((meeting) => meeting !== 'cold page that is not' || section.standIn).flatMap(
        (meeting) => screens.map((screen) => ({ section, file, fault, meeting, screen })),
      ),
    ),
  ),
);

for (const cell of tableRows('Failures, files of sections', cells, { every: 89 })) {
  const { section, file, fault, meeting, screen } = cell;
  test(`${section.remote}: ${file}, ${fault}, ${meeting}, ${screen.name} screen @table`, async ({ page }) => {
    const target =
      meeting === 'cold page that is not' ? (section.standIn as PageOfSection) : section.prerendered;
    await page.setViewportSize(screen.size);
    await page.clock.install();
    await enter(page, section, meeting);

    const broken = await breakFile(page, addressOf(cell, target.chunk), fault);
    await go(page, target, meeting);
    await broken.runItsCourse();

    const told = page.getByRole('button', { name: 'Réessayer' });
    if (broken.isTold) {
      await expect(told).toBeVisible();
      await expectPhoneNumber(page);
      if (meeting === 'cold prerendered page') await expectTitle(page, target.title);
      await expectFrameUsable(page);
      await expectOthersWork(page, section);
      await page.evaluate(() => history.back());
      await expect(page.getByRole('progressbar').or(told).first()).toBeAttached();
      await broken.runItsCourse();
      await expect(told).toBeVisible();
      broken.repair();
      // The shell may load the page by itself while the visitor presses.
      await expect(async () => {
        if (await told.isVisible()) await told.click({ timeout: 5_000 });
        await expect(told).toHaveCount(0, { timeout: 5_000 });
      }).toPass();
    }
    await target.lives(page);
    await expect(told).toHaveCount(0);
    await expectFrameUsable(page);
  });
}

/** Another section opens meanwhile. */
async function expectOthersWork(page: Page, { remote }: Section) {
  const [path, title] =
    remote === 'mfe-tournaments' ? ['/connexion', 'Connexion'] : ['/tournois', 'Tous les Tournois'];
  await follow(page, path);
  await expectTitle(page, title);
}

function addressOf({ section, file }: Cell, chunk: string): RegExp {
  const name = {
    container: 'remoteEntry',
    routes: 'routes\\.[0-9a-f]+',
    'page chunk': `${chunk}\\.[0-9a-f]+`,
  };
  return new RegExp(`/remotes/${section.remote}/[0-9a-f]+/${name[file]}\\.js`);
}
