import { asPrerendered } from './asPrerendered';
import { parseTournament } from './parseTournament';
import { sampleTournament } from './sampleTournament';
import { seedSampleTournament } from './seedSampleTournament';

test('what a first visit keeps of the sample is the sample that its page was prerendered with', async () => {
  await seedSampleTournament();
  // As the next visit reads it.
  const stored = parseTournament(JSON.parse(localStorage.getItem(`tournament:${sampleTournament.id}`) ?? ''));
  if (stored === null) throw new Error('The sample was not kept.');
  expect(asPrerendered(stored)).toBe(sampleTournament);
});

test('one that an organiser has changed is theirs', () => {
  const changed = { ...sampleTournament, name: 'Championnat de Prouvy' };
  expect(asPrerendered(changed)).toBe(changed);
});
