import fc from 'fast-check';
import { countryCodes } from 'shared-kernel/rankings';
import { filterFromQuery, pageFromQuery, queryOfRanking } from './rankingAddress';
import { everybody } from './rankingFilter';

test('an address without a query asks for everybody', () => {
  expect(filterFromQuery(new URLSearchParams())).toEqual(everybody);
  expect(queryOfRanking(everybody).toString()).toBe('');
});

test('a nationality nobody has is not asked for', () => {
  expect(filterFromQuery(new URLSearchParams('nationalite=xx')).nationality).toBeNull();
});

test.each(['', 'page=', 'page=0', 'page=-2', 'page=1.5', 'page=deux', 'page=1e3', 'page=99999999999'])(
  'the query « %s » asks for the first page',
  (query) => {
    expect(pageFromQuery(new URLSearchParams(query))).toBe(1);
  },
);

test('what is written is read back', () => {
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
