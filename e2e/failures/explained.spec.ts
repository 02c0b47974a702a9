import type { Page } from '@playwright/test';
import { expect, oneWidth, test } from '../support/test';
import { FAULTS } from './faults';
import { expectTitle, follow } from './visitor';

// Of the browser, for the changed file.
test.use({ tolerated: [/integrity/] });

const LOADS = [
  {
    path: '/tournois',
    file: /\/mfe-tournaments\/\w+\/tournaments-list\.\w+\.js/,
    fault: FAULTS.hanging,
    words:
      /^Section "tournaments" \(release \w{12}\) did not load: GET \S+\/tournaments-list\.\w+\.js did not answer within 7 s\.$/,
  },
  {
    path: '/reservation',
    file: /\/mfe-booking\/\w+\/remoteEntry\.js/,
    fault: FAULTS[404],
    words:
      /^Section "booking" \(release \w{12}\) did not load: GET \/remotes\/mfe-booking\/\w{12}\/remoteEntry\.js answered 404\.$/,
  },
  {
    path: '/connexion',
    file: /\/mfe-members\/\w+\/routes\.\w+\.js/,
    fault: FAULTS['cut in the middle'],
    words:
      /^Section "members" \(release \w{12}\) did not load: GET \S+\/routes\.\w+\.js does not match its integrity hash\.$/,
  },
];

test('the console and the panel explain a failed load in one sentence', oneWidth, async ({ page }) => {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await page.goto('/contact?debug=federation');
  const panel = page.getByRole('region', { name: 'Fédération' });
  await expect(panel).toBeVisible();
  for (const { path, file, fault, words } of LOADS) {
    await page.route(file, (route) => fault.respond(route));
    await follow(page, path);
    await expectTitle(page, 'Cette page ne répond pas');
    await expect(panel.getByText(words)).toBeVisible();
    expect(printed.filter((text) => words.test(text))).toHaveLength(1);
  }
});

const LATER_PARTS = [
  {
    what: 'the calendar',
    path: '/reservation',
    file: /\/shell\/\w+\/\d+\.\w+\.js/,
    open: (page: Page) => page.getByRole('button', { name: 'Ouvrir le calendrier' }).click(),
    words: /^A part of the shell \(release \w{12}\) did not load: GET \/shell\/\S+\.js answered 404\.$/,
  },
  {
    what: 'the home page below its first screen',
    path: '/',
    file: /\/mfe-marketing\/\w+\/marketing-home-below\S*\.js/,
    open: (page: Page) => page.mouse.wheel(0, 2_000),
    words:
      /^A part of section "marketing" \(release \w{12}\) did not load: GET \/remotes\/mfe-marketing\/\S+\.js answered 404\.$/,
  },
  {
    what: 'the registry',
    path: '/contact',
    file: /\/registry\.json/,
    open: () => Promise.resolve(),
    words: /^The registry did not load: GET \/registry\.json answered 404\.$/,
  },
  {
    what: 'the script of the shell',
    path: '/contact',
    file: /\/shell\/\w+\/main\.\w+\.js/,
    open: () => Promise.resolve(),
    words: /^The shell did not load: GET \/shell\/\w{12}\/main\.\w+\.js answered 404\.$/,
  },
];

for (const { what, path, file, open, words } of LATER_PARTS) {
  test(`the console explains in one sentence why ${what} did not load`, oneWidth, async ({ page }) => {
    const printed: string[] = [];
    page.on('console', (message) => printed.push(message.text()));
    await page.route(file, (route) => FAULTS[404].respond(route));
    await page.goto(path);
    await open(page);
    await expect.poll(() => printed.filter((text) => words.test(text))).toHaveLength(1);
  });
}

test('the panel names the part that did not load', oneWidth, async ({ page }) => {
  await page.route(/\/shell\/\w+\/\d+\.\w+\.js/, (route) => FAULTS[404].respond(route));
  await page.goto('/reservation?debug=federation');
  const panel = page.getByRole('region', { name: 'Fédération' });
  await expect(panel).toBeVisible();
  await page.getByRole('button', { name: 'Ouvrir le calendrier' }).click();
  await expect(panel.getByText(/^A part of the shell \(release \w{12}\) did not load:/)).toBeVisible();
});
