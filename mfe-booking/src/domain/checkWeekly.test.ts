import { checkWeekly, isPhone, type WeeklyForm } from './checkWeekly';

const today = '2026-11-28';
const filled: WeeklyForm = {
  name: 'Zoé Martin',
  email: 'zoe@example.org',
  phone: '',
  weekday: '2',
  hour: '19',
  players: '4',
  firstDay: '01/12/2026',
  weeks: '10',
  message: '',
};

test('a form with a name and one way to answer is complete', () => {
  expect(checkWeekly(filled, today)).toEqual({ faults: {}, day: '2026-12-01', weeks: 10 });
  expect(checkWeekly({ ...filled, email: '', phone: '06 12 34 56 78' }, today).faults).toEqual({});
});

test.each([
  [{ firstDay: '' }, { firstDay: 'day-missing' }],
  [{ firstDay: '31/02' }, { firstDay: 'day-unreadable' }],
  [{ firstDay: '27/11/2026' }, { firstDay: 'day-past' }],
  [{ firstDay: '01/12/2027' }, { firstDay: 'day-too-far' }],
  [{ weeks: 'dix' }, { weeks: 'weeks-unreadable' }],
  [{ weeks: '1' }, { weeks: 'weeks-unreadable' }],
  [{ weeks: '54' }, { weeks: 'weeks-unreadable' }],
  [{ name: ' \u200b' }, { name: 'name-missing' }],
  [{ email: ' ' }, { email: 'contact-missing' }],
  [{ email: 'zoe' }, { email: 'email-malformed' }],
  [{ phone: 'demander Zoé' }, { phone: 'phone-malformed' }],
])('refuses %j', (changed, faults) => {
  expect(checkWeekly({ ...filled, ...changed }, today).faults).toEqual(faults);
});

test.each([
  ['06 12 34 56 78', true],
  ['+33 (0)6.12.34.56.78', true],
  ['03\u00a020\u00a000\u00a000\u00a000', true],
  ['12345', false],
  ['1234567890123456', false],
  ['06 12 34 56 7O', false],
])('takes %s as a number: %s', (text, isOne) => {
  expect(isPhone(text)).toBe(isOne);
});
