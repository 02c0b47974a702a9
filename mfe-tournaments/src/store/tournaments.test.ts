import { sampleTournament } from './sampleTournament';
import { seedSampleTournament } from './seedSampleTournament';
import { tournaments } from './tournaments';

beforeEach(() => localStorage.clear());

test('a first visit finds the sample championship', async () => {
  await seedSampleTournament();
  expect(await tournaments.record(sampleTournament.id).read()).toEqual(sampleTournament);
  expect((await tournaments.summaries.read()).map(({ name }) => name)).toEqual(['Championnat de France']);
});
