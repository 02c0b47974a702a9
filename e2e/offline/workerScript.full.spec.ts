import type { Page } from '@playwright/test';
import type { Disturbance } from '../composition/disturbances';
import { visitAs } from '../frame/visitors';
import { tableRows } from '../support/suite';
import { expect, expectBookingLives, expectFrameLives, test, visitUntilKept, waitUntilKept } from './visits';

// The page logs the fault of the worker's script.
test.use({ tolerated: [/./] });

interface Fault {
  readonly disturbance: Disturbance;
  /** The number of failures; without it, the fault lasts until the test removes it. */
  readonly times?: number;
}

const faults: Readonly<Record<string, Fault>> = {
  refused: { disturbance: 'refused' },
  404: { disturbance: 'missing' },
  '503 once': { disturbance: 'unavailable', times: 1 },
  'HTML with status 200': { disturbance: 'portal' },
  half: { disturbance: 'half' },
  'cut in the middle': { disturbance: 'cut' },
  hanging: { disturbance: 'hanging' },
  '3 s late': { disturbance: 'late' },
};

interface Meeting {
  readonly path: string;
  /** The visitor's steps before. */
  readonly before?: (page: Page) => Promise<void>;
  /** Its own scripts answer. */
  readonly lives: (page: Page) => Promise<void>;
}

const meetings: Readonly<Record<string, Meeting>> = {
  'first visit, prerendered page': { path: '/reservation', lives: expectBookingLives },
  'first visit, page that is not': {
    path: '/profil',
    before: (page) => visitAs(page, 'player'),
    async lives(page) {
      await page.getByRole('tab', { name: 'Ma licence' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Ma licence' })).toBeVisible();
    },
  },
  'visit with a worker from before': {
    path: '/reservation',
    before: (page) => visitUntilKept(page, '/reservation'),
    lives: expectBookingLives,
  },
};

const cells = Object.entries(faults).flatMap(([name, fault]) =>
  Object.entries(meetings).map(([how, meeting]) => ({ name, fault, how, meeting })),
);

for (const { name, fault, how, meeting } of tableRows('Failures, the worker’s script', cells)) {
  test(`service worker script, ${name}, ${how}: page and frame work, and a later visit is cached`, async ({
    page,
    site,
  }) => {
    const { path, before, lives } = meeting;
    await before?.(page);
    const timesMet = site.disturb(/^\/sw\.js$/, fault.disturbance, fault.times);
    await page.goto(path);
    await lives(page);
    await expectFrameLives(page);
    await expect.poll(timesMet, { message: 'the script was asked for' }).toBeGreaterThan(0);

    site.calm();
    await page.goto(path);
    await lives(page);
    await waitUntilKept(page);
    await site.stop();
    await page.reload();
    await lives(page);
    await expectFrameLives(page);
  });
}
