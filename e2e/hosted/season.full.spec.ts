import type { Page } from '@playwright/test';
import { oneWidth } from '../support/test';
import { aStoredTournament } from '../tournaments/storedTournament';
import { teams } from '../tournaments/whole-day/dayPages';
import { anOrganizer, publishRecord } from './support/device';
import { expect, test } from './support/test';
import { beLoggedIn, registered } from './support/visitor';

test.use({ tolerated: [/Failed to load resource/] });

const path = '/organisateur/tournoi/saison';
const matches = teams.flatMap((home) =>
  teams.filter((away) => away !== home).map((away) => ({ home, away })),
);

/** A quick score, won by the team that comes first in the alphabet. */
async function write(page: Page, { home, away }: (typeof matches)[number]) {
  await page
    .getByRole('group', { name: `Actions du match ${home} – ${away}`, exact: true })
    .getByRole('button', { name: 'Score rapide' })
    .click();
  await page.getByLabel(`Buts de chaque set, ${home} d’abord`).fill(home < away ? '7-3 7-3' : '3-7 3-7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Score rapide' })).toHaveCount(0);
}

test(
  'three devices, one of them offline half the time, score a season of twelve teams home and away',
  oneWidth,
  async ({ page, backEnd, anotherDevice }) => {
    test.setTimeout(20 * 60_000);
    const organizer = await anOrganizer(backEnd);
    const season = aStoredTournament({ id: 'saison', name: 'Saison du Nord', teams, homeAndAway: true });
    await publishRecord(backEnd, organizer, season);
    const phones = [page, await anotherDevice(), await anotherDevice()];
    await beLoggedIn(page, backEnd, organizer);
    for (const phone of phones.slice(1)) {
      const scorer = await registered(backEnd);
      await backEnd.query(`insert into public.scorers (tournament, person)
        select 'saison', id from auth.users where email = '${scorer.email}'`);
      await beLoggedIn(phone, backEnd, scorer);
    }
    for (const phone of phones) await phone.goto(path);

    for (const [place, match] of matches.entries()) {
      const phone = phones[place % 3] as Page;
      const turn = Math.floor(place / 3);
      if (place % 3 === 2 && turn % 11 === 0) await phone.context().setOffline(turn % 22 === 0);
      await write(phone, match);
    }
    await phones[2]?.context().setOffline(false);

    const spectator = await anotherDevice();
    await spectator.goto(path);
    for (const device of [...phones, spectator]) {
      await expect(device.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(['Terminés'], {
        timeout: 120_000,
      });
      await device.getByRole('tab', { name: 'Classement' }).click();
      const rows = device.getByRole('table').getByRole('row');
      for (const [index, team] of teams.entries()) {
        // Four points for a win, one for a defeat in two sets.
        const points = 2 * (4 * (teams.length - 1 - index) + index);
        await expect(rows.nth(index + 1)).toContainText(team);
        await expect(rows.nth(index + 1).locator('td[data-column=points]')).toHaveText(String(points));
      }
    }
    const [row] = await backEnd.query(`select count(*)::int as results, bool_and(counted = events) as whole
      from public.live_matches where tournament = 'saison' and sheet is not null`);
    expect(row).toEqual({ results: matches.length, whole: true });
  },
);
