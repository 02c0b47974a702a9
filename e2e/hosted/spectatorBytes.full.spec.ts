import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { centreToday } from '../support/centreToday';
import { oneWidth } from '../support/test';
import { aStoredTournament, type StoredTournament } from '../tournaments/storedTournament';
import { teams } from '../tournaments/whole-day/dayPages';
import type { BackEnd, Person } from './support/backEnd';
import { anOrganizer, publishRecord } from './support/device';
import { expect, test } from './support/test';

// A service worker's requests would bypass the count.
test.use({ serviceWorkers: 'block', tolerated: [/Failed to load resource/] });

const mostForAPage = 30_000;
const mostForAGoal = 3_000;

/** How many goals a side has, different in every match. */
const goalsOf = (...places: readonly number[]) => places.reduce((sum, place) => (7 * sum + place) % 7, 3);

/** A season of 132 matches with results that name each scorer, except the last match, which it returns. */
async function publishSeason(backEnd: BackEnd, organizer: Person, id: string) {
  const season = aStoredTournament({
    ...{ id, name: `Saison ${id}`, date: centreToday(), teams, homeAndAway: true },
    scores: (round, place) =>
      [0, 1, 2].map((set) => ({ home: goalsOf(round, place, set), away: goalsOf(place, set, round) })),
  });
  const plain = season.fixtures.map((fixture) => ({ ...fixture, result: null, status: 'pending' }));
  await publishRecord(backEnd, organizer, { ...season, fixtures: plain } as StoredTournament);
  const rows = season.fixtures.slice(0, -1).map((fixture, match) => {
    const { result, homeTeam, awayTeam } = fixture;
    const named = (team: string) => (_key: string, value: unknown) =>
      Array.isArray(value) && value.every((goal) => goal?.scorerId === null)
        ? value.map((goal, place) => ({ ...goal, scorerId: `${team}-${1 + ((match + place) % 2)}` }))
        : value;
    const sets = result?.details.sets.map(({ teamA, teamB }) => ({
      teamA: JSON.parse(JSON.stringify(teamA, named(homeTeam))),
      teamB: JSON.parse(JSON.stringify(teamB, named(awayTeam))),
    }));
    const sheet = {
      result: { ...result, details: { ...result?.details, sets } },
      times: { startedAt: `2026-11-28T09:${String(match % 60).padStart(2, '0')}:00.000Z` },
    };
    const score = {
      sets: [0, 1, 2].map((set) => ({ home: goalsOf(match, set), away: goalsOf(set, match) })),
      status: 'finished',
    };
    const text = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;
    return `('${id}', '${id}', '${fixture.id}', 60, 60, ${text(score)}, ${text(sheet)}, ${match + 1})`;
  });
  await backEnd.query(`
    insert into public.live_matches (tournament, log, fixture, events, counted, score, sheet, seq)
    values ${rows.join(', ')};
    update private.feeds set head = ${rows.length} where tournament = '${id}'`);
  return season.fixtures.at(-1);
}

/** What the back end has sent so far, as a server compresses it. */
function countBytes(page: Page, backEnd: BackEnd) {
  let bytes = 0;
  page.on('response', async (response) => {
    if (!response.url().startsWith(backEnd.url)) return;
    const body = await response.body().catch(() => Buffer.of());
    bytes += gzipSync(body).length;
  });
  return {
    take() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
  };
}

test(
  'a spectator of a season downloads what the page shows, and afterwards the change alone',
  oneWidth,
  async ({ page, backEnd }) => {
    const organizer = await anOrganizer(backEnd);
    for (const other of Array.from({ length: 12 }, (_, place) => `autre-${place}`))
      await publishSeason(backEnd, organizer, other);
    const last = await publishSeason(backEnd, organizer, 'suivie');
    const count = countBytes(page, backEnd);
    await page.goto('/organisateur/tournoi/suivie');
    await expect(page.getByRole('heading', { level: 1, name: 'Saison suivie' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const first = count.take();
    expect(first).toBeLessThan(mostForAPage);

    for (const goals of [1, 2]) {
      await backEnd.query(`
        insert into public.live_matches (tournament, log, fixture, events, counted, score, sheet, seq)
        values ('suivie', 'suivie', '${last?.id}', ${goals}, ${goals},
          '{"sets":[{"home":${goals},"away":0}],"status":"inprogress"}', '{"result":null}', 200 + ${goals})
        on conflict on constraint live_matches_pkey do update
        set events = excluded.events, counted = excluded.counted, score = excluded.score, seq = excluded.seq;
        update private.feeds set head = 200 + ${goals} where tournament = 'suivie'`);
      await expect(page.getByText(`Set 1 : ${goals} à 0.`).first()).toBeAttached();
    }
    await page.waitForLoadState('networkidle');
    expect(count.take()).toBeLessThan(2 * mostForAGoal);
  },
);
