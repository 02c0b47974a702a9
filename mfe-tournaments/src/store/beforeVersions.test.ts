import { quarantinedTexts } from 'shared-kernel/quarantine';
import { exportMark } from './exportMark';
import before from './testing/beforeVersions.json';
import { tournaments } from './tournaments';

const id = '1795336512250';

/** The stored data of the release before versions: a championship with one played match. */
beforeEach(() => {
  for (const [key, text] of Object.entries(before)) localStorage.setItem(key, text);
});
afterEach(() => localStorage.clear());

test('the list contains every tournament from before versions', async () => {
  const summaries = await tournaments.summaries.read();
  expect(summaries.map(({ name }) => name)).toEqual(['Championnat de France', 'Open de Prouvy']);
});

test('each tournament from before versions is read whole', async () => {
  const made = await tournaments.record(id).read();
  expect(made?.teams).toEqual(['Lille', 'Lyon', 'Nantes']);
  expect(made?.fixtures).toHaveLength(3);
  const sample = await tournaments.record('championnat-de-france-2025').read();
  expect(sample?.fixtures).toHaveLength(30);
  expect(quarantinedTexts.list()).toEqual([]);
});

test('the date of the last export is read', async () => {
  expect(await exportMark(id).read()).toEqual(JSON.parse(before[`tournament-export:${id}`]));
});
