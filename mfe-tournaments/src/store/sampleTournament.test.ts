import { seedSampleTournament } from '../widgets/useCatchUp';
import { parseTournament } from './readTournamentFile';
import { asPrerendered, sampleTournament } from './sampleTournament';

test('a stored sample equals the prerendered sample', async () => {
  await seedSampleTournament();
  // As the next visit reads it.
  const stored = parseTournament(JSON.parse(localStorage.getItem(`tournament:${sampleTournament.id}`) ?? ''));
  if (stored === null) throw new Error('The sample was not kept.');
  expect(asPrerendered(stored)).toBe(sampleTournament);
});

test('a sample that an organiser has changed is their own tournament', () => {
  const changed = { ...sampleTournament, name: 'Championnat de Prouvy' };
  expect(asPrerendered(changed)).toBe(changed);
});
