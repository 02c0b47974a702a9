import fc from 'fast-check';
import { countryCodes } from 'shared-kernel/rankings';
import { filterFromQuery, queryOfRanking } from './rankingAddress';
import { everybody } from './rankingFilter';

test('an address without a query shows all players', () => {
  expect(filterFromQuery(new URLSearchParams())).toEqual(everybody);
  expect(queryOfRanking(everybody).toString()).toBe('');
});

test('an unknown nationality is ignored', () => {
  expect(filterFromQuery(new URLSearchParams('nationalite=xx')).nationality).toBeNull();
});

test('a written query is read back unchanged', () => {
  const aFilter = fc.record({
    name: fc.string().filter((name) => name === '' || name.trim() !== ''),
    nationality: fc.constantFrom(null, ...countryCodes),
    club: fc.string(),
  });
  fc.assert(
    fc.property(aFilter, (filter) => {
      const query = new URLSearchParams(queryOfRanking(filter).toString());
      expect(filterFromQuery(query)).toEqual(filter);
    }),
  );
});
