import { cleanup, screen, waitFor } from '@testing-library/react';
import { someRows } from '../../../../../tools/jest/suite';
import { recomputeTournament } from '../../../competition/recomputeTournament';
import { aTournament } from '../../../competition/testing/aTournament';
import { favouritesWin } from '../../../competition/testing/playedMatch';
import { summaryOf, type Tournament } from '../../../model/tournament';
import { eventsFromDetails } from '../../../scoring/eventsFromDetails';
import { keepEvents } from '../../../store/events/eventDatabase';
import { exportTournament } from '../../../store/exportTournament';
import { importTournament } from '../../../store/importTournament';
import { readTournamentFile } from '../../../store/readTournamentFile';
import { type HostileFile, hostileFiles } from '../../../store/testing/hostileFiles';
import { tournaments } from '../../../store/tournaments';
import { keptEvents } from '../../../testing/database';
import { openPage, organizer } from '../../../testing/openPage';
import { fileSentences } from './strings';

/** The tournament from before, which must be unchanged afterwards. */
const other = favouritesWin(aTournament({ id: 'other', name: 'Coupe de la Selle', teams: 3 }));
const otherMatch = { log: other.id, fixture: other.fixtures[0]?.id ?? '' };
const otherEvents = eventsOfFirst(other);
const reservations = '[{"id":"1","date":"2026-11-28","time":"18:00"}]';

beforeAll(async () => {
  await keepEvents(otherMatch, otherEvents);
});

beforeEach(() => {
  localStorage.clear();
  const told = { ...other.fixtures[0], published: otherEvents.length };
  localStorage.setItem('user', JSON.stringify(organizer));
  localStorage.setItem('reservations', reservations);
  localStorage.setItem('tournaments', JSON.stringify([{ ...summaryOf(other), version: 2 }]));
  localStorage.setItem(
    'tournament:other',
    JSON.stringify({ ...other, fixtures: [told, ...other.fixtures.slice(1)], version: 2 }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

function eventsOfFirst({ fixtures }: Tournament) {
  const details = fixtures[0]?.result?.details;
  return details ? eventsFromDetails(details).map((event) => ({ ...event, id: `o-${event.id}` })) : [];
}

/** A valid file with an id for each case, because the page remembers an opened tournament. */
function soundFile(id: string, teams = 4) {
  const season = recomputeTournament(
    favouritesWin(aTournament({ id, name: 'Tournoi importé', teams, format: { playoffs: true } })),
  ).tournament;
  const fixtures = season.fixtures.map((fixture) => {
    const details = fixture.result?.details;
    return details ? { ...fixture, events: eventsFromDetails(details) } : fixture;
  });
  return JSON.parse(exportTournament({ ...season, fixtures }, '2026-11-28T18:30:00.000Z', '2026-11-28').text);
}

const files = hostileFiles.map((file, index) => ({ ...file, index }));

test('the test has at least a hundred files', () => {
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  expect(files.length).toBeGreaterThanOrEqual(100);
});

test('the file that all are derived from is valid', async () => {
  const outcome = readTournamentFile(JSON.stringify(soundFile('sound')));
  expect(outcome.ok).toBe(true);
});

describe('refuses', () => {
  test.each(files.filter(({ isTaken }) => !isTaken))('$name', async (file) => {
    const before = JSON.stringify(localStorage);
    const outcome = read(file);
    expect(outcome).toMatchObject({ ok: false });
    if (!outcome.ok) expect(fileSentences[outcome.refusal.kind]).toMatch(/^Ce fichier .+\.$/);
    expect(JSON.stringify(localStorage)).toBe(before);
  });
});

describe('imports, and shows every page of', () => {
  const taken = files.filter(({ isTaken }) => isTaken);
  test.each(someRows(taken, { every: 12 }))('$name', async (file) => {
    const outcome = read(file);
    if (!outcome.ok) throw new Error(outcome.refusal.kind);
    const { tournament } = outcome;
    expect((await importTournament(tournament)).ok).toBe(true);
    await seeEveryPage(tournament);

    // A second reading loses no part of it.
    await tournaments.record(tournament.id).read();
    expect(Object.keys(localStorage).filter((key) => key.includes(':corrupt:'))).toEqual([]);
    await expectOthersUntouched();
  });
});

test('a file with another tournament’s identifier replaces that tournament alone, after a confirmation', async () => {
  const outcome = readTournamentFile(JSON.stringify(soundFile('other')));
  if (!outcome.ok) throw new Error(outcome.refusal.kind);
  await importTournament(outcome.tournament);
  // In the trash, with the tournament that they belong to.
  expect(await keptEvents(otherMatch.log, otherMatch.fixture)).not.toEqual([]);
  await openPage('/organisateur/tournoi/other');
  expect(screen.getByRole('heading', { level: 1, name: 'Tournoi importé' })).toBeVisible();
  await openPage('/organisateur/tournoi/other/match/r1-m1');
  expect(await screen.findByRole('region', { name: 'Score' })).toHaveTextContent('Sets : 3 à 0');
  expect(localStorage.getItem('reservations')).toBe(reservations);
});

function read({ change, write = JSON.stringify, teams, index }: HostileFile & { readonly index: number }) {
  const file = soundFile(`hostile-${index}`, teams);
  return readTournamentFile(write(change?.(file) ?? file));
}

async function seeEveryPage({ id, name, fixtures }: Tournament) {
  const own = `/organisateur/tournoi/${encodeURIComponent(id)}`;
  const tabs = ['matches', 'standings', 'playoffs', 'players', 'format'].map((tab) => `${own}?onglet=${tab}`);
  const first = fixtures[0]?.id;
  const sheets = first === undefined ? [] : [`${own}/match/${encodeURIComponent(first)}`];
  for (const path of [...tabs, `${own}/modifier`, ...sheets, '/organisateur', '/tournois']) {
    await openPage(path);
    if (sheets.includes(path)) await screen.findByRole('region', { name: 'Score' });
    else if (path.startsWith(own)) expect(screen.queryByText(/introuvable/)).toBeNull();
    else await waitFor(() => expect(document.body.textContent).toContain(name));
    cleanup();
  }
}

async function expectOthersUntouched() {
  expect(localStorage.getItem('reservations')).toBe(reservations);
  expect(await keptEvents(otherMatch.log, otherMatch.fixture)).toEqual(otherEvents);
  const summaries = await tournaments.summaries.read();
  expect(summaries[0]).toEqual(summaryOf(other));
  expect(summaries).toHaveLength(2);
  const { fixtures } = (await tournaments.record('other').read()) ?? {};
  expect(fixtures?.map(({ result }) => result)).toEqual(other.fixtures.map(({ result }) => result));
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
}
