/** @jest-environment node */
import fc from 'fast-check';
import { runs } from '../../../tools/jest/suite';
import { recomputeTournament } from '../competition/recomputeTournament';
import { arbitrarySeason, arbitraryTaps, fullLineups, tapped } from '../competition/testing/arbitraries';
import { aTournament } from '../competition/testing/aTournament';
import { aSeason, favouritesWin } from '../competition/testing/playedMatch';
import { publishSheet } from '../scoring/publishSheet';
import { exportTournament } from '../store/exportTournament';
import { type FileOutcome, parseTournament, readTournamentFile } from '../store/readTournamentFile';
import { sampleTournament } from '../store/sampleTournament';
import type { Tournament } from './tournament';

const exportedAt = '2025-10-04T18:30:00.000Z';
const write = (tournament: Tournament) => exportTournament(tournament, exportedAt, '2025-10-04');
const read = (text: string) => readTournamentFile(text);
const refusalOf = (outcome: FileOutcome) => (outcome.ok ? null : outcome.refusal.kind);
const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('the stored shape', () => {
  test('accepts the sample, a season with playoffs and a sheet with its log', () => {
    const season = aSeason();
    fc.assert(
      fc.property(arbitraryTaps, (taps) => {
        const [first, ...others] = season.fixtures;
        if (first === undefined) throw new Error('no fixture');
        const sheet = publishSheet(first, { events: tapped([...fullLineups, ...taps]) }, 3);
        const stored = throughJson({ ...season, fixtures: [sheet, ...others] });
        expect(parseTournament(stored)).toEqual(stored);
      }),
      { numRuns: runs(30) },
    );
    expect(parseTournament(throughJson(sampleTournament))).toEqual(sampleTournament);
  });

  test('keeps fields that a later version may add', () => {
    const later = { ...throughJson(sampleTournament), venue: 'Prouvy' };
    expect(parseTournament(later)).toEqual(later);
  });

  test('turns the one plan of an earlier release into that of its date, at the announced hours', () => {
    const plan = { start: 540, courts: 2, matchMinutes: 30, pauses: [{ from: 720, minutes: 60 }] };
    const placements = [{ fixture: 'r1-m1', court: 1, at: 540 }];
    const autumn = { date: '2026-10-25', ...plan, placements };
    const november = { date: '2026-11-28', ...plan, placements };
    const read = (day: object) => parseTournament({ ...throughJson(sampleTournament), day, version: 3 });
    expect(read(november)).toEqual({ ...sampleTournament, days: { '2026-11-28': november } });
    const { text } = write({ ...sampleTournament, day: november } as Tournament);
    expect(readTournamentFile(text)).toMatchObject({ tournament: { days: { '2026-11-28': november } } });
    // That day began with a repeated hour.
    expect(read(autumn)?.days?.['2026-10-25']).toEqual({
      ...autumn,
      start: 600,
      pauses: [{ from: 780, minutes: 60 }],
      placements: [{ fixture: 'r1-m1', court: 1, at: 600 }],
    });
  });

  test('keeps plans by date beside one that an earlier release has written since', () => {
    const plan = { start: 540, courts: 1, matchMinutes: 30, pauses: [], placements: [] };
    const [saturday, sunday] = [
      { date: '2026-11-28', ...plan },
      { date: '2026-11-29', ...plan },
    ];
    const both = { ...throughJson(sampleTournament), days: { '2026-11-28': saturday }, day: sunday };
    const days = { '2026-11-28': saturday, '2026-11-29': sunday };
    expect(parseTournament(both)).toEqual({ ...sampleTournament, days });
    expect(parseTournament(throughJson({ ...sampleTournament, days }))).toEqual({
      ...sampleTournament,
      days,
    });
  });

  test.each([
    ['a plan without courts', { days: { '2026-11-28': { date: '2026-11-28' } } }],
    ['a fixture in an unknown status', { fixtures: [{ ...sampleTournament.fixtures[0], status: 'lost' }] }],
    ['an event of no kind', { fixtures: [{ ...sampleTournament.fixtures[0], events: [{ id: 'a' }] }] }],
    ['a squad without players', { squads: [{ name: 'Lille', logo: null }] }],
    ['no teams', { teams: undefined }],
  ])('refuses %s', (_, wrong) => {
    expect(parseTournament({ ...throughJson(sampleTournament), ...wrong })).toBeNull();
  });
});

describe('an exported file', () => {
  test('is named after the tournament and the day', () => {
    expect(write({ ...sampleTournament, name: 'L’Été à Prouvy' }).name).toBe(
      'tournoi-l-ete-a-prouvy-2025-10-04.json',
    );
    expect(write({ ...sampleTournament, name: '!' }).name).toBe('tournoi-2025-10-04.json');
  });

  test('reads back as the same tournament', () => {
    fc.assert(
      fc.property(arbitrarySeason({ maxTeams: 6 }), (season) => {
        expect(read(write(season).text)).toEqual({ ok: true, tournament: throughJson(season), exportedAt });
      }),
      { numRuns: runs(50) },
    );
  });

  test('cut anywhere is refused', () => {
    const { text } = write(sampleTournament);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 3 }), (length) => {
        expect(refusalOf(read(text.slice(0, length)))).toBe('unreadable-file');
      }),
    );
  });
});

describe('a file is refused', () => {
  const file = JSON.parse(write(favouritesWin(aTournament())).text);
  const changed = (change: (tournament: Tournament) => unknown) =>
    JSON.stringify({ ...file, tournament: { ...file.tournament, ...(change(file.tournament) as object) } });

  test.each([
    ['that is empty', '', 'unreadable-file'],
    ['that is a picture', '\u0089PNG', 'unreadable-file'],
    ['of somebody else', '{"teams":[]}', 'foreign-file'],
    ['that is a list', '[]', 'foreign-file'],
    ['that is nothing', 'null', 'foreign-file'],
    ['of a later version', JSON.stringify({ ...file, version: 2 }), 'other-version'],
    ['without a tournament', JSON.stringify({ ...file, tournament: undefined }), 'damaged-tournament'],
    ['without its date', JSON.stringify({ ...file, exportedAt: undefined }), 'damaged-tournament'],
    [
      'with a team twice',
      changed(({ teams }) => ({ teams: [...teams, teams[0]] })),
      'contradictory-tournament',
    ],
    [
      'with a fixture twice',
      changed(({ fixtures }) => ({ fixtures: [...fixtures, fixtures[0]] })),
      'contradictory-tournament',
    ],
    [
      'with a team against itself',
      changed(({ fixtures: [first] }) => ({ fixtures: [{ ...first, awayTeam: first?.homeTeam }] })),
      'contradictory-tournament',
    ],
    [
      'with a score that its sheet does not give',
      changed(({ fixtures: [first] }) => ({
        fixtures: [{ ...first, result: { ...first?.result, homeScore: 1 } }],
      })),
      'contradictory-tournament',
    ],
    [
      'with a status that its sheet does not give',
      changed(({ fixtures: [first] }) => ({ fixtures: [{ ...first, status: 'inprogress' }] })),
      'contradictory-tournament',
    ],
    [
      'with a finished match that nobody played',
      changed(({ fixtures: [first] }) => ({ fixtures: [{ ...first, result: null }] })),
      'contradictory-tournament',
    ],
  ] as const)('%s', (_, text, kind) => {
    expect(refusalOf(read(text))).toBe(kind);
  });

  test('but not for a byte order mark', () => {
    expect(read(`\uFEFF${JSON.stringify(file)}`).ok).toBe(true);
  });
});

test.each([
  ['a team was removed', {}],
  ['a team has withdrawn', { withdrawals: [{ team: 'Équipe 01', treatment: 'kept', at: exportedAt }] }],
] as const)(
  'a file of a tournament in which %s can be imported again',
  (_what, { withdrawals = undefined }: { withdrawals?: Tournament['withdrawals'] }) => {
    const { teams, ...rest } = favouritesWin(aTournament({ teams: 4 }));
    const tournament = recomputeTournament({
      ...rest,
      teams: withdrawals ? teams : teams.slice(1),
      withdrawals,
    }).tournament;
    expect(refusalOf(read(write(tournament).text))).toBeNull();
    const blank = recomputeTournament({
      ...aTournament({ teams: 4 }),
      teams: tournament.teams,
      withdrawals,
    }).tournament;
    expect(refusalOf(read(write(blank).text))).toBeNull();
  },
);
