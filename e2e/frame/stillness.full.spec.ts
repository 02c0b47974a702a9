import type { Page } from '@playwright/test';
import { alive } from '../support/alive';
import { tableRows } from '../support/suite';
import { expect, test } from '../support/test';
import { screens, type Visitor, visitAs } from './visitors';

/**
 * Hydration must not move a target that a visitor aims at: late knowledge (the visitor, the time) pushes no element
 * away. The table has pages of the centre and of the sport, for visitors with different stored data.
 */
const readings: readonly { readonly path: string; readonly who?: Visitor; readonly at?: string }[] = [
  { path: '/' },
  { path: '/tournois' },
  { path: '/reservation' },
  { path: '/reservation', who: 'player' },
  { path: '/reservation', at: '09:40' },
  { path: '/reservation', at: '22:59' },
  { path: '/reservation', at: '23:40' },
  { path: '/contact', who: 'player' },
  { path: '/connexion' },
  { path: '/connexion?retour=%2Forganisateur' },
  { path: '/connexion', who: 'player' },
  { path: '/connexion', who: 'organizer' },
  { path: '/classement-mondial', who: 'player' },
];

const SCRIPTS = /\.js(\?.*)?$/;

for (const { name, size } of screens) {
  test.describe(name, () => {
    test.use({ viewport: size });

    // By default in the middle of a day, when part of it is over.
    for (const { path, who, at = '15:20' } of tableRows(`Stillness, ${name}`, readings)) {
      test(`hydration of ${path} moves nothing at ${at} for ${who ?? 'a guest'}`, async ({ page }) => {
        if (who) await visitAs(page, who);
        await page.clock.setFixedTime(`2026-11-24T${at}:00`);
        await page.route(SCRIPTS, () => {});
        await page.goto(path, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        const before = await places(page);
        await page.unroute(SCRIPTS);
        await page.reload();
        await alive(page);
        // The hours wait until it is known which are free.
        if (path.startsWith('/reservation'))
          await expect(page.locator('main [data-time]:enabled').first()).toBeAttached();
        const after = await places(page);
        const common = Object.keys(before).filter((thing) => thing in after);
        expect(common.length, 'things of the page that are there before it lives').toBeGreaterThan(4);
        const of = (all: Places) => Object.fromEntries(common.map((thing) => [thing, all[thing]]));
        expect(of(after)).toEqual(of(before));
      });
    }
  });
}

type Places = Readonly<Record<string, string>>;

/** The positions of headings, links, buttons and fields of the first two screens, by their names. */
function places(page: Page): Promise<Places> {
  return page.evaluate(() => {
    const found: Record<string, string> = {};
    const things = document.querySelectorAll<HTMLInputElement>(
      'main :is(h1, h2, h3, a, button, input, select, textarea)',
    );
    for (const thing of things) {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const isSeen = width > 4 && height > 4 && top + scrollY < 2 * innerHeight;
      const name = `${thing.tagName} ${thing.name ?? ''} ${thing.value ?? ''} ${thing.textContent.trim()}`;
      if (isSeen && !(name in found)) found[name] = `${Math.round(left)}, ${Math.round(top + scrollY)}`;
    }
    return found;
  });
}
