import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { develop, type LocalBuild } from '../development/develop';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';
import { type Checkout, checkOut } from './ownCheckout';
import { type ComposedSite, siteWithOverrides } from './siteWithOverrides';

const LIVE = 'Réserver un terrain';
const LOCAL = 'Réserver un terrain d’ici';
const ROOT = join(__dirname, '../..');

// One site and one watched build for all: they take most of the time.
test.describe.configure({ mode: 'serial' });

let site: ComposedSite;
let checkout: Checkout;
let build: LocalBuild;
const port = 31_000 + (process.pid % 1_000);

test.beforeAll(async () => {
  site = await siteWithOverrides();
  checkout = checkOut('mfe-booking');
  checkout.change('src/features/reservation/strings.ts', LIVE, LOCAL);
  build = develop(checkout.folder, port, 'booking', '--in', site.origin);
});

test.afterAll(async () => {
  await build?.stop();
  checkout?.remove();
  await site?.remove();
});

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByRole('complementary', { name: 'Version locale' });

/** A page of the composed site; its address is not the one of the site under test. */
async function visit(context: { newPage(): Promise<Page> }, path = '/reservation') {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load|ERR_/.test(message.text()))
      problems.push(message.text());
  });
  await page.goto(site.origin + path);
  return { page, problems };
}

/** Opens the site with a build of the visitor's own. */
async function override(page: Page, { at = port, hours = '8 heures', comes = true } = {}) {
  await page.goto(`${site.origin}/reservation?debug=federation`);
  const form = page.getByRole('form', { name: 'Remplacer une section' });
  await form.getByLabel('Section').selectOption('booking');
  await form.getByLabel('Port sur localhost').fill(String(at));
  await form.getByLabel('Durée').selectOption(hours);
  await form.getByRole('button', { name: 'Remplacer' }).click();
  await expect(banner(page)).toContainText(
    comes
      ? `booking vient de http://localhost:${at} jusqu’à `
      : `booking ne vient pas de http://localhost:${at}\u00a0: la commande tourne-t-elle\u00a0?`,
  );
}

test('a visitor replaces a section by their own build until they end the override', async ({ context }) => {
  await expect.poll(() => build.said(), { timeout: 120_000 }).toContain('fits the shell');
  expect(build.said()).toContain(`${site.origin} allows its sections to be overridden`);
  expect(build.said()).toContain(`${site.origin}/reservation?debug=federation`);

  const { page, problems } = await visit(context);
  await expect(title(page)).toHaveText(LIVE);
  await override(page);
  await expect(title(page)).toHaveText(LOCAL);
  const panel = page.getByRole('region', { name: 'Fédération' });
  const card = panel.getByRole('listitem').filter({ hasText: `Version localhost-${port}` });
  await expect(card).toContainText('version locale');
  await expect(card).toContainText('chargé');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Fermer' }).click();

  // The page is hydrated: it shows the choice.
  await page.getByRole('button', { name: 'Demain' }).click();
  await expect(page.getByLabel('Date')).not.toHaveValue('');

  await page.getByRole('banner').getByRole('link', { name: 'Tournois', exact: true }).click();
  await expect(title(page)).toHaveText('Tous les Tournois');
  await expect(banner(page)).toBeVisible();
  await page.goBack();
  await expect(title(page)).toHaveText(LOCAL);
  await page.reload();
  await expect(title(page)).toHaveText(LOCAL);
  await expectAccessible(page);
  // The override also holds on another section's page.
  await page.goto(`${site.origin}/tournois`);
  await page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true }).click();
  await expect(title(page)).toHaveText(LOCAL);

  checkout.change('src/features/reservation/strings.ts', LOCAL, `${LOCAL} même`);
  await expect(title(page)).toHaveText(`${LOCAL} même`);
  checkout.change('src/features/reservation/strings.ts', `${LOCAL} même`, LOCAL);
  await expect(title(page)).toHaveText(LOCAL);

  await banner(page).getByRole('button', { name: 'Revenir au site' }).click();
  await expect(title(page)).toHaveText(LIVE);
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(title(page)).toHaveText(LIVE);
  expect(problems).toEqual([]);
});

test('the service worker caches nothing of an overriding build', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  try {
    const { page, problems } = await visit(context);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    });
    await override(page);
    await expect(title(page)).toHaveText(LOCAL);
    await page.reload();
    await expect(title(page)).toHaveText(LOCAL);
    await banner(page).getByRole('button', { name: 'Revenir au site' }).click();
    await expect(title(page)).toHaveText(LIVE);
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Demain' }).click();
    await expect(page.getByLabel('Date')).not.toHaveValue('');
    expect(problems).toEqual([]);
  } finally {
    await context.close();
  }
});

test('an override expires by itself, also in a page that stays open', async ({ context }) => {
  const { page } = await visit(context);
  await page.clock.install();
  await override(page, { hours: '1 heure' });
  await expect(title(page)).toHaveText(LOCAL);
  await page.clock.fastForward('59:00');
  await expect(banner(page)).toContainText('vient de');
  await page.clock.fastForward('01:01');
  await expectOver(page);
});

test('setting the clock back does not prolong an override in an open page', async ({ context }) => {
  const { page } = await visit(context);
  await page.clock.install();
  await override(page, { hours: '1 heure' });
  await expect(title(page)).toHaveText(LOCAL);
  await page.clock.setSystemTime(Date.now() - 6 * 3_600_000);
  await page.clock.fastForward('01:00:01');
  await expectOver(page);
});

/** The page says so at once; from its next step on it is the site's. */
async function expectOver(page: Page) {
  await expect(banner(page)).toContainText('ne vient plus de');
  await page.getByRole('banner').getByRole('link', { name: 'Tournois', exact: true }).click();
  await expect(title(page)).toHaveText('Tous les Tournois');
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true }).click();
  await expect(title(page)).toHaveText(LIVE);
}

test('ending an override in one tab ends it in all tabs', async ({ context }) => {
  const { page } = await visit(context);
  await override(page);
  const { page: other } = await visit(context, '/tournois');
  await expect(banner(other)).toContainText('booking vient de');
  await banner(page).getByRole('button', { name: 'Revenir au site' }).click();
  await expect(title(page)).toHaveText(LIVE);
  await expect(banner(other)).toContainText('ne vient plus de');
  await other.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true }).click();
  await expect(title(other)).toHaveText(LIVE);
  await expect(banner(other)).toHaveCount(0);
});

test('an override by an unreachable build keeps the page readable and says so, until one click ends it', async ({
  context,
}) => {
  const { page } = await visit(context);
  await override(page, { at: port + 2_000, comes: false });
  await expect(title(page)).toHaveText(LIVE);
  await expect(page.getByText('Cette page se lit, mais une partie ne répond pas.')).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: `Version localhost-${port + 2_000}` }),
  ).toContainText('en échec');
  await banner(page).getByRole('button', { name: 'Revenir au site' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Demain' }).click();
  await expect(page.getByLabel('Date')).not.toHaveValue('');
});

test('an invalid port is refused with a sentence', async ({ context }) => {
  const { page } = await visit(context, '/contact?debug=federation');
  const form = page.getByRole('form', { name: 'Remplacer une section' });
  for (const typed of ['', '80', '70000', '3001@evil.example', 'evil.example:3001', '3001.5']) {
    await form.getByLabel('Port sur localhost').fill(typed);
    await form.getByRole('button', { name: 'Remplacer' }).click();
    await expect(form).toContainText('Indiquez un port entre 1024 et 65535.');
  }
  await expect(banner(page)).toHaveCount(0);
});

test('no link, other page or frame can set an override', async ({ context }) => {
  const record = JSON.stringify({ section: 'booking', port, until: Date.now() + 3_600_000 });
  const crafted = encodeURIComponent(record);
  for (const end of [
    `?jorkyball:override=${crafted}`,
    `?override=${crafted}&section=booking&port=${port}&until=${Date.now() + 3_600_000}`,
    `?debug=federation&section=booking&port=${port}&hours=8`,
    `#jorkyball:override=${crafted}`,
    `#section=booking&port=${port}&hours=8`,
  ]) {
    const { page } = await visit(context, `/reservation${end}`);
    await expectLive(page);
    await page.close();
  }

  // A browser may let a name or a message through that the site's headers keep out today.
  const { page: told } = await visit(context);
  await told.evaluate((text) => {
    window.name = text;
    window.postMessage(text, '*');
    window.postMessage(JSON.parse(text), '*');
  }, record);
  await expectLive(told);
  await told.reload();
  await expectLive(told);
  await told.close();

  const stranger = await serveStranger(record);
  try {
    const page = await context.newPage();
    await page.goto(stranger.origin);
    // It has named its window, and now goes to the site itself.
    await page.getByRole('link', { name: 'Aller' }).click();
    await expectLive(page);

    await page.goto(stranger.origin);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Ouvrir' }).click(),
    ]);
    await expectLive(opened);
    await opened.reload();
    await expectLive(opened);
    await opened.close();

    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText('Method Not Allowed')).toBeVisible();
    await page.goto(`${site.origin}/reservation`);
    await expectLive(page);
  } finally {
    await stranger.stop();
  }

  async function expectLive(page: Page) {
    await expect(title(page)).toHaveText(LIVE);
    // The page reacts, so the section has loaded, and from the site.
    await page.getByRole('button', { name: 'Demain' }).click();
    await expect(page.getByLabel('Date')).not.toHaveValue('');
    await expect(title(page)).toHaveText(LIVE);
    await expect(banner(page)).toHaveCount(0);
  }
});

test('an invalid stored override is ignored and removed', async ({ context }) => {
  const soon = Date.now() + 3_600_000;
  const { page } = await visit(context);
  for (const stored of [
    { section: 'booking', port, until: Date.now() + 10 * 365 * 86_400_000 },
    { section: 'booking', port, until: Date.now() - 1_000 },
    { section: 'shell', port, until: soon },
    { section: 'bookings', port, until: soon },
    { section: 'booking', port, until: String() },
    { section: 'booking', port: `${port}@evil.example`, until: soon },
    { section: 'booking', port: String(port), until: soon },
    { section: 'booking', port: 80, until: soon },
    { section: ['booking'], port, until: soon },
    { section: 'booking', port, until: soon, host: 'evil.example' },
    { section: 'booking', entry: 'https://evil.example/remoteEntry.js', until: soon },
    { section: 'booking', port },
    [],
    null,
    'http://evil.example',
  ]) {
    await page.evaluate((text) => localStorage.setItem('jorkyball:override', text), JSON.stringify(stored));
    await page.reload();
    await expect(title(page)).toHaveText(LIVE);
    await expect(banner(page), JSON.stringify(stored)).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('jorkyball:override')), JSON.stringify(stored))
      .toBeNull();
  }
});

test('a site that does not allow it says so to a team, and offers it to no visitor', async ({
  page,
  baseURL,
}) => {
  const refused = develop(ROOT, port + 1, 'booking', '--in', String(baseURL));
  await page.goto('/reservation?debug=federation');
  await page.evaluate(
    (record) => localStorage.setItem('jorkyball:override', record),
    JSON.stringify({ section: 'booking', port, until: Date.now() + 3_600_000 }),
  );
  await page.reload();
  await expect(page.getByRole('region', { name: 'Fédération' })).toContainText('en ligne');
  await page.getByRole('button', { name: 'Demain' }).click();
  await expect(page.getByLabel('Date')).not.toHaveValue('');
  await expect(title(page)).toHaveText(LIVE);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('form', { name: 'Remplacer une section' })).toHaveCount(0);
  await expect.poll(() => refused.said()).toContain('does not allow its sections to be overridden');
  await refused.stop();
});

/** A foreign site that tries every way in which one page can affect another. */
async function serveStranger(record: string) {
  const address = `${site.origin}/reservation`;
  const server: Server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Ailleurs</title>
<a href="${address}">Aller</a>
<button id="open">Ouvrir</button>
<iframe name="frame" src="${address}"></iframe>
<form method="post" action="${address}">
<input name="section" value="booking"><input name="port" value="${port}"><input name="hours" value="8">
<button>Envoyer</button></form>
<script>
const record = ${JSON.stringify(record)};
window.name = record;
try { localStorage.setItem('jorkyball:override', record); } catch {}
function tell(other) {
  for (const message of [record, JSON.parse(record), { type: 'jorkyball:override', value: record }]) {
    try { other.postMessage(message, '*'); } catch {}
  }
}
setInterval(() => tell(frames[0]), 50);
document.getElementById('open').onclick = () => {
  const opened = window.open('${address}', record + ' ');
  setInterval(() => tell(opened), 50);
};
</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // Not the site's host: nothing is shared with it.
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
