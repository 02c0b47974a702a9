import fc from 'fast-check';
import { countryCodes, playerRanking } from 'shared-kernel/rankings';
import { clubsOf, everybody, filterRanking, searchable } from './rankingFilter';

const ranking = searchable(playerRanking());
const names = (filter: Partial<typeof everybody>) =>
  filterRanking(ranking, { ...everybody, ...filter }).map((player) => player.name);

test('keeps every player without a filter', () => {
  expect(filterRanking(ranking, everybody)).toBe(ranking.players);
});

test.each([['lefebvre'], ['LEFEBVRE thomas'], ['Léfèbvre'], ['  thomas   lef ']])(
  'finds Thomas Lefebvre by %p',
  (name) => {
    expect(names({ name })).toContain('Thomas Lefebvre');
  },
);

test('finds accented names by their plain letters', () => {
  expect(names({ name: 'halmos david' })).toEqual(['Dávid Halmos']);
});

test('reads at most the maximum length of a name', () => {
  // Normalising all of these accents would take an hour.
  const accents = '\u0301\u0316'.repeat(2_000_000);
  expect(names({ name: `  halmos${accents}` })).toEqual(['Dávid Halmos']);
  expect(names({ name: `${accents} halmos` })).toEqual(names({}));
});

test('combines every word of the name, the nationality and the club', () => {
  expect(names({ name: 'thomas', nationality: 'it' })).toEqual([]);
  const filter = { name: '', nationality: 'fr', club: 'Prouvy' } as const;
  const shown = filterRanking(ranking, filter);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.every((player) => player.nationality === 'fr' && player.club === 'Prouvy')).toBe(true);
});

test('keeps the order of the ranking, and only matching players', () => {
  const aFilter = fc.record({
    name: fc.constantFrom('', 'a', 'e l', 'zz', 'é'),
    nationality: fc.constantFrom(null, ...countryCodes),
    club: fc.constantFrom('', ...clubsOf(ranking.players)),
  });
  fc.assert(
    fc.property(aFilter, (filter) => {
      const shown = filterRanking(ranking, filter);
      expect(shown.map((player) => player.rank)).toEqual(
        shown.map((player) => player.rank).toSorted((a, b) => a - b),
      );
      const isWanted = (player: (typeof shown)[number]) =>
        (filter.nationality === null || player.nationality === filter.nationality) &&
        (filter.club === '' || player.club === filter.club);
      expect(shown.every(isWanted)).toBe(true);
      if (filter.name === '') expect(shown).toEqual(ranking.players.filter(isWanted));
    }),
  );
});

test('lists each club once, in alphabetical order', () => {
  const clubs = clubsOf(ranking.players);
  expect(clubs).toHaveLength(15);
  expect(clubs).toEqual(clubs.toSorted((a, b) => a.localeCompare(b, 'fr')));
});
