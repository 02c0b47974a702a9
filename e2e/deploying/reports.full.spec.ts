import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { keepReservation, openReservation, ready } from '../booking/reservationPage';
import { follow } from '../failures/visitor';
import { composeConfiguredSite } from '../hosted/support/configuredSite';
import { expect, test } from '../support/test';
import { openReceiver, type Receiver } from './receiver';

const ROOT = join(__dirname, '../..');

let receiver: Receiver;
let site: Awaited<ReturnType<typeof composeConfiguredSite>>;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  receiver = await openReceiver();
  site = await composeConfiguredSite({ REPORTS_URL: `${receiver.url}/rapports` });
});

test.afterAll(async () => {
  await site?.remove();
  await receiver?.remove();
});

/** A separate visit, without any state of the previous one. */
async function visit(
  browser: Browser,
  reports: number,
  browse: (page: Page) => Promise<void>,
  { serviceWorkers = 'block' }: Pick<BrowserContextOptions, 'serviceWorkers'> = {},
) {
  const context = await browser.newContext({ baseURL: site.url, locale: 'fr-FR', serviceWorkers });
  const before = counted();
  try {
    await browse(await context.newPage());
    // A browser that is closed at once sends nothing more.
    await expect.poll(counted).toBe(before + reports);
  } finally {
    await context.close();
  }
}

const counted = () => receiver.list('--all').split('\n').length - 1;

/** The button that saves an appointment; its code fails because of the prepared browser. */
const calendarButton = (page: Page) => page.getByRole('button', { name: /^Agenda/ }).first();

test('the operator reads the failed section, its release and the source line, and nothing about the visitor', async ({
  browser,
}) => {
  await visit(browser, 1, async (page) => {
    await page.route('**/remotes/mfe-booking/**/remoteEntry.js*', (route) => route.abort());
    await page.goto('/contact?qui=jean');
    await follow(page, '/reservation');
    await expect(page.getByRole('heading', { name: 'Cette page ne répond pas' })).toBeVisible();
  });

  await visit(browser, 1, async (page) => {
    await keepReservation(page);
    await page.addInitScript(() => {
      URL.createObjectURL = () =>
        JSON.parse(String(document.querySelector<HTMLInputElement>('[name=name]')?.value));
    });
    await openReservation(page);
    await page.getByLabel('Nom').first().fill('Zébulon Dupont-Lajoie');
    await page.getByLabel('E-mail').fill('zebulon.dupont@example.org');
    await calendarButton(page).click();
    // The page reports the same error only once.
    await calendarButton(page).click();
  });

  await visit(browser, 1, async (page) => {
    await keepReservation(page);
    await page.goto('/reservation');
    await ready(page);
    await page.getByLabel('Nom').first().fill('zoé petitjean');
    await page.evaluate(() => {
      Date.prototype.getUTCMonth = () => {
        throw new RangeError('no day for zoé petitjean, ana lefèvre, tel 06 12 34 56 78, zoe@example.org');
      };
    });
    await page.getByRole('button', { name: 'Demain' }).click();
    await expect(page.getByRole('heading', { name: 'Cette page s’est arrêtée' })).toBeVisible();
  });

  await visit(browser, 1, async (page) => {
    await page.goto('/profil');
    await page.route('**/shell/*/main.*', (route) => route.abort());
    await page.goto('/player/12?de=jean');
    await expect(page.getByText('Cette page tarde à venir').first()).toBeVisible();
  });

  const list = receiver.list();
  const { version } = JSON.parse(readFileSync(join(ROOT, 'build/mfe-booking/release/release.json'), 'utf8'));
  const booking = `1 × +mfe-booking +${version}`;
  expect(list).toContain('4 reports, of 4 faults');
  expect(list).toMatch(new RegExp(`${booking} +load, container, network .*/…`));
  expect(list).toMatch(new RegExp(`${booking} +rejection, use .*/reservation +\\S+\\.js:\\d+:\\d+`));
  expect(list).toMatch(new RegExp(`${booking} +boundary, page .*/reservation +\\S+\\.js:\\d+:\\d+`));
  expect(list).toMatch(/1 × +shell +[0-9a-f]{12} +load, shell, network .*\/player\/:playerId/);

  const reports = receiver.list('--all').trim().split('\n');
  const explained = reports.map((report) => receiver.explain(report)).join('\n');
  expect(explained).toMatch(
    sourceLine('shared-kernel/src/platform/download/downloadFile.ts', 'createObjectURL'),
  );
  expect(explained).toMatch(sourceLine('mfe-booking/src/ui/picker/useDays.ts', 'readTypedDay(date'));

  const said = reports.join('\n').toLowerCase();
  const personal = [
    'dupont',
    'zébulon',
    'zebulon',
    'lajoie',
    'petitjean',
    'zoé',
    'zoe',
    '"ana',
    ' ana',
    'lefèvre',
  ];
  for (const word of [...personal, 'jean', 'example.org', '12 34', '/12', 'qui=', 'de=']) {
    expect(said).not.toContain(word);
  }
});

/** A source line as the command explains it: its position and its text. */
function sourceLine(file: string, words: string): RegExp {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(words));
  const escaped = (text: string) => text.replace(/\W/g, '\\$&');
  return new RegExp(`${escaped(file)}:${at + 1}:\\d+.*\\n {6}${escaped(lines[at]?.trim() ?? '')}\\n`);
}

test('a visit reports at most ten errors, thrown or rejected, and none from a browser extension', async ({
  browser,
}) => {
  await visit(browser, 10, async (page) => {
    await keepReservation(page);
    await page.addInitScript(() => {
      let faults = Number(sessionStorage.getItem('faults'));
      URL.createObjectURL = () => {
        faults += 1;
        sessionStorage.setItem('faults', String(faults));
        // As if each were thrown in a place of its own.
        const stack = `at (${location.origin}/shell/0000000000aa/main.js:${faults}:1)`;
        throw Object.assign(new TypeError('zoé petitjean'), { stack });
      };
    });
    await openReservation(page);
    for (let press = 0; press < 7; press += 1) await calendarButton(page).click();
    await page.reload();
    await ready(page);
    for (let press = 0; press < 8; press += 1) await calendarButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  // With the service worker between the page and the network, too.
  await visit(
    browser,
    1,
    async (page) => {
      await keepReservation(page);
      await openReservation(page);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await ready(page);
      await page.evaluate(() => {
        // An extension's script has an address of its own.
        const error = new TypeError('an extension');
        error.stack = 'TypeError: an extension\n    at run (chrome-extension://abc/content.js:1:1)';
        dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
        URL.createObjectURL = () => {
          Promise.reject(new RangeError('zoé petitjean'));
          return '#';
        };
      });
      await calendarButton(page).click();
    },
    { serviceWorkers: 'allow' },
  );
  expect(receiver.list()).toMatch(/mfe-booking .* rejection, use .* \S+\.js:\d+:\d+/);
  expect(receiver.list('--all')).not.toMatch(/extension|petitjean/);
});

test('each page reports one error where the browser refuses storage, and no report contains an address', async ({
  browser,
}) => {
  await visit(browser, 2, async (page) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.route('**/shell/*/main.*', (route) => route.abort());
    for (const address of ['/jean.dupont@mail.fr', '/inscription-jean-dupont/2']) {
      await page.goto(address);
      await expect.poll(() => page.evaluate(() => performance.now() > 8_000)).toBe(true);
      await page.evaluate(() => {
        for (const word of ['no', 'not', 'nothing']) Promise.reject(new TypeError(word));
      });
    }
  });
  const told = receiver.list('--all').trim().split('\n').slice(-2).join('\n');
  expect(told).toContain('"path":"/…"');
  expect(told).not.toMatch(/jean|dupont|mail|inscription/);
});

test('a site without an address for reports sends and stores none, and no site serves a source map', async ({
  page,
}) => {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  const asked = new Set<string>();
  page.on('response', (response) => asked.add(new URL(response.url()).pathname));
  await page.route('**/remotes/mfe-booking/**/remoteEntry.js*', (route) => route.abort());
  await page.goto('/contact');
  await follow(page, '/reservation');
  await expect(page.getByRole('heading', { name: 'Cette page ne répond pas' })).toBeVisible();
  expect(posted).toEqual([]);
  expect(await page.content()).not.toContain('sendBeacon');

  const scripts = [...asked, '/sw.js'].filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    const text = await (await page.request.get(script)).text();
    expect(text, script).not.toContain('sourceMappingURL');
    for (const place of [`${script}.map`, `${script}.map.gz`, script.replace(/([^/]+)$/, 'maps/$1.map.gz')]) {
      expect((await page.request.get(place)).status(), place).toBe(404);
    }
  }
});
