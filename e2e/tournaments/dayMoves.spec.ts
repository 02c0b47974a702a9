import type { Locator, Page } from '@playwright/test';
import { expect, oneWidth, test } from '../support/test';
import { enterAsOrganizer } from './organizerPages';
import { aStoredTournament, keepTournaments, type StoredTournament } from './storedTournament';
import { actions } from './whole-day/dayPages';

const tournament = aStoredTournament({
  date: '2099-12-20',
  teams: ['Lille', 'Lyon', 'Anget', 'Avignon'],
  more: {
    days: {
      '2099-12-20': {
        ...{ date: '2099-12-20', start: 600, courts: 2, matchMinutes: 30, pauses: [] },
        placements: [
          { fixture: 'r1-m1', court: 1, at: 600 },
          { fixture: 'r1-m2', court: 2, at: 600 },
          { fixture: 'r2-m1', court: 1, at: 630 },
        ],
      },
    },
  },
});

async function openDay(page: Page, kept: StoredTournament = tournament) {
  await enterAsOrganizer(page);
  await keepTournaments(page, kept);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/organisateur/tournoi/${tournament.id}/jour`);
  const plan = page.getByRole('region', { name: 'Le plan' });
  const cell = (hour: RegExp, court: number) =>
    plan
      .getByRole('row', { name: hour })
      .getByRole('cell')
      .nth(court - 1);
  await plan
    .getByRole('table')
    .evaluate((table) => table.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return { plan, cell, preview: plan.getByRole('status') };
}

const middleOf = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2] as const;
};

test(
  'a match is dragged to another court and time, and the effect stands at the cell before the drop',
  oneWidth,
  async ({ page }) => {
    const { plan, cell, preview } = await openDay(page);
    const from = cell(/^10\sh\s30/, 1);
    const names = (await from.getByRole('button').first().textContent()) ?? '';
    const heights = async () => (await plan.getByRole('table').boundingBox())?.height;
    const before = await heights();
    await page.mouse.move(...(await middleOf(from.getByRole('button').first())));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(cell(/^10\sh(?!\s30)/, 2))), { steps: 4 });
    await expect(preview).toContainText('Le terrain est pris par');
    const free = cell(/^11\sh(?!\s30)/, 2);
    await page.mouse.move(...(await middleOf(free)), { steps: 4 });
    await expect(preview).toContainText(/11\sh, terrain 2/);
    await expect(preview).toContainText(/Plus longue attente\s: 30\sminutes, au lieu de 0\./);
    await expect(preview).toContainText(/Fin prévue à 11\sh\s30, au lieu de 11\sh\./);
    expect(await heights(), 'the table keeps its height').toBe(before);
    await page.mouse.up();
    await expect(free).toContainText(names);
    await expect(preview).toBeEmpty();
    await expect(plan).toContainText(/fin prévue à 11\sh\s30\./);
  },
);

test('a match is moved by keys alone, and Escape leaves it', oneWidth, async ({ page }) => {
  const { cell, preview } = await openDay(page);
  const match = cell(/^10\sh\s30/, 1)
    .getByRole('button')
    .first();
  const names = (await match.textContent()) ?? '';
  await match.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(preview).toContainText(/11\sh, terrain 1/);
  await page.keyboard.press('Escape');
  await expect(preview).toBeEmpty();
  await expect(match).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(cell(/^10\sh\s30/, 2)).toContainText(names);
  await expect(
    cell(/^10\sh\s30/, 2)
      .getByRole('button')
      .first(),
  ).toBeFocused();
});

const match = { home: 'Lille', away: 'Avignon' };

async function openPostponing(page: Page) {
  await page.goto(`/organisateur/tournoi/${tournament.id}`);
  await actions(page, match).getByRole('button', { name: 'Reporter' }).click();
}

test(
  'a match is brought forward only after a question, and returns to its court and time when its postponement is undone',
  oneWidth,
  async ({ page }) => {
    const { cell } = await openDay(page);
    await openPostponing(page);
    const place = page.getByText(/^20\/12, 10\sh, terrain 1$/);
    await page.getByLabel(/^Nouvelle date/).fill('19/12/2099');
    await page.getByRole('button', { name: 'Reporter le match' }).click();
    const question = page.getByRole('alertdialog', { name: /^Avancer le match\s\?$/ });
    await expect(question).toContainText(/prévu le dimanche 20 décembre 2099\s: le samedi 19 décembre 2099/);
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect(place).toBeVisible();

    await page.getByLabel(/^Nouvelle date/).fill('');
    await page.getByRole('button', { name: 'Reporter le match' }).click();
    await expect(place).toHaveCount(0);
    await openPostponing(page);
    await expect(
      page.getByText(/^Sans report, le match revient à sa place\s: le dimanche .* à 10\sh, terrain 1\.$/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Annuler le report' }).click();
    await expect(place).toBeVisible();

    await openPostponing(page);
    await page.getByRole('button', { name: 'Reporter le match' }).click();
    await expect(place).toHaveCount(0);
    await page.goto(`/organisateur/tournoi/${tournament.id}/jour`);
    await cell(/^10\sh(?!\s30)/, 2)
      .getByRole('button')
      .first()
      .press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Match déplacé')).toBeVisible();
    await openPostponing(page);
    await page.getByRole('button', { name: 'Annuler le report' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      /n’est plus libre \(.*10\sh, terrain 1\)\s: le terrain est pris par/,
    );
  },
);

/** Eight teams whose league ends on the day, so that its playoffs follow. */
function wholeLeague(): StoredTournament {
  const league = aStoredTournament({
    id: tournament.id,
    date: '2099-12-20',
    teams: ['Lille', 'Lyon', 'Anget', 'Avignon', 'Douai', 'Lens', 'Arras', 'Denain'],
    playoffs: true,
  });
  const placements = league.fixtures.map(({ id }, index) => ({
    ...{ fixture: id, court: (index % 2) + 1 },
    at: 600 + 30 * Math.floor(index / 2),
  }));
  const day = { date: '2099-12-20', start: 600, courts: 2, matchMinutes: 30, pauses: [], placements };
  return Object.assign(league, { days: { [day.date]: day } });
}

test(
  'the plan says in one line what its end includes, and unfolds how to change it',
  oneWidth,
  async ({ page }) => {
    const { plan } = await openDay(page, wholeLeague());
    const line = plan.getByText(
      / sur 2\sterrains, fin prévue à \d+\sh.*, avec \d\smatchs de playoffs, encore à tirer\.$/,
    );
    await expect(line).toBeVisible();
    const { height = 0 } = (await line.boundingBox()) ?? {};
    expect(height).toBeLessThan(40);
    const howTo = plan.getByText(/^Faites glisser un match vers une autre case\./);
    await expect(howTo).toBeHidden();
    await plan.getByText('Comprendre et changer ce plan').click();
    await expect(howTo).toBeVisible();
  },
);
