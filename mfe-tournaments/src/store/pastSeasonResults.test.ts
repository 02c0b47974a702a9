/** @jest-environment node */
import { type Honour, playerRanking } from 'shared-kernel/rankings';
import * as v from 'valibot';
import { standings } from '../competition/standings/standings';
import { playerRanking as bestInRole, playerTallies } from '../competition/statistics';
import { squadOf } from '../competition/teams/squads';
import { tournamentStatus } from '../competition/tournamentStatus';
import { tournamentSchema } from '../model/tournamentSchema';
import { sheetWarnings } from '../scoring/sheetWarnings';
import { pastSeason, pastSeasonMatches } from './pastSeason';
import { pastSeasonTournament } from './pastSeasonResults';
import { teamCatalogue } from './teamCatalogue';

const tournament = pastSeasonTournament();
const squads = tournament.squads ?? [];
const tallies = playerTallies(tournament, squads);
const place = (index: number) => (index === 0 ? '1er' : `${index + 1}e`);

test('the past season is finished, has a sheet for every match, and fits the schema', () => {
  expect(tournamentStatus(tournament.fixtures)).toBe('finished');
  expect(tournament.fixtures).toHaveLength(pastSeasonMatches);
  expect(v.parse(tournamentSchema, tournament)).toEqual(tournament);
  for (const { result } of tournament.fixtures) {
    expect(result?.details && sheetWarnings(result.details)).toEqual([]);
  }
});

test('the past season ends in the order of its list of teams, without equal points', () => {
  const rows = standings(tournament);
  expect(rows.map(({ name }) => name)).toEqual(pastSeason.teams);
  expect(new Set(rows.map(({ points }) => points)).size).toBe(rows.length);
});

test('the past season has squads of four different players', () => {
  expect(squads.map(({ players }) => players.length)).toEqual([4, 4, 4, 4, 4, 4]);
  const names = squads.flatMap(({ players }) => players.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  for (const { name } of squads) expect(teamCatalogue.map((team) => team.name)).toContain(name);
});

const honours = playerRanking().flatMap((player) =>
  player.tournaments
    .filter(({ tournamentId }) => tournamentId !== null)
    .map((honour): [string, string, Honour] => [player.name, player.club, honour]),
);

test('the past season appears in the honours of the demonstration’s player and others', () => {
  expect(honours.filter(([name]) => name === 'Thomas Lefebvre')).toHaveLength(2);
  expect(honours.length).toBeGreaterThan(5);
});

test.each(honours)('%s of %s has won the place that their honour names', (player, club, honour) => {
  expect(honour.tournamentId).toBe(pastSeason.id);
  expect(honour.name.startsWith(pastSeason.name)).toBe(true);
  expect(squadOf(tournament, [], club).players.map(({ name }) => name)).toContain(player);
  const prize = honour.name.slice(pastSeason.name.length);
  const ranked = {
    '': standings(tournament).map(({ name }) => name),
    ', classement des attaquants': bestInRole(tallies, 'attacker').map(({ name }) => name),
    ', classement des défenseurs': bestInRole(tallies, 'defender').map(({ name }) => name),
  }[prize];
  expect(place(ranked?.indexOf(prize === '' ? club : player) ?? -1)).toBe(honour.position);
});
