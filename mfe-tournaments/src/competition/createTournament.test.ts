/** @jest-environment node */
import { createTournament, emptyDraft, refusalsOf, type TournamentDraft } from './createTournament';

const today = '2026-11-22';
const draft: TournamentDraft = {
  ...emptyDraft,
  name: ' Coupe du Nord ',
  date: '2025-11-08',
  level: 'Régional',
};

test('a tournament starts without teams or fixtures, in the format chosen', () => {
  expect(createTournament(draft, '1762592400000', today)).toEqual({
    ok: true,
    tournament: {
      id: '1762592400000',
      name: 'Coupe du Nord',
      date: '2025-11-08',
      level: 'Régional',
      description: '',
      format: { type: 'championship', winningSets: '3', homeAndAway: true, playoffs: false },
      teams: [],
      fixtures: [],
    },
  });
});

test('a name loses the signs that turn the direction of the text around it', () => {
  const made = createTournament({ ...draft, name: 'Coupe\u202e du\u2066 Nord' }, '1', today);
  expect(made).toMatchObject({ tournament: { name: 'Coupe du Nord' } });
});

test('name, date and level are required, each with an error at its field', () => {
  expect(createTournament(emptyDraft, '1', today)).toEqual({
    ok: false,
    refusals: {
      name: { kind: 'name-required' },
      date: { kind: 'date-required' },
      level: { kind: 'level-required' },
    },
  });
});

test('a name of spaces is no name', () => {
  expect(refusalsOf({ ...draft, name: '   ' }, today)).toEqual({ name: { kind: 'name-required' } });
});

test.each(['x'.repeat(200), '⚽'.repeat(200), ` ${'x'.repeat(200)} `])(
  'accepts a name of 200 characters',
  (name) => {
    expect(refusalsOf({ ...draft, name }, today)).toEqual({});
  },
);

test('refuses a name of 201 characters', () => {
  expect(refusalsOf({ ...draft, name: 'x'.repeat(201) }, today)).toEqual({ name: { kind: 'name-too-long' } });
});

test.each(['2025-02-29', '2025-13-01', '08/11/2025', 'demain'])('refuses the date %s', (date) => {
  expect(refusalsOf({ ...draft, date }, today)).toEqual({ date: { kind: 'date-invalid' } });
});

test('accepts the 29th of February of a leap year', () => {
  expect(refusalsOf({ ...draft, date: '2028-02-29' }, today)).toEqual({});
});

test.each([
  ['0207-11-08', 'date-too-early'],
  ['1987-12-31', 'date-too-early'],
  ['2028-11-23', 'date-too-late'],
  ['9999-12-31', 'date-too-late'],
])('refuses %s as implausible', (date, kind) => {
  expect(refusalsOf({ ...draft, date }, today)).toEqual({ date: { kind } });
});

test.each(['1988-01-01', '2028-11-22'])('accepts %s', (date) => {
  expect(refusalsOf({ ...draft, date }, today)).toEqual({});
});
