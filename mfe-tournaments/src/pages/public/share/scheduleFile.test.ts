import fc from 'fast-check';
import ICAL from 'ical.js';
import { isolated } from 'shared-kernel';
import { recomputeTournament } from '../../../competition/recomputeTournament';
import { aTournament } from '../../../competition/testing/aTournament';
import { favouritesWin } from '../../../competition/testing/playedMatch';
import { planDay } from '../../../matchday/planDay';
import { withPlayoffs } from '../../../matchday/playoffsOfDay';
import { plansOf, withPlan } from '../../../model/plans';
import type { Tournament } from '../../../model/tournament';
import { scheduleFile } from './scheduleFile';

const origin = 'https://site.example';
const now = new Date('2026-11-01T08:00:00Z');

function eventsOf(tournament: Tournament, at = now) {
  const { text } = scheduleFile(tournament, origin, at);
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
}

function planned(tournament: Tournament, settings: object = {}): Tournament {
  const usual = { date: '2026-11-28', start: 600, courts: 2, matchMinutes: 30, pauses: [], ...settings };
  return withPlan(tournament, planDay(tournament, usual, null, now));
}

/** By the browser's own time zones, which the site's clock does not use. */
const paris = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The instant with which a day begins in Paris: one or two hours before it does in Greenwich. */
function midnightOf(date: string): number {
  const greenwich = Date.parse(`${date}T00:00Z`);
  const candidates = [greenwich - 3_600_000, greenwich - 7_200_000];
  return candidates.find((instant) => paris.format(instant) === `${date} 00:00`) ?? Number.NaN;
}

const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((text) => text.replace(/\p{Cc}/gu, '').trim())
  .filter(Boolean);

test('every planned match is in the file once, at the hour and on the court of the plan', () => {
  const day = fc.constantFrom(
    '2026-03-28',
    '2026-03-29',
    '2026-07-14',
    '2026-10-24',
    '2026-10-25',
    '2026-12-31',
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(name, { minLength: 2, maxLength: 9 }),
      day,
      // Not within the hour that a night in spring skips, or one in autumn repeats.
      fc.integer({ min: 4 * 60, max: 25 * 60 }),
      fc.integer({ min: 1, max: 6 }),
      (teams, date, start, courts) => {
        const tournament = planned(aTournament({ teams, name: teams.join(' ; ') }), { date, start, courts });
        const placements = plansOf(tournament).flatMap((planned) => planned.placements);
        const events = new Map(eventsOf(tournament).map((event) => [event.uid, event]));
        expect(events.size).toBe(placements.length);
        expect(placements).toHaveLength(tournament.fixtures.length);
        for (const { fixture: id, court, at } of placements) {
          const fixture = tournament.fixtures.find((each) => each.id === id);
          const event = events.get(`${id}.${tournament.id}@jorkyball`);
          expect(event?.summary).toBe(
            [fixture?.homeTeam ?? '', fixture?.awayTeam ?? ''].map(isolated).join(' – '),
          );
          expect(event?.location).toMatch(new RegExp(`^Terrain ${court}, Jorkyball Prouvy, `));
          expect(event?.description.split('\n')).toEqual([
            tournament.name,
            `Journée ${fixture?.round}`,
            `${origin}/organisateur/tournoi/${tournament.id}`,
          ]);
          const minutes = ((event?.startDate.toJSDate().getTime() ?? 0) - midnightOf(date)) / 60_000;
          expect(minutes).toBe(at);
          expect(event?.duration.toSeconds()).toBe(30 * 60);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('a match of the playoffs is named by its place in the tree', () => {
  const league = planned(favouritesWin(aTournament({ teams: 8, format: { playoffs: true } })));
  const { tournament } = recomputeTournament(league);
  const drawn = plansOf(tournament).flatMap((day) => withPlayoffs(tournament, day).placements);
  expect(drawn.length).toBeGreaterThan(0);
  const events = eventsOf(tournament);
  expect(events.map(({ uid }) => uid)).toHaveLength(new Set(drawn.map(({ fixture }) => fixture)).size);
  expect(events.map(({ description }) => description.split('\n')[1])).toContain('Quart de finale 1');
});

test('a later file moves a match, and a postponed match has no court yet', () => {
  const before = planned(aTournament());
  const after: Tournament = {
    ...before,
    fixtures: before.fixtures.map((fixture, index) =>
      index === 0
        ? { ...fixture, postponed: { at: now.toISOString(), to: { day: '2026-12-05', time: '18:30' } } }
        : fixture,
    ),
  };
  const uid = `${before.fixtures[0]?.id}.${before.id}@jorkyball`;
  const first = eventsOf(before).find((event) => event.uid === uid);
  const later = eventsOf(after, new Date('2026-11-02T08:00:00Z')).find((event) => event.uid === uid);
  expect(later?.sequence).toBeGreaterThan(first?.sequence ?? 0);
  expect(later?.startDate.toJSDate().toISOString()).toBe('2026-12-05T17:30:00.000Z');
  expect(later?.location).toMatch(/^Jorkyball Prouvy, /);
});

test('a match put off without a date is not in the file, and one that is annulled is taken out of agendas', () => {
  const before = planned(aTournament());
  const [first, second, ...others] = before.fixtures;
  if (!first || !second) throw new Error('two matches expected');
  const events = eventsOf({
    ...before,
    fixtures: [
      { ...first, postponed: { at: now.toISOString(), to: null } },
      { ...second, ruling: { kind: 'annulled' } },
      ...others,
    ],
  });
  const statusOf = (id: string) =>
    events.find(({ uid }) => uid.startsWith(`${id}.`))?.component.getFirstPropertyValue('status');
  expect([statusOf(first.id), statusOf(second.id)]).toEqual([undefined, 'CANCELLED']);
  expect(others.map(({ id }) => statusOf(id))).toEqual(others.map(() => 'CONFIRMED'));
});

test('the file is named after the tournament', () => {
  expect(scheduleFile(planned(aTournament()), origin, now).name).toBe('tournoi-d-automne.ics');
});
