import fc from 'fast-check';
import { countryCodes } from 'shared-kernel/rankings';
import { filterFromQuery, queryOfFilter } from './rankingAddress';
import { everybody } from './rankingFilter';

test('an address without a query asks for everybody', () => {
  expect(filterFromQuery(new URLSearchParams())).toEqual(everybody);
  expect(queryOfFilter(everybody).toString()).toBe('');
});

test('a nationality nobody has is not asked for', () => {
  expect(filterFromQuery(new URLSearchParams('nationalite=xx')).nationality).toBeNull();
});

test('what is written is read back', () => {
  const aFilter = fc.record({
    name: fc.string().filter((name) => name === '' || name.trim() !== ''),
    nationality: fc.constantFrom(null, ...countryCodes),
    club: fc.string(),
  });
  fc.assert(
    fc.property(aFilter, (filter) => {
      const address = queryOfFilter(filter).toString();
      expect(filterFromQuery(new URLSearchParams(address))).toEqual(filter);
    }),
  );
});
