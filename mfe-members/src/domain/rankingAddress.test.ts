import fc from 'fast-check';
import { countryCodes } from 'shared-kernel/rankings';
import { filterFromQuery, pageFromQuery, queryOfRanking } from './rankingAddress';
import { everybody } from './rankingFilter';

test('an address without a query shows all players', () => {
  expect(filterFromQuery(new URLSearchParams())).toEqual(everybody);
  expect(queryOfRanking(everybody).toString()).toBe('');
});

test('an unknown nationality is ignored', () => {
  expect(filterFromQuery(new URLSearchParams('nationalite=xx')).nationality).toBeNull();
});

test.each(['', 'page=', 'page=0', 'page=-2', 'page=1.5', 'page=deux', 'page=1e3', 'page=99999999999'])(
  'the query « %s » selects the first page',
  (query) => {
    expect(pageFromQuery(new URLSearchParams(query))).toBe(1);
  },
);

test('a written query is read back unchanged', () => {
  const aFilter = fc.record({
    name: fc.string().filter((name) => name === '' || name.trim() !== ''),
    nationality: fc.constantFrom(null, ...countryCodes),
    club: fc.string(),
  });
  fc.assert(
    fc.property(aFilter, fc.integer({ min: 1, max: 2000 }), (filter, page) => {
      const query = new URLSearchParams(queryOfRanking(filter, page).toString());
      expect(filterFromQuery(query)).toEqual(filter);
      expect(pageFromQuery(query)).toBe(page);
    }),
  );
});
