import type { Page } from '@playwright/test';
import { visitAs } from '../frame/visitors';
import { tableRows } from '../support/suite';
import { expect, test } from '../support/test';
import { entries, roles } from './addresses';

const cells = tableRows(
  'Direct entry',
  roles.flatMap((role) => entries.map((entry) => ({ role, entry }))),
  { every: 5 },
);

// One page goes to all of them: a context each would cost more than the visits.
for (const role of roles) {
  test(`every address shows the ${role} a page: one heading, its title, the frame, no fault @table`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    if (role !== 'guest') await visitAs(page, role);
    const faults = watchFaults(page);
    for (const { entry } of cells.filter((cell) => cell.role === role)) {
      faults.length = 0;
      // From a page of the same address a hash alone would load nothing.
      if (entry.address.includes('#')) await page.goto('/robots.txt');
      // In full: relative to a page, `//` begins a host.
      await page.goto(`${baseURL}${entry.address}`);
      const { heading, title } = entry.shown[role];
      await expect
        .soft(
          async () => {
            expect(await look(page)).toEqual({
              title: matching(title),
              headings: [matching(heading)],
              // The frame of another site has its own header.
              frame: entry.address.endsWith('/integrer') ? ['main'] : ['header', 'main', 'footer'],
            });
          },
          entry.address.slice(0, 80),
        )
        .toPass();
      expect.soft(faults, `faults of ${entry.address.slice(0, 80)}`).toEqual([]);
    }
  });
}

function matching(wanted: string | RegExp) {
  return typeof wanted === 'string' ? inWords(wanted) : expect.stringMatching(wanted);
}

const inWords = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The visible content at this moment. */
function look(page: Page): Promise<{ title: string; headings: string[]; frame: string[] }> {
  return page.evaluate(() => {
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0,
      );
    const inWords = (text: string) => text.replace(/\s+/g, ' ').trim();
    return {
      title: inWords(document.title),
      headings: visible('main h1').map(({ textContent }) => inWords(textContent ?? '')),
      frame: visible('header, main, footer')
        .filter((element) => element.closest('main') === null || element.localName === 'main')
        .map(({ localName }) => localName),
    };
  });
}

/** Failed requests to our host; the test itself checks errors and console output. */
function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) faults.push(response.url());
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // The page before it took its requests along.
    if (errorText !== 'net::ERR_ABORTED') faults.push(`${request.url()} ${errorText}`);
  });
  return faults;
}
