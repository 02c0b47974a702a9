import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { crossedWords } from '../frame/crossedWords';
import { bothModes, expect, test } from '../modes/test';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { oneWidth } from '../support/test';
import { enterAsOrganizer, selectPlayers } from './organizerPages';
import { readCode } from './readCode';
import { aStoredTournament, keepTournaments } from './storedTournament';

const path = '/organisateur/tournoi/1700000000000';
const longName = 'Les Irrésistibles Flibustiers de la Métropole Lilloise Réunis';
const teams = [longName, 'Arras', 'Brest', 'Caen', 'Dax', 'Évreux', 'Fréjus', 'Gap', 'Hyères', 'Issoire'];

/** A day in its middle: one round is over, the next under way on five courts. */
const running = (names: readonly string[] = teams) =>
  aStoredTournament({
    teams: names,
    playoffs: true,
    scores: (round) => {
      if (round === 1)
        return [
          { home: 7, away: 4 },
          { home: 7, away: 6 },
        ];
      return round === 2
        ? [
            { home: 7, away: 4 },
            { home: 3, away: 2 },
          ]
        : null;
    },
  });

const screenOf = (page: Page) => page.getByRole('dialog', { name: 'Écran du tournoi' });
const titleOf = (page: Page) => screenOf(page).getByRole('heading', { level: 2 });

test.describe('on the bar’s television', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('no line of the court crosses a word @full', oneWidth, async ({ page, context }) => {
    await keepTournaments(page, running());
    await page.goto(`${path}/ecran`);
    for (let panel = 0; panel < 5; panel += 1) {
      const panelTitle = await titleOf(page).textContent();
      expect(await crossedWords(screenOf(page), await context.newPage()), `${panelTitle}`).toEqual([]);
      await page.keyboard.press('ArrowRight');
    }
  });

  test(
    'every panel is readable from eight metres without scrolling @full',
    oneWidth,
    async ({ page, browser, baseURL }) => {
      await keepTournaments(page, running());
      await page.goto(`${path}/ecran`);
      const seen: (string | null)[] = [];
      for (let panel = 0; panel < 5; panel += 1) {
        seen.push(await titleOf(page).textContent());
        expect.soft(await tooSmall(page), `too small in ${seen.at(-1)}`).toEqual([]);
        expect.soft(await cutOff(page), `cut off in ${seen.at(-1)}`).toEqual([]);
        await expectAccessible(page);
        await page.keyboard.press('ArrowRight');
      }
      expect(seen).toEqual([
        'Sur les terrains',
        'Classement1 sur 2',
        'Classement2 sur 2',
        'Phase finaleTableau provisoire',
        'À suivre',
      ]);
      await expect(titleOf(page)).toHaveText('Sur les terrains');
      await expect(
        screenOf(page).getByText(/^Instantané du \d\d\/\d\d à \d\d:\d\d, pour votre téléphone$/),
      ).toBeVisible();
      const link = await readCode(page.getByRole('img', { name: /^Code QR/ }));
      expect(link).toMatch(new RegExp(`^${baseURL}/tournois/instantane#1\\.`));
      const another = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
      const phone = await another.newPage();
      await phone.goto(link ?? '');
      await expect(phone.getByRole('heading', { level: 1, name: 'Open de Prouvy' })).toBeVisible();
      await another.close();
      // The frame is out of sight and out of the keyboard's reach.
      const reached = new Set<string>();
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Tab');
        reached.add(
          await page.evaluate(
            () => document.activeElement?.closest('dialog, header, footer')?.localName ?? '',
          ),
        );
      }
      expect([...reached].filter((name) => name !== '')).toEqual(['dialog']);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      const covers = await page.evaluate(() =>
        [
          [5, 5],
          [1915, 5],
          [960, 1075],
        ].every(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('dialog') !== null),
      );
      expect(covers).toBe(true);
    },
  );

  test(
    'a finished tournament shows its champion, and one without matches says so',
    oneWidth,
    async ({ page }) => {
      const over = aStoredTournament({
        teams: [longName, 'Arras'],
        scores: () => [
          { home: 7, away: 4 },
          { home: 7, away: 6 },
        ],
      });
      await keepTournaments(page, over, aStoredTournament({ id: '2', teams: [], name: 'Open vide' }));
      await page.goto(`${path}/ecran`);
      await expect(titleOf(page)).toHaveText('Tournoi terminé');
      await expect(screenOf(page).getByText('Champion', { exact: true })).toBeVisible();
      await expect(screenOf(page).getByText(longName)).toBeVisible();
      expect(await tooSmall(page)).toEqual([]);
      await expectAccessible(page);
      await page.goto('/organisateur/tournoi/2/ecran');
      await expect(screenOf(page).getByText('Les matchs s’afficheront ici.')).toBeVisible();
      await page.goto('/organisateur/tournoi/inconnu/ecran');
      await expectPage(page, '/tournois');
      await expect(page.getByText('Tournoi introuvable')).toBeVisible();
      await expect(page.getByText('il n’est gardé que sur un autre appareil')).toBeVisible();
    },
  );
});

test(
  'every board distinguishes two clubs whose names begin alike @full',
  oneWidth,
  async ({ page, matchDay }) => {
    const alike = ['Lille', 'Douai'].map(
      (town) => `Association sportive et culturelle des joueurs de jorkyball de ${town}`,
    );
    const others = teams.slice(2, 8);
    await matchDay.keep(running([...alike, ...others]));
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${path}/ecran`);
    for (const title of ['Sur les terrains', 'Classement', 'À suivre']) {
      while (!(await titleOf(page).textContent())?.startsWith(title)) await page.keyboard.press('ArrowRight');
      for (const town of ['Lille', 'Douai']) {
        const ending = screenOf(page).getByText(town, { exact: true }).first();
        await expect(ending).toBeInViewport({ ratio: 1 });
        expect(await ending.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true);
      }
    }
  },
);

test('the controls do not cover the code, on a phone and in any window @full', oneWidth, async ({ page }) => {
  await keepTournaments(page, running());
  await page.goto(`${path}/ecran`);
  await expect(titleOf(page)).toHaveText('Sur les terrains');
  await page.keyboard.press('Space');
  await expect(screenOf(page).getByText('En pause')).toBeVisible();
  for (const [width, height, letters = '100%'] of [
    [320, 640],
    [320, 640, '200%'],
    [390, 844],
    [768, 1024],
    [700, 690],
    [844, 390],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const code = await page.getByRole('img', { name: /^Code QR/ }).boundingBox();
    const bar = await screenOf(page).getByRole('region', { name: 'Commandes de l’écran' }).boundingBox();
    if (code === null || bar === null) throw new Error('Nothing is there to be looked at.');
    const isApart =
      bar.x >= code.x + code.width ||
      code.x >= bar.x + bar.width ||
      bar.y >= code.y + code.height ||
      code.y >= bar.y + bar.height;
    expect.soft(isApart, `apart at ${width} × ${height}`).toBe(true);
    const boards = await page.locator('dialog li > [style*=own-name]').evaluateAll(
      (all) =>
        all.filter((board) => {
          const first = board.firstElementChild?.getBoundingClientRect().top ?? 0;
          return first < board.getBoundingClientRect().top;
        }).length,
    );
    expect.soft(boards, `boards too small for their lines at ${width} × ${height}`).toBe(0);
    expect.soft(bar.y + bar.height, `in sight at ${width} × ${height}`).toBeLessThanOrEqual(height);
  }
});

test('the longest list ends above the code on an upright screen @full', oneWidth, async ({ page }) => {
  await keepTournaments(page, running());
  await page.goto(`${path}/ecran`);
  await expect(page.locator('dialog[data-long-code]')).toBeVisible();
  while (!(await titleOf(page).textContent())?.startsWith('À suivre'))
    await page.keyboard.press('ArrowRight');
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [800, 810],
  ] as const) {
    await page.setViewportSize({ width, height });
    const code = await page.getByRole('img', { name: /^Code QR/ }).boundingBox();
    const row = await page.locator('dialog [data-part=panel] li').first().boundingBox();
    if (code === null || row === null) throw new Error('Nothing is there to be looked at.');
    // It names seven matches at most.
    expect.soft(row.y + 7 * row.height, `at ${width} × ${height}`).toBeLessThanOrEqual(code.y);
  }
});

test(
  'the panels advance by themselves, pause on request, and the screen closes by keyboard',
  bothModes,
  async ({ page, matchDay }) => {
    await page.clock.install();
    await matchDay.keep(running());
    await page.goto(`${path}/ecran`);
    await expect(titleOf(page)).toHaveText('Sur les terrains');
    // On its way, the code would be overdue as soon as the clock runs.
    await expect(screenOf(page).getByRole('img', { name: /Code QR/ })).toBeVisible();
    await page.clock.runFor(12_500);
    await expect(titleOf(page)).toContainText('Classement');
    await page.keyboard.press('Space');
    await expect(screenOf(page).getByText('En pause')).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(titleOf(page)).toContainText('Classement');
    await page.keyboard.press('ArrowLeft');
    await expect(titleOf(page)).toHaveText('Sur les terrains');
    await page.keyboard.press('Space');
    await expect(screenOf(page).getByText('En pause')).toHaveCount(0);
    await page.clock.runFor(5_000);
    // Without a movement of the pointer the controls are out of sight, and the keyboard finds them.
    const quit = screenOf(page).getByRole('link', { name: 'Quitter l’écran' });
    await expect.poll(() => opacityOf(page)).toBe('0');
    await quit.focus();
    await page.clock.runFor(5_000);
    await expect.poll(() => opacityOf(page)).toBe('1');
    await page.keyboard.press('Enter');
    await expectPage(page, path, { heading: 'Open de Prouvy', title: /^Open de Prouvy/ });
    await expect(page.getByRole('banner')).toBeVisible();
  },
);

test(
  'a goal brings its court to the front within a second, also offline @full',
  oneWidth,
  async ({ page, context }) => {
    await enterAsOrganizer(page);
    await keepTournaments(page, aStoredTournament({ teams: ['Lille', 'Lyon', 'Nantes', 'Rennes'] }));
    await page.goto(`${path}/ecran`);
    await expect(titleOf(page)).toHaveText('À suivre');
    const court = await openSheet(context, 'r1-m1', 'Lille', 'Rennes');
    await context.setOffline(true);
    await goal(court, 'Lille').click();
    const front = screenOf(page).getByRole('region', { name: 'Sur les terrains' });
    await expect(front.getByText('Lille')).toBeVisible();
    await expect(front.getByText('But à la 1re minute')).toBeVisible();
    await expect(titleOf(page)).toHaveCount(0);
    await expect(titleOf(page)).toHaveText('Sur les terrains');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await context.setOffline(false);
  },
);

test(
  'a won set and the end of a match stay in front for twenty seconds, whatever happens meanwhile',
  oneWidth,
  async ({ page, context }) => {
    await page.clock.install();
    await enterAsOrganizer(page);
    await keepTournaments(
      page,
      aStoredTournament({ teams: ['Lille', 'Lyon'], scores: () => [{ home: 6, away: 2 }] }),
    );
    await page.goto(`${path}/ecran`);
    await expect(titleOf(page)).toHaveText('Sur les terrains');
    const court = await openSheet(context, 'r1-m1', 'Lille', 'Lyon');
    const front = screenOf(page).getByRole('region', { name: 'Sur les terrains' });
    const expectToStay = async (words: RegExp, meanwhile: () => Promise<unknown>) => {
      await expect(titleOf(page)).toHaveCount(0);
      await expect(front).toHaveText(words);
      await page.clock.runFor(9_000);
      await meanwhile();
      await page.clock.runFor(6_000);
      await expect(front).toHaveText(words);
      await page.clock.runFor(7_000);
      await expect(titleOf(page)).toBeVisible();
    };
    await goal(court, 'Lille').click();
    await expectToStay(/Set 1 terminé.*Lille.*7.*Lyon.*2/, async () => {
      await court.getByRole('button', { name: 'Passer au set 2' }).click();
      await goal(court, 'Lyon').click();
    });
    await expect(front).toHaveText(/Set 2.*Lille.*0.*Lyon.*1/);
    for (let goals = 0; goals < 7; goals += 1) await goal(court, 'Lille').click();
    await expectToStay(/Terminé.*Lille.*7.*Lyon.*1/, () => Promise.resolve());
    await expect(titleOf(page)).toHaveText('Tournoi terminé');
  },
);

test(
  'the screen calls the next matches in the order of the tournament’s page, and no page of standings has a lone row',
  oneWidth,
  async ({ page, context }) => {
    await page.clock.setFixedTime(new Date('2026-11-28T09:05:00Z'));
    const names = ['Lille', ...teams.slice(1, 9)];
    const tournament = running(names);
    const left = tournament.fixtures.filter(({ status }) => status === 'pending');
    const day = {
      ...{ date: '2026-11-28', start: 600, courts: 4, matchMinutes: 20, pauses: [] },
      placements: left.map(({ id }, index) => ({
        fixture: id,
        court: (index % 4) + 1,
        at: 600 + 20 * Math.floor(index / 4),
      })),
    };
    await keepTournaments(page, Object.assign(tournament, { days: { [day.date]: day } }));
    await page.goto(path);
    const teamsIn = (rows: readonly string[]) =>
      rows.map((row) =>
        names
          .filter((name) => row.includes(name))
          .toSorted()
          .join(),
      );
    const called = page.getByRole('region', { name: 'Ensuite' }).getByRole('listitem');
    await expect(called.first()).toBeVisible();
    const calls = teamsIn(await called.allTextContents());
    const screen = await context.newPage();
    await screen.goto(`${path}/ecran`);
    const rowCounts: number[] = [];
    for (let title = ''; title !== 'À suivre'; title = (await titleOf(screen).textContent()) ?? '') {
      if (title.startsWith('Classement'))
        rowCounts.push(await screenOf(screen).getByRole('rowheader').count());
      await screen.keyboard.press('ArrowRight');
    }
    expect(rowCounts).toEqual([5, 4]);
    const next = teamsIn(await screenOf(screen).getByRole('listitem').allTextContents());
    expect(calls.length).toBeGreaterThan(0);
    expect(next.slice(0, calls.length)).toEqual(calls);
  },
);

/** A day of matches. */
const HOURS = 12;

test(
  `${HOURS} hours with a goal every few minutes do not increase the screen’s memory @full`,
  oneWidth,
  async ({ page, context }) => {
    test.setTimeout(300_000);
    await page.clock.install();
    await enterAsOrganizer(page);
    await keepTournaments(page, running());
    await page.goto(`${path}/ecran`);
    await expect(titleOf(page)).toHaveText('Sur les terrains');
    const court = await openSheet(context, 'r3-m1', longName, 'Brest');
    const client = await context.newCDPSession(page);
    const samples: Footprint[] = [];
    const goalsAnHour = 12;
    for (let hour = 0; hour < HOURS; hour += 1) {
      for (let each = 0; each < goalsAnHour; each += 1) {
        // Every other goal is taken back, so that the match goes on all day.
        if (each % 2 === 0) await goal(court, 'Brest').click();
        else await court.getByRole('button', { name: 'Annuler la dernière action' }).click();
        await page.clock.runFor((60 / goalsAnHour) * 60_000);
      }
      // Always before the same panel: one has five rows, another sixty.
      await expect(async () => {
        await page.keyboard.press('ArrowRight');
        await expect(titleOf(page)).toHaveText('Sur les terrains', { timeout: 300 });
      }).toPass({ intervals: [0] });
      samples.push(await footprint(client));
    }
    // It is as quick as it was in the morning.
    await goal(court, 'Brest').click();
    const front = screenOf(page).getByRole('region', { name: 'Sur les terrains' });
    await expect(front.getByText('Brest')).toBeVisible();
    await expect(titleOf(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    console.log(`The screen's footprint by hours: ${JSON.stringify(samples)}`);
    // The least of each half: the panel before it may not be swept up yet. The first hour is the page's own warming up.
    const [morning, evening] = [samples.slice(1, HOURS / 2), samples.slice(HOURS / 2)];
    const least = (half: readonly Footprint[], of: keyof Footprint) =>
      Math.min(...half.map((sample) => sample[of]));
    for (const [of, tolerated] of [
      ['nodes', 1.1],
      ['listeners', 1.1],
      ['heapBytes', 1.08],
    ] as const)
      expect(least(evening, of), of).toBeLessThanOrEqual(least(morning, of) * tolerated);
  },
);

interface Footprint {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Waits until rendering has ended: a sliced render holds the nodes of two pages for a moment. */
async function footprint(client: CDPSession): Promise<Footprint> {
  await client.send('Performance.enable');
  await client.send('HeapProfiler.enable');
  let found = await counted(client);
  await expect(async () => {
    const before = found;
    found = await counted(client);
    expect(found.nodes).toBe(before.nodes);
  }).toPass({ intervals: [100] });
  return found;
}

async function counted(client: CDPSession): Promise<Footprint> {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heapBytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

async function openSheet(context: BrowserContext, match: string, home: string, away: string): Promise<Page> {
  const court = await context.newPage();
  await enterAsOrganizer(court);
  await court.goto(`${path}/match/${match}`);
  await selectPlayers(court, home);
  await selectPlayers(court, away);
  return court;
}

function goal(court: Page, team: string) {
  return court.getByRole('group', { name: team, exact: true }).getByRole('button', { name: 'But attaquant' });
}

function opacityOf(page: Page): Promise<string> {
  return screenOf(page)
    .getByRole('region', { name: 'Commandes de l’écran' })
    .evaluate((element) => getComputedStyle(element).opacity);
}

/** Texts without a reader at the bar: names and figures below four hundredths of the height, others below 2.6. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const important =
      'h1, tbody th, tbody td, [data-part=name] *, [data-part=team] *, [data-part=sets], b, strong, [data-known] span';
    const found: string[] = [];
    const panel = document.querySelector('dialog');
    for (const element of panel?.querySelectorAll<HTMLElement>('*') ?? []) {
      // A crest is a drawing; the name beside it has its letters.
      if (element.closest('section[aria-label^="Commandes"], svg')) continue;
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const box = element.getBoundingClientRect();
      if (!own || box.width <= 1 || box.height <= 1) continue;
      const isSmallPrint =
        element.closest('[data-movement], [data-part=where], [data-part=minute], i') !== null;
      const least = element.matches(important) && !isSmallPrint ? 0.04 : 0.026;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < innerHeight * least - 0.01) found.push(`${element.textContent?.trim()}: ${size} px`);
    }
    return found;
  });
}

/** Figures and boxes that overflow their container; names may be cut, with an ellipsis. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('dialog section[data-part=panel] *')) {
      const { overflow, textOverflow } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (box.width <= 1) continue;
      const isOut = box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
      const isCut =
        overflow === 'hidden' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      const isFigure = element.matches('b, td, [data-part=sets]');
      if (isOut || isCut || (isFigure && element.scrollWidth > element.clientWidth + 1))
        found.push(`${element.localName} ${element.textContent?.trim().slice(0, 40)}`);
    }
    return found;
  });
}
