/** @jest-environment node */
import fc from 'fast-check';
import { runs } from '../../../../tools/jest/suite';
import type { TournamentFormat } from '../../model/tournament';
import { recomputeTournament } from '../recomputeTournament';
import { arbitrarySeason } from '../testing/arbitraries';
import { aTournament } from '../testing/aTournament';
import { renameTeam } from './editTeam';
import { enterTeam, removeTeam } from './enterTeam';
import { teamId } from './teamId';

const at = '2026-11-22T10:00:00.000Z';
const tournament = aTournament({ teams: ['Lille', 'Lyon', 'Les Verts', 'Nice'] });
const rename = (current: typeof tournament, before: string, after: string) =>
  renameTeam(current, before, after, at);

test('a team keeps the id of its first name, and needs none stored under that name', () => {
  expect(teamId(tournament, 'Les Verts')).toBe('les-verts');
  const renamed = rename(rename(tournament, 'Lille', 'Losc'), 'Losc', 'Les Dogues');
  expect(teamId(renamed, 'Les Dogues')).toBe('lille');
  const back = rename(renamed, 'Les Dogues', 'Lille');
  expect(teamId(back, 'Lille')).toBe('lille');
  expect(back.teamKeys).toBeUndefined();
});

test('a team that enters under another team’s former name gets its own id', () => {
  const outcome = enterTeam(rename(tournament, 'Lille', 'Losc'), 'Lille');
  if (!outcome.ok) throw new Error(outcome.refusal.kind);
  expect(teamId(outcome.tournament, 'Lille')).toBe('lille-2');
  expect(teamId(outcome.tournament, 'Losc')).toBe('lille');
});

test('teams of a file whose names have one id get distinct ones when the record is recomputed', () => {
  const { tournament: told } = recomputeTournament({
    ...tournament,
    teams: ['Lille', 'LILLE', 'A+', 'A−', 'A'],
  });
  expect(told.teams.map((team) => teamId(told, team))).toEqual(['lille', 'lille-2', 'a', 'a-2', 'a-3']);
  expect(recomputeTournament(told).tournament).toBe(told);
});

test('a team that leaves and re-enters has its former id', () => {
  const outcome = enterTeam(removeTeam(tournament, 'Lyon'), 'Lyon');
  expect(outcome.ok && teamId(outcome.tournament, 'Lyon')).toBe('lyon');
});

test('a new name reaches the whole record, keeps every match, and can be taken back', () => {
  const property = fc.property(
    arbitrarySeason({ maxTeams: 12 }),
    fc.boolean(),
    fc.nat(),
    (season, playoffs, place) => {
      const format = { ...season.format, playoffs } as TournamentFormat;
      const { tournament: before } = recomputeTournament({ ...season, format });
      const team = before.teams[place % before.teams.length] as string;
      const after = rename(before, team, 'Zèbres');
      expect(JSON.stringify({ ...after, teamKeys: undefined })).not.toContain(JSON.stringify(team));
      expect(after.fixtures.map(({ id }) => id)).toEqual(before.fixtures.map(({ id }) => id));
      expect(recomputeTournament(after).changed).toEqual([]);
      const back = rename(after, 'Zèbres', team);
      expect({ ...back, tieDecisions: undefined }).toEqual({ ...before, tieDecisions: undefined });
    },
  );
  fc.assert(property, { seed: 20261127, numRuns: runs(200) });
});
