import type { Page } from '@playwright/test';
import { screens } from '../frame/visitors';
import { tableRows } from '../support/suite';
import { expect, test } from '../support/test';
import { type BrokenFile, breakFile } from './breakFile';
import { faultNames } from './faults';
import { home, members } from './sections';
import {
  enter,
  expectFrameUsable,
  expectPhoneNumber,
  expectTitle,
  go,
  type Meeting,
  type PageOfSection,
  type Section,
} from './visitor';

/**
 * The shell's own files. Without its script a page does not hydrate, but visitors can read it, and it offers other ways
 * to reach the centre. Reading and clicking need none of the rest: pictures, fonts and the service worker's
 * registration.
 */
test.use({ tolerated: [/./] });

interface ShellFile {
  readonly address: RegExp;
  readonly section: Section;
  readonly meetings: readonly Meeting[];
  /** The page cannot live before it has come. */
  readonly isNeeded?: boolean;
}

const cold = ['cold prerendered page', 'cold page that is not'] as const;

const FILES: Readonly<Record<string, ShellFile>> = {
  script: {
    address: /\/shell\/[0-9a-f]+\/main\.[0-9a-f]+\.js/,
    section: members,
    meetings: cold,
    isNeeded: true,
  },
  'watch for updates': {
    address: /\/shell\/[0-9a-f]+\/updates\.[0-9a-f]+\.js/,
    section: members,
    meetings: cold,
  },
  font: { address: /\.woff2$/, section: members, meetings: cold },
  // Only prerendered pages have pictures.
  picture: {
    address: /\/media\/.*\.(avif|webp)$/,
    section: home,
    meetings: ['cold prerendered page', 'navigation'],
  },
};

const cells = Object.entries(FILES).flatMap(([name, file]) =>
  faultNames.flatMap((fault) =>
    file.meetings.flatMap((meeting) => screens.map((screen) => ({ name, file, fault, meeting, screen }))),
  ),
);

for (const { name, file, fault, meeting, screen } of tableRows('Failures, files of the shell', cells, {
  every: 31,
})) {
  test(`shell: ${name}, ${fault}, ${meeting}, ${screen.name} screen @table`, async ({ page }) => {
    const { section, address, isNeeded = false } = file;
    const target =
      meeting === 'cold page that is not' ? (section.standIn as PageOfSection) : section.prerendered;
    await page.setViewportSize(screen.size);
    await page.clock.install();
    await enter(page, section, meeting);
    const broken = await breakFile(page, address, fault);
    await go(page, target, meeting);
    await broken.isAsked();
    if (isNeeded) await comeThrough(page, target, broken, meeting);
    await target.lives(page);
    await expectFrameUsable(page);
  });
}

/** The page's content without the shell's script, and its later hydration. */
async function comeThrough(page: Page, { title }: PageOfSection, broken: BrokenFile, meeting: Meeting) {
  await broken.runItsCourse();
  if (!broken.isTold) return;
  if (meeting === 'cold prerendered page') {
    await expectTitle(page, title);
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toContainText('Cette page se lit, mais elle tarde à répondre.');
    await expect(notice.getByRole('link', { name: /^03/ })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /^03/ })).toBeVisible();
    broken.repair();
    await notice.getByRole('link', { name: 'Réessayer' }).click();
  } else {
    await expect(page.getByText('Cette page tarde à venir.')).toBeVisible();
    await expectPhoneNumber(page);
    broken.repair();
    await page.getByRole('link', { name: 'Réessayer' }).click();
  }
}
