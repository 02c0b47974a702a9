import { aCentre } from '../testing/aCentre';
import { type BandForm, formOf, type SettingsForm } from './centreForm';
import { changedItems, mergeForms, takeItem } from './settingsItems';

const base = formOf(
  aCentre({
    exceptions: [{ day: '2026-12-24', hours: null, note: '' }],
    prices: { base: 2500, bands: [{ weekdays: [6, 7], hours: [18, 22], cents: 2800 }] },
  }),
);
const named = (number: number, name: string) => ({
  courts: base.courts.map((court) => (court.number === number ? { ...court, name } : court)),
});
const onMonday = (games: SettingsForm['hours'][number]) => ({ hours: [games, ...base.hours.slice(1)] });
const [weekend] = base.bands;
const christmas = { day: '25/12/2026', hours: null, note: 'Noël' };

const apart: readonly (readonly [string, Partial<SettingsForm>, Partial<SettingsForm>])[] = [
  ['two courts', named(2, 'Le Central'), named(3, 'Le Petit')],
  ['two weekdays', onMonday(null), { hours: [...base.hours.slice(0, 6), [8, 12]] }],
  ['two dates', { exceptions: [...base.exceptions, christmas] }, { exceptions: [] }],
  ['a band and the usual price', { bands: [] }, { price: '30' }],
  ['two limits', { limits: { ...base.limits, held: '3' } }, { limits: { ...base.limits, personHour: '9' } }],
];

test.each(apart)('two managers who change %s have no dispute', (_what, mine, theirs) => {
  const { form, disputed } = mergeForms(base, { ...base, ...mine }, { ...base, ...theirs });
  expect(disputed).toEqual([]);
  const names = (changed: Partial<SettingsForm>) => changedItems(base, { ...base, ...changed });
  expect(changedItems(base, form).toSorted()).toEqual([...names(mine), ...names(theirs)].toSorted());
});

const both: readonly (readonly [string, Partial<SettingsForm>, Partial<SettingsForm>])[] = [
  ['courts 2', named(2, 'Le Central'), named(2, 'Le Petit')],
  ['courts 2', named(2, 'Le Central'), { courts: base.courts.filter(({ number }) => number !== 2) }],
  ['hours 0', onMonday(null), onMonday([10, 21])],
  [
    'exceptions 24/12/2026',
    { exceptions: [] },
    { exceptions: [{ day: '24/12/2026', hours: [10, 12], note: '' }] },
  ],
  ['bands 6,7 18,22', { bands: [{ ...(weekend as BandForm), price: '30' }] }, { bands: [] }],
  ['notice', { notice: ['3', '0'] }, { notice: ['2', '30'] }],
];

test.each(both)('%s with two values is disputed, keeps mine, and may take theirs', (item, mine, theirs) => {
  const other = { ...base, ...theirs };
  const { form, disputed } = mergeForms(base, { ...base, ...mine }, other);
  expect(disputed).toEqual([item]);
  expect(changedItems(form, { ...base, ...mine })).toEqual([]);
  expect(changedItems(takeItem(form, other, item), other)).toEqual([]);
});

test('two exceptions without a date yet, and two equal bands, stay two', () => {
  const empty = { day: '', hours: null, note: '' };
  const twice = { ...base, exceptions: [empty, empty], bands: [...base.bands, ...base.bands] };
  const { form } = mergeForms(base, twice, base);
  expect([form.exceptions, form.bands]).toEqual([twice.exceptions, twice.bands]);
});
