/** @jest-environment node */
import { createTournament, emptyDraft, refusalsOf, type TournamentDraft } from './createTournament';

const draft: TournamentDraft = {
  ...emptyDraft,
  name: ' Coupe du Nord ',
  date: '2025-11-08',
  level: 'Régional',
};

test('a tournament starts without teams or fixtures, in the format chosen', () => {
  expect(createTournament(draft, '1762592400000')).toEqual({
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

test('name, date and level are required, each said at its field', () => {
  expect(createTournament(emptyDraft, '1')).toEqual({
    ok: false,
    refusals: {
      name: { kind: 'name-required' },
      date: { kind: 'date-required' },
      level: { kind: 'level-required' },
    },
  });
});

test('a name of spaces is no name', () => {
  expect(refusalsOf({ ...draft, name: '   ' })).toEqual({ name: { kind: 'name-required' } });
});

test.each(['2025-02-29', '2025-13-01', '08/11/2025', 'demain'])('refuses the date %s', (date) => {
  expect(refusalsOf({ ...draft, date })).toEqual({ date: { kind: 'date-invalid' } });
});

test('accepts the 29th of February of a leap year', () => {
  expect(refusalsOf({ ...draft, date: '2028-02-29' })).toEqual({});
});
