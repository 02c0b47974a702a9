import type { Locator } from '@playwright/test';
import { sidewaysPx } from '../support/sidewaysPx';
import { aStoredTournament } from '../tournaments/storedTournament';
import { anOrganizer, publishRecord } from './support/device';
import { expect, test } from './support/test';
import { expectMember, keptToken, logIn, registered } from './support/visitor';

const dayMs = 24 * 60 * 60 * 1000;

for (const { how, byMs } of [
  { how: 'a day ahead', byMs: dayMs },
  { how: 'a day behind', byMs: -dayMs },
]) {
  test(`a member whose device is ${how} stays logged in, and their token is not renewed on every request`, async ({
    page,
    backEnd,
  }) => {
    let renewals = 0;
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) renewals += 1;
    });
    await page.clock.install({ time: Date.now() + byMs });
    await logIn(page, await registered(backEnd));
    await expectMember(page);
    for (const path of ['/profil', '/reservation', '/profil']) {
      await page.goto(path);
      await page.clock.runFor('01:30');
      await expectMember(page);
    }
    expect(renewals).toBe(0);
    expect(await backEnd.userOf(await keptToken(page))).toBeDefined();
  });
}

/** A phone in both orientations, a window of 1280 × 1024 at 400 % zoom, and a television. */
const windows = [
  [320, 640],
  [390, 844],
  [568, 320],
  [320, 256],
  [1280, 720],
] as const;

test('the notice about a wrong clock covers neither the code nor the panels of the screen', async ({
  page,
  backEnd,
}) => {
  const names = ['Lille', 'Arras', 'Brest', 'Caen', 'Dax', 'Évreux', 'Fréjus', 'Gap'];
  const scores = (round: number) => {
    if (round > 2) return null;
    const last = round === 1 ? { home: 7, away: 6 } : { home: 3, away: 2 };
    return [{ home: 7, away: 4 }, last];
  };
  const record = aStoredTournament({ id: 'horloge', teams: names, playoffs: true, scores });
  await publishRecord(backEnd, await anOrganizer(backEnd), record);
  await page.clock.install({ time: Date.now() + dayMs });
  await page.goto('/organisateur/tournoi/horloge/ecran');
  const screen = page.getByRole('dialog', { name: 'Écran du tournoi' });
  const word = screen.getByText(/avance de 24\sheures sur celle du serveur/);
  await expect(word).toBeVisible();
  const code = screen.getByRole('img', { name: /^Code QR/ });
  const title = screen.getByRole('heading', { level: 2 });
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    for (const panel of ['Sur les terrains', 'Classement', 'Phase finale', 'À suivre']) {
      const at = `${panel} at ${width} × ${height}`;
      await expect(title).toContainText(panel);
      const { width: codePx, height: codeHeightPx } = await boxOf(code);
      expect.soft(Math.min(codePx, codeHeightPx), `the code in ${at}`).toBeGreaterThanOrEqual(96);
      await expect.soft(code, at).toBeInViewport({ ratio: 1 });
      await expect.soft(word, at).toBeInViewport({ ratio: 1 });
      const parts = [word, title, screen.locator('h1'), screen.locator('[data-part=clock]'), code];
      expect.soft(await overlapping(parts), `overlapping in ${at}`).toEqual([]);
      expect.soft(await hiddenBelow(screen), `below its place in ${at}`).toEqual([]);
      expect.soft(await sidewaysPx(page), `sideways in ${at}`).toBe(0);
      await page.keyboard.press('ArrowRight');
      if (panel === 'Classement' && (await title.textContent())?.startsWith('Classement'))
        await page.keyboard.press('ArrowRight');
    }
  }
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('Nothing is there to be looked at.');
  return box;
}

/** The pairs of parts that share a place on the screen. */
async function overlapping(parts: readonly Locator[]): Promise<string[]> {
  const boxes = await Promise.all(parts.map(boxOf));
  return boxes.flatMap((a, index) =>
    boxes.slice(index + 1).flatMap((b, offset) => {
      const isApart =
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      return isApart ? [] : [`${parts[index]} and ${parts[index + offset + 1]}`];
    }),
  );
}

/** The lines of a panel that reach below its place. */
function hiddenBelow(screen: Locator): Promise<string[]> {
  return screen.locator('[data-part=panel]').evaluate((panel) => {
    const { bottom } = panel.getBoundingClientRect();
    return [...panel.querySelectorAll('li, tr')]
      .filter((line) => line.getBoundingClientRect().bottom > bottom + 1)
      .map((line) => line.textContent ?? '');
  });
}
