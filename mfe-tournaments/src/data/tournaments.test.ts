import { readSheet } from '../domain/match-sheet/readSheet';
import { fullLineups, tapped } from '../domain/testing/arbitraries';
import { matchJournal } from './matchJournal';
import { sampleTournament } from './sampleTournament';
import { seedSampleTournament, tournaments } from './tournaments';

beforeEach(() => localStorage.clear());

test('a first visit finds the sample championship', async () => {
  await seedSampleTournament();
  expect(await tournaments.record(sampleTournament.id).read()).toEqual(sampleTournament);
  expect((await tournaments.summaries.read()).map(({ name }) => name)).toEqual(['Championnat de France']);
});

test('a match journal keeps each event at once, apart from the tournament', async () => {
  const events = tapped(fullLineups);
  const journal = matchJournal('1', 'r1-m1');
  await journal.update((current) => [...current, ...events]);
  expect(readSheet(await journal.read(), 3).plays).toEqual(events);
  expect(await matchJournal('1', 'r1-m2').read()).toEqual([]);
  expect(Object.keys(localStorage).some((key) => key.includes('match-journal:1:r1-m1'))).toBe(true);
});
