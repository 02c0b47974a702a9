import { checkReservation, emptyForm, type FormContents } from './checkReservation';

const now = new Date('2026-09-15T12:30:00Z');

function aForm(given: Partial<FormContents> = {}): FormContents {
  return { ...emptyForm, name: 'Ana', email: 'ana@exemple.fr', date: '20/09/2026', time: '18:00', ...given };
}

function refusalsOf(given: Partial<FormContents>) {
  const check = checkReservation(aForm(given), now);
  return check.ok ? {} : check.refusals;
}

test('accepts a complete form, with the day in ISO form and trimmed texts', () => {
  expect(checkReservation(aForm({ name: ' Ana ', email: ' ana@exemple.fr ' }), now)).toEqual({
    ok: true,
    reservation: { name: 'Ana', email: 'ana@exemple.fr', date: '2026-09-20', time: '18:00', players: '2' },
  });
});

test('refuses each field of an empty form with its own reason', () => {
  expect(checkReservation(emptyForm, now)).toEqual({
    ok: false,
    refusals: {
      name: { kind: 'name-missing' },
      email: { kind: 'email-missing' },
      date: { kind: 'date-missing' },
      time: { kind: 'time-missing' },
    },
  });
});

test('starts with two players', () => {
  expect(emptyForm.players).toBe('2');
});

test.each([
  ['name-missing', { name: '   ' }],
  ['name-missing', { name: '\u200b\u00a0\u202e' }],
  ['name-missing', { name: '\u3164\u2800' }],
  ['name-too-long', { name: 'A'.repeat(121) }],
  ['email-missing', { email: ' ' }],
  ['email-malformed', { email: '<ana@exemple.fr>' }],
  ['email-malformed', { email: 'ana,lou@exemple.fr' }],
  ['email-malformed', { email: `${'a'.repeat(250)}@exemple.fr` }],
  ['email-malformed', { email: 'ana' }],
  ['email-malformed', { email: 'ana@exemple' }],
  ['email-malformed', { email: 'ana maria@exemple.fr' }],
  ['email-malformed', { email: 'ana@.fr' }],
  ['email-malformed', { email: 'ana@exemple..fr' }],
  ['email-malformed', { email: 'ana@exemple.fr.' }],
  ['email-malformed', { email: '.ana@exemple.fr' }],
  ['email-malformed', { email: 'ana.@exemple.fr' }],
  ['email-malformed', { email: 'a..na@exemple.fr' }],
  ['email-malformed', { email: '=?utf-8?q?ana?=@exemple.fr' }],
  ['email-malformed', { email: 'ana@exemple.fr#autre.fr' }],
  ['email-malformed', { email: 'ana@exemple.fr?autre.fr' }],
  ['email-malformed', { email: 'ana@exemple.fr/autre.fr' }],
  ['date-missing', { date: ' ' }],
  ['date-unreadable', { date: '31/09/2026' }],
  ['date-past', { date: '14/09/2026' }],
  // The next such day is one of next year.
  ['date-too-far', { date: '14/09' }],
  ['date-too-far', { date: '16/11/2026' }],
  ['time-missing', { time: '' }],
  ['time-missing', { time: '09:00' }],
  ['time-past', { date: '15/09/2026', time: '14:00' }],
] as const)('refuses as %s: %j', (kind, given) => {
  expect(Object.values(refusalsOf(given)).map((refusal) => refusal?.kind)).toEqual([kind]);
});

test.each([['.'], ['a.']])('reads a million times %j in an address in linear time', (piece) => {
  // By the square of its length it would take an hour.
  const email = `ana@${piece.repeat(1_000_000)}@`;
  expect(refusalsOf({ email })).toEqual({ email: { kind: 'email-malformed' } });
});

test('an address with many parts is valid', () => {
  for (const email of ['ana.maria+jorky@courriel.club.exemple.co.uk', `-${'a'.repeat(63)}@a-b.c--d.fr`])
    expect(refusalsOf({ email })).toEqual({});
});

test.each([
  ['the next hour of today', { date: '15/09/2026', time: '15:00' }],
  ['the last day', { date: '15/11/2026' }],
  ['a day in the international form', { date: '2026-09-20' }],
  ['a day without its year', { date: '20/09' }],
  ['a year of two digits', { date: '20/09/26' }],
])('accepts %s', (_, given) => {
  expect(refusalsOf(given)).toEqual({});
});

test('a name may have 120 characters, of whatever alphabet', () => {
  expect(refusalsOf({ name: '\u{20000}'.repeat(120) })).toEqual({});
});

test('a name loses control characters', () => {
  const check = checkReservation(aForm({ name: ' Ana\u0000\nLef\u202e\u00e8vre\ud800 ' }), now);
  expect(check).toMatchObject({ reservation: { name: 'Ana Lef\u00e8vre' } });
});
