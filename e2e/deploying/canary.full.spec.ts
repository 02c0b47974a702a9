import type { BrowserContext, Page } from '@playwright/test';
import { bookingLink, bookingTitle, expect, expectBookingLives, test, titleOf } from '../offline/visits';

test.use({ serviceWorkers: 'block' });
/** Draws a visitor's canary bucket, as their first page would. */
async function draw(page: Page, lot: number) {
  await page.addInitScript((drawn) => {
    if (localStorage.getItem('lot') === null) localStorage.setItem('lot', String(drawn));
  }, lot);
}

/** Each release assigns its canary visitors anew. So this opens visits until one gets the canary and one does not. */
async function twoVisitors(open: () => Promise<Page>): Promise<{ tries: Page; doesNot: Page }> {
  const found: { tries?: Page; doesNot?: Page } = {};
  for (const lot of [0, 50]) {
    const page = await open();
    await draw(page, lot);
    await page.goto('/reservation');
    await expectBookingLives(page);
    const isNext = (await titleOf(page).textContent()) === bookingTitle.next;
    found[isNext ? 'tries' : 'doesNot'] = page;
  }
  return found as { tries: Page; doesNot: Page };
}

const newVisitor = (context: BrowserContext) => async () => {
  const browser = context.browser();
  if (!browser) throw new Error('There is no browser.');
  const own = await browser.newContext({ locale: 'fr-FR', baseURL: await baseOf(context) });
  return own.newPage();
};

async function baseOf(context: BrowserContext): Promise<string> {
  const [page] = context.pages();
  return new URL(page?.url() ?? '').origin;
}

test('one visitor gets the canary and keeps it, another keeps the live release until the canary is live for all', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/contact');
  site.tryOut('mfe-booking', 50);
  const { tries, doesNot } = await twoVisitors(newVisitor(context));

  // By its address, by a link, after a reload and with the back button.
  await tries.reload();
  await expectBookingLives(tries);
  await expect(titleOf(tries)).toHaveText(bookingTitle.next);
  for (const [visitor, title] of [
    [tries, bookingTitle.next],
    [doesNot, bookingTitle.now],
  ] as const) {
    await visitor.goto('/tournois');
    await bookingLink(visitor).click();
    await expect(titleOf(visitor)).toHaveText(title);
    await visitor.goBack();
    await visitor.goForward();
    await expect(titleOf(visitor)).toHaveText(title);
    await expectBookingLives(visitor);
  }

  site.tryOut('mfe-booking', 99);
  await tries.goto('/reservation');
  await expect(titleOf(tries)).toHaveText(bookingTitle.next);

  site.tryOut('mfe-booking', 100);
  await doesNot.goto('/reservation');
  await expect(titleOf(doesNot)).toHaveText(bookingTitle.next);
  await expectBookingLives(doesNot);
});

test('a visit on a canary keeps its release and its input when the canary ends', async ({ page, site }) => {
  site.tryOut('mfe-booking', 99);
  await draw(page, 7);
  await page.goto('/reservation');
  await expectBookingLives(page);
  await expect(titleOf(page)).toHaveText(bookingTitle.next);
  await page.getByLabel('Nom').fill('Ana Lefèvre');

  site.tryOut('mfe-booking', 0);
  await page.getByRole('banner').getByRole('link', { name: 'Tournois', exact: true }).click();
  await expect(titleOf(page)).toHaveText('Tous les Tournois');
  await page.goBack();
  await expect(titleOf(page)).toHaveText(bookingTitle.next);
  await expect(page.getByLabel('Nom')).toHaveValue('Ana Lefèvre');

  await page.reload();
  await page.locator('button:enabled', { hasText: 'Demain' }).waitFor();
  await expect(titleOf(page)).toHaveText(bookingTitle.now);
  await expect(page.getByLabel('Nom')).toHaveValue('Ana Lefèvre');
});

for (const { what, file } of [
  { what: 'container', file: 'remoteEntry.js' },
  { what: 'routes', file: 'routes.*.js' },
  { what: 'page', file: 'booking-reservation.*.js' },
]) {
  test(`a visitor books with the live release when the ${what} of the canary does not load`, async ({
    page,
    site,
  }) => {
    const before = site.versionOf('booking');
    site.tryOut('mfe-booking', 99);
    await draw(page, 7);
    await page.route(
      (url) =>
        new RegExp(`/remotes/mfe-booking/(?!${before})[0-9a-f]{12}/${file.replaceAll('*', '[^/]*')}`).test(
          url.pathname,
        ),
      (route) => route.fulfill({ status: 404, body: '' }),
    );
    await page.goto('/reservation');
    await expectBookingLives(page);
    await expect(titleOf(page)).toHaveText(bookingTitle.now);
    await page.goto('/tournois');
    await bookingLink(page).click();
    await expectBookingLives(page);
    await expect(titleOf(page)).toHaveText(bookingTitle.now);
  });
}

test('the canary takes over the input and the focus from before it loaded', async ({ page, site }) => {
  site.tryOut('mfe-booking', 99);
  await draw(page, 7);
  const arrive: (() => void)[] = [];
  await page.route('**/remotes/mfe-booking/*/remoteEntry.js*', async (route) => {
    await new Promise<void>((resolve) => arrive.push(resolve));
    await route.continue();
  });
  await page.goto('/reservation', { waitUntil: 'commit' });
  await page.getByLabel('Nom').fill('Ana Lefèvre');
  await page.getByLabel('E-mail').fill('ana@example.org');
  await expect(titleOf(page)).toHaveText(bookingTitle.now);
  await expect.poll(() => arrive.length).toBeGreaterThan(0);
  await page.unroute('**/remotes/mfe-booking/*/remoteEntry.js*');
  for (const go of arrive) go();

  await expect(titleOf(page)).toHaveText(bookingTitle.next);
  await expect(page.getByLabel('Nom')).toHaveValue('Ana Lefèvre');
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@example.org');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  // The hydrated page knows the text, and keeps it for the visit.
  await page.reload();
  await expect(page.getByLabel('Nom')).toHaveValue('Ana Lefèvre');
});
