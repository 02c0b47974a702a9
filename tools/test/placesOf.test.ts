import { runModule } from '../jest/runModule';

const placesOf = (...names: string[]) =>
  runModule('test/placesOf.mjs', `console.log(tool.placesOf(${JSON.stringify(names)}).join(' '));`);

test.each([
  ['booking', 'e2e/booking'],
  ['mfe-booking', 'e2e/booking'],
  ['e2e/booking/race.spec.ts:12', 'e2e/booking/race.spec.ts:12'],
  ['matchSheet', 'matchSheet'],
])('finds the browser tests that a person calls %s', (name, place) => {
  expect(placesOf(name).printed).toBe(place);
});

test('refuses a name that no browser test has, with the names of the folders', () => {
  const { complaints, status } = placesOf('booking', 'tennis');
  expect(status).not.toBe(0);
  expect(complaints).toMatch(
    /No browser test is called “tennis”\. The folders of e2e\/ are .*composition.*\./,
  );
});
