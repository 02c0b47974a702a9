import { aTournament } from '../competition/testing/aTournament';
import { seedSampleTournament } from '../widgets/useCatchUp';
import { sampleTournament } from './sampleTournament';
import { tournaments } from './tournaments';

beforeEach(() => localStorage.clear());

test('a tournament created before any list was shown stands beside the sample championship', async () => {
  await tournaments.save(aTournament({ id: 'mine' }));
  await seedSampleTournament();
  expect((await tournaments.summaries.read()).map(({ id }) => id)).toEqual([sampleTournament.id, 'mine']);
  expect(await tournaments.record(sampleTournament.id).read()).toEqual(sampleTournament);
});

test('the sample championship does not come back with the next tournament after its deletion', async () => {
  await seedSampleTournament();
  await tournaments.delete(sampleTournament.id);
  await tournaments.save(aTournament({ id: 'mine' }));
  expect((await tournaments.summaries.read()).map(({ id }) => id)).toEqual(['mine']);
});

test('a first visit finds the sample championship', async () => {
  await seedSampleTournament();
  expect(await tournaments.record(sampleTournament.id).read()).toEqual(sampleTournament);
  expect((await tournaments.summaries.read()).map(({ name }) => name)).toEqual(['Championnat de France']);
});
