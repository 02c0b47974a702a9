import { readFile } from 'node:fs/promises';
import type { BrowserContext, Download, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { visitAs } from '../frame/visitors';
import { bothModesOneWidth, expect, test } from '../modes/test';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { page as pageOf } from '../support/pages';
import { holdSection } from '../support/requests';
import { sidewaysPx } from '../support/sidewaysPx';
import { tableRows } from '../support/suite';
import { oneWidth } from '../support/test';
import { anEarlierReservation, hourTile } from './reservationPage';

/** A Tuesday, half past two in Paris. */
const tuesday = new Date('2026-09-15T12:30:00Z');
/** On Sunday at six. */
const held = { ...anEarlierReservation, id: '2026-09-01T08:00:00.000Z', plan: 'Découverte' };
const address = `/reservation/${held.id}`;

const reservationPage = pageOf('Votre réservation');
const cancelledPage = { ...reservationPage, heading: 'Réservation annulée' };
const unknownPage = { ...reservationPage, heading: 'Pas sur cet appareil' };

const main = (page: Page) => page.getByRole('main');
const ticket = (page: Page) => main(page).getByRole('region', { name: 'Votre partie' });
/** The page's own status; the frame has an empty one. */
const status = (page: Page) => main(page).getByRole('status').filter({ hasText: /\S/ });
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

/** The device of a visitor with a reservation. Its storage lasts for the rest of the test. */
async function keep(target: Page | BrowserContext, reservations: readonly object[] = [held]) {
  await target.addInitScript((kept) => {
    if (localStorage.getItem('seeded')) return;
    localStorage.setItem('seeded', 'yes');
    localStorage.setItem('reservations', kept);
  }, JSON.stringify(reservations));
}

async function open(page: Page, path = address, at = tuesday) {
  await page.clock.setFixedTime(at);
  await page.goto(path);
}

async function expectTicket(page: Page, day = 'dimanche 20 septembre 2026', time = '18:00') {
  await expect(ticket(page).getByRole('heading', { level: 2 })).toHaveText(`${day} ${time}`);
}

async function eventOf(download: Promise<Download>) {
  const file = await download;
  const text = await readFile(await file.path(), 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return { name: file.suggestedFilename(), method: calendar.getFirstPropertyValue('method'), event };
}

for (const [way, path] of tableRows(
  'Reservation, addresses',
  [
    ['as it is typed', address],
    ['as links write it', `/reservation/${encodeURIComponent(held.id)}`],
    ['with a slash at its end', `${address}/`],
  ] as const,
  { every: 3 },
))
  test(
    `a visitor opens their reservation by its address, ${way}, and reloads it @table`,
    oneWidth,
    async ({ page }) => {
      await keep(page);
      await open(page, path);
      await expectPage(page, path, reservationPage);
      await expectTicket(page);
      for (const words of [
        '4 joueurs',
        '1 h, 4 joueurs : 25 €, soit 6,25 € chacun, sur place',
        'Ana Lefèvre',
      ])
        await expect(ticket(page)).toContainText(words);
      await expect(main(page).getByText('1 rue des Sports, 59121 Prouvy')).toBeVisible();
      await expect(
        main(page).getByText(/Gratuite jusqu’au dimanche 20 septembre 2026 à 16\sh, soit/),
      ).toBeVisible();
      await page.reload();
      await expectPage(page, path, reservationPage);
      await expectTicket(page);
      await expectAccessible(page);
    },
  );

test(
  'another browser does not know the reservation, and search engines may not index its page',
  oneWidth,
  async ({ page }) => {
    await open(page);
    await expectPage(page, address, unknownPage);
    await expect(main(page).getByText(/Cette réservation n’est pas sur cet appareil/)).toBeVisible();
    await expect(main(page).getByRole('link', { name: /^Appeler le 03/ })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'Réserver un terrain' }).click();
    await expectPage(page, '/reservation');
  },
);

test(
  'the page shows an accessible frame while the booking section loads @full',
  oneWidth,
  async ({ page }) => {
    await keep(page);
    const letArrive = await holdSection(page, 'booking');
    await page.clock.setFixedTime(tuesday);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expectAccessible(page);
    letArrive();
    await expectTicket(page);
  },
);

test(
  'the calendar files add the reservation with a reminder, move it and remove it',
  bothModesOneWidth,
  async ({ page, courts }) => {
    const address = await courts.hold();
    await open(page, address);
    let coming = page.waitForEvent('download');
    await button(page, 'Ajouter à mon agenda').click();
    const added = await eventOf(coming);
    expect(added.name).toBe('jorkyball-2026-09-20-18h00.ics');
    expect(added.event.startDate.toJSDate().toISOString()).toBe('2026-09-20T16:00:00.000Z');
    expect(added.event.component.getAllSubcomponents('valarm')).toHaveLength(1);

    await page.clock.setFixedTime(tuesday.getTime() + 60_000);
    await button(page, 'Déplacer').click();
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'mardi 22 septembre' }).click();
    // In one line, also in the frame that is narrower than the booking page.
    const time = await button(page, '20:00, 6 terrains libres')
      .getByText('20:00', { exact: true })
      .boundingBox();
    expect(time?.height).toBeLessThan(30);
    await button(page, '20:00, 6 terrains libres').click();
    await button(page, /^Déplacer au mardi 22 septembre 2026 à 20\sh/).click();
    await expectTicket(page, 'mardi 22 septembre 2026', '20:00');
    await expect(page.getByText('Réservation déplacée')).toBeVisible();
    await expect(ticket(page).getByRole('heading', { level: 2 })).toBeFocused();
    coming = page.waitForEvent('download');
    await button(page, 'Ajouter à mon agenda').click();
    const moved = await eventOf(coming);
    expect(moved.event.startDate.toJSDate().toISOString()).toBe('2026-09-22T18:00:00.000Z');
    expect(moved.event.uid).toBe(added.event.uid);
    expect(moved.event.sequence).toBeGreaterThan(added.event.sequence);

    await button(page, 'Annuler la réservation').click();
    await expect(button(page, 'Non, la garder')).toBeFocused();
    await expectAccessible(page);
    await button(page, 'Oui, annuler').click();
    await expectPage(page, address, cancelledPage);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(status(page)).toContainText('pensez à la retirer');
    await expectAccessible(page);
    coming = page.waitForEvent('download');
    await button(page, 'Retirer de mon agenda').click();
    const removed = await eventOf(coming);
    expect(removed.name).toBe('jorkyball-2026-09-22-20h00-annulation.ics');
    expect(removed.method).toBe('CANCEL');
    expect(removed.event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(removed.event.uid).toBe(added.event.uid);
    expect(removed.event.sequence).toBeGreaterThan(moved.event.sequence);

    await page.reload();
    await expectPage(page, address, cancelledPage);
    await expectTicket(page, 'mardi 22 septembre 2026', '20:00');
    await expect(ticket(page)).not.toContainText('Ana');
    await main(page).getByRole('link', { name: 'Réserver à nouveau' }).click();
    await expectPage(page, '/reservation');
    await page.goBack();
    await expectPage(page, address, cancelledPage);
    await expectAccessible(page);
    // The clock was a year ahead until now.
    await page.clock.setFixedTime(tuesday.getTime() - 365 * 86_400_000);
    coming = page.waitForEvent('download');
    await button(page, 'Retirer de mon agenda').click();
    expect((await eventOf(coming)).event.sequence).toBeGreaterThan(moved.event.sequence);
  },
);

test(
  'a reservation cancelled in the profile reads as cancelled on its page, and both pages offer the calendar cancellation',
  oneWidth,
  async ({ page }) => {
    await keep(page);
    await visitAs(page, 'player');
    await open(page, '/profil?onglet=reservations');
    await main(page)
      .getByRole('button', { name: /^Annuler/ })
      .click();
    await main(page).getByRole('button', { name: 'Oui, annuler' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Retirer de mon agenda' }).click();
    expect((await eventOf(coming)).method).toBe('CANCEL');
    await page.goto(address);
    await expectPage(page, address, cancelledPage);
    await expect(button(page, 'Retirer de mon agenda')).toBeVisible();
  },
);

test(
  'a file made ninety minutes ahead sets its reminder one hour before @full',
  oneWidth,
  async ({ page }) => {
    await keep(page);
    await open(page, address, new Date('2026-09-20T14:30:00Z'));
    const coming = page.waitForEvent('download');
    await button(page, 'Ajouter à mon agenda').click();
    const [alarm] = (await eventOf(coming)).event.component.getAllSubcomponents('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT60M');
    expect(alarm?.getFirstPropertyValue('description')).toBe('Jorkyball à 18\u00a0h.');
  },
);

test(
  'buttons fill the width of the narrowest phone, and no button is alone in a row on a tablet @full',
  oneWidth,
  async ({ page }) => {
    await keep(page);
    await open(page);
    const boxes = () =>
      main(page)
        .getByRole('button', { name: /^(Ajouter à mon agenda|Déplacer|Partager|Annuler la réservation)$/ })
        .evaluateAll((buttons) =>
          buttons.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
        );
    await expect(button(page, 'Partager')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 740 });
    // Once a busy page has its new width.
    await expect(async () => {
      const narrow = await boxes();
      expect(narrow).toHaveLength(4);
      const { width: available } = await ticket(page).evaluate((element) => element.getBoundingClientRect());
      for (const { width } of narrow) expect(width).toBeCloseTo(available, 0);
    }).toPass();
    for (const width of [480, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      const tops = (await boxes()).map(({ top }) => top);
      for (const top of tops)
        expect(tops.filter((other) => other === top).length, `${width} px`).toBeGreaterThan(1);
    }
  },
);

test(
  'the ticket prints on one sheet, without buttons and without light effects @full',
  oneWidth,
  async ({ page }) => {
    await keep(page);
    await open(page);
    await expectTicket(page);
    await page.emulateMedia({ media: 'print' });
    await expect(ticket(page)).toBeVisible();
    await expect(main(page).getByRole('button')).toHaveCount(0);
    // A busy browser takes the paper's styles a moment later.
    const lights = () =>
      ticket(page).evaluate((element) =>
        [element, ...element.querySelectorAll('*')]
          .flatMap((part) => [getComputedStyle(part), getComputedStyle(part, '::before')])
          .map(({ backgroundImage, filter, boxShadow }) => `${backgroundImage} ${filter} ${boxShadow}`)
          .filter((light) => /conic|radial|255|px/.test(light)),
      );
    await expect.poll(lights).toEqual([]);
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets).toHaveLength(1);
  },
);

test('a visitor moves and cancels a reservation by keyboard alone', oneWidth, async ({ page }) => {
  await keep(page);
  await open(page);
  await button(page, 'Déplacer').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Choisissez un nouveau créneau/ })).toBeFocused();
  // The four shortcuts, the week before, the date, its month, the week after.
  for (let stop = 0; stop < 9; stop += 1) await page.keyboard.press('Tab');
  await expect(main(page).getByRole('button', { name: 'dimanche 20 septembre' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(button(page, /^18:00, 6 terrains libres/)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const confirm = button(page, /^Déplacer au lundi 21 septembre 2026 à 10\sh/);
  await page.keyboard.press('Tab');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expectTicket(page, 'lundi 21 septembre 2026', '10:00');
  await expect(ticket(page).getByRole('heading', { level: 2 })).toBeFocused();
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  await expect(button(page, 'Annuler la réservation')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Non, la garder')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectPage(page, address, cancelledPage);
});

test(
  'the page shows at once that another tab moved the reservation, then that it cancelled it @full',
  bothModesOneWidth,
  async ({ page, context, courts }) => {
    const address = await courts.hold();
    await context.clock.setFixedTime(tuesday);
    await page.goto(address);
    const other = await context.newPage();
    await other.goto(address);
    await button(other, 'Déplacer').click();
    await button(other, '20:00, 6 terrains libres').click();
    await button(other, /^Déplacer au/).click();
    await expectTicket(page, 'dimanche 20 septembre 2026', '20:00');
    await button(page, 'Déplacer').click();
    await button(other, 'Annuler la réservation').click();
    await button(other, 'Oui, annuler').click();
    await expectPage(page, address, cancelledPage);
    await expect(button(page, 'Retirer de mon agenda')).toBeVisible();
    await main(page).getByRole('link', { name: 'Réserver à nouveau' }).click();
    await page.getByLabel('Date').fill('20/09/2026');
    await expect(hourTile(page, '20:00')).toHaveAccessibleName(/6\sterrains libres$/);
  },
);

test('the page follows the clock: too late to change, playing, past @full', oneWidth, async ({ page }) => {
  await keep(page);
  await page.clock.install({ time: new Date('2026-09-20T13:58:00Z') });
  await page.goto(address);
  await button(page, 'Annuler la réservation').click();
  await page.clock.fastForward('03:30');
  await expect(button(page, 'Oui, annuler')).toHaveCount(0);
  await expect(button(page, /^(Déplacer|Annuler)/)).toHaveCount(0);
  await expect(status(page)).toContainText(/Il reste moins de 2.h avant le début/);
  await expect(status(page).getByRole('link', { name: /^Appeler le 03/ })).toBeVisible();
  await expectAccessible(page);
  await page.clock.fastForward('02:00:00');
  await expect(ticket(page)).toContainText('En cours');
  await page.clock.fastForward('01:00:00');
  await expect(status(page)).toContainText('Cette partie est terminée.');
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Réserver à nouveau' }).click();
  await expectPage(page, '/reservation');
});

test('a browser without a clipboard shows the text, selected @full', async ({ page }) => {
  await keep(page);
  await open(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await button(page, 'Partager').click();
  const field = main(page).getByRole('textbox', { name: /^À copier/ });
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toContain('On joue au jorkyball');
  await expectAccessible(page);
});

test(
  'a browser that refuses storage reads that the reservation is not on this device @full',
  oneWidth,
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
    });
    await open(page);
    await expectPage(page, address, unknownPage);
  },
);

test(
  'a visitor cancels although a lock on the storage never ends @full',
  oneWidth,
  async ({ page, context }) => {
    await keep(context);
    const hog = await context.newPage();
    await hog.goto('/contact');
    await hog.evaluate(() => {
      void navigator.locks.request('jorkyball:reservations', () => new Promise(() => {})).catch(() => {});
    });
    await page.clock.install({ time: tuesday });
    await page.goto(address);
    await button(page, 'Annuler la réservation').click();
    await button(page, 'Oui, annuler').click();
    await expect(button(page, 'Annulation…')).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(2000);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réservation annulée', {
        timeout: 200,
      });
    }).toPass();
  },
);

test(
  'the page does not scroll sideways at double letter size on the narrowest phone @full',
  oneWidth,
  async ({ page }) => {
    await keep(page, [{ ...held, name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3) }]);
    await open(page);
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 740 });
      for (const size of ['100%', '200%']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        await expect.poll(() => sidewaysPx(page), `${width} px at ${size}`).toBe(0);
        await button(page, 'Déplacer').click();
        await expect.poll(() => sidewaysPx(page), `moving, ${width} px at ${size}`).toBe(0);
        await button(page, 'Garder mon heure').click();
      }
    }
  },
);

test.describe('in forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('the chosen hour has another background than the others', oneWidth, async ({ page }) => {
    await keep(page);
    await open(page);
    await button(page, 'Déplacer').click();
    await button(page, '20:00, 6 terrains libres').click();
    const ground = (name: RegExp) =>
      button(page, name).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(/^20:00/)).not.toBe(await ground(/^19:00/));
  });
});
