/** @jest-environment node */

import type { Team, Tournament } from '../../model/tournament';
import { recomputeTournament } from '../recomputeTournament';
import { rank, standings } from '../standings/standings';
import { aTeam, aTournament } from '../testing/aTournament';
import { aSeason, favouritesWin, withResults } from '../testing/playedMatch';
import { type EditOutcome, editTeam, type PlayerEdit, readShirtNumber } from './editTeam';
import { availableTeams, enterNewTeam, enterTeam, moved, moveTeam } from './enterTeam';
import { squadOf } from './squads';
import { teamId } from './teamId';

const at = '2025-10-04T10:00:00.000Z';
const catalogue = ['Lille', 'Lyon', 'Nantes'].map(aTeam);
const played = favouritesWin(aTournament({ teams: ['Lille', 'Lyon', 'Caen'], squads: [aTeam('Caen')] }));
const unplayed = { ...played, fixtures: aTournament({ teams: ['Lille', 'Lyon', 'Caen'] }).fixtures };

function rowsOf(team: Team): PlayerEdit[] {
  return team.players.map(({ id, name, number }) => ({ id, name, number: String(number ?? '') }));
}

/** Opens the editor of a team, applies the changes and saves it. */
function edit(
  tournament: Tournament,
  team: string,
  change: { name?: string; players?: (rows: PlayerEdit[]) => PlayerEdit[] },
  now = tournament,
): EditOutcome {
  const base = squadOf(tournament, catalogue, team);
  const { name = team, players = (rows) => rows } = change;
  const key = teamId(tournament, team);
  return editTeam(now, { key, base, name, players: players(rowsOf(base)) }, catalogue, at);
}

function done(outcome: EditOutcome): Tournament {
  if (!outcome.ok) throw new Error(outcome.refusal.kind);
  return outcome.tournament;
}

const refusalOf = (outcome: EditOutcome) => (outcome.ok ? null : outcome.refusal);
const namesOf = (tournament: Tournament, team: string) =>
  squadOf(tournament, catalogue, team).players.map(({ name }) => name);

test('a new name replaces the old one everywhere, and keeps every result', () => {
  const before: Tournament = {
    ...played,
    withdrawals: [{ team: 'Lille', treatment: 'kept', at: '2025-10-04T10:00:00.000Z' }],
    tieDecisions: [{ order: ['Lyon', 'Lille'], by: 'lots', reason: '', at: '2025-10-04T10:00:00.000Z' }],
  };
  const after = done(edit(before, 'Lille', { name: ' Les Bleus ' }));
  expect(JSON.parse(JSON.stringify(after).replaceAll('"Les Bleus"', '"Lille"'))).toEqual({
    ...before,
    squads: [aTeam('Caen'), aTeam('Lille')],
    // The key by which its playoff matches are found.
    teamKeys: { Lille: 'lille' },
  });
  expect(after.fixtures.map(({ id }) => id)).toEqual(before.fixtures.map(({ id }) => id));
  const rows = standings(after).map(({ name, points }) => [name === 'Les Bleus' ? 'Lille' : name, points]);
  expect(rows).toEqual(standings(before).map(({ name, points }) => [name, points]));
});

test('a new name does not change the playoffs', () => {
  const season = aSeason();
  const renamed = recomputeTournament(
    done(edit({ ...season, squads: season.squads }, 'Équipe 04', { name: 'Zèbres' })),
  );
  expect(renamed.changed).toEqual([]);
  expect(renamed.tournament.fixtures.map(({ id }) => id)).toEqual(season.fixtures.map(({ id }) => id));
  expect(renamed.tournament.fixtures.filter(({ homeTeam }) => homeTeam === 'Zèbres')).not.toHaveLength(0);
});

test('a new name does not change the playoffs where the alphabet alone ranked their teams', () => {
  const tied = ['Équipe 03', 'Équipe 04', 'Équipe 05'];
  const season = recomputeTournament(
    withResults(aTournament({ teams: 8, format: { playoffs: true } }), ({ homeTeam, awayTeam }) => {
      const isCycle = [homeTeam, awayTeam].toSorted().join() === 'Équipe 03,Équipe 05';
      const isHomeWinner = homeTeam < awayTeam !== isCycle;
      return [0, 1, 2].map(() => (isHomeWinner ? ([7, 0] as const) : ([0, 7] as const)));
    }),
  ).tournament;
  expect(rank(season).undecided).toEqual([tied]);
  const renamed = recomputeTournament(done(edit(season, 'Équipe 03', { name: 'Zèbres' })));
  expect(renamed.changed).toEqual([]);
  expect(standings(renamed.tournament).map(({ name }) => name)).toEqual(
    standings(season).map(({ name }) => (name === 'Équipe 03' ? 'Zèbres' : name)),
  );
});

test('editing copies a catalogue team into the tournament, and its players keep their ids', () => {
  const after = done(
    edit(played, 'Lyon', {
      players: ([first, ...others]) => [{ ...(first as PlayerEdit), name: ' Ana ', number: '7' }, ...others],
    }),
  );
  const own = after.squads?.find(({ name }) => name === 'Lyon');
  expect(own?.players[0]).toEqual({ id: 'lyon-1', name: 'Ana', number: 7 });
  expect(own?.players.map(({ id }) => id)).toEqual(aTeam('Lyon').players.map(({ id }) => id));
});

test('an edit without a change returns the same tournament', () => {
  expect(done(edit(played, 'Lyon', {}))).toBe(played);
});

test('players are reordered, added and removed, and a new player gets a new id', () => {
  const after = done(
    edit(unplayed, 'Lyon', {
      players: (rows) => [...moved(rows.slice(0, 4), 3, -3), { id: null, name: 'Ana', number: '10' }],
    }),
  );
  expect(namesOf(after, 'Lyon')).toEqual([
    'Joueur 4 de Lyon',
    'Joueur 1 de Lyon',
    'Joueur 2 de Lyon',
    'Joueur 3 de Lyon',
    'Ana',
  ]);
  const ids = squadOf(after, catalogue, 'Lyon').players.map(({ id }) => id);
  expect(ids).toEqual(['lyon-4', 'lyon-1', 'lyon-2', 'lyon-3', `lyon-${Date.parse(at).toString(36)}-5`]);
});

test('a player on a sheet can be renamed, not removed', () => {
  const renamed = edit(played, 'Lyon', {
    players: (rows) => rows.map((row) => (row.id === 'lyon-1' ? { ...row, name: 'Ana' } : row)),
  });
  expect(namesOf(done(renamed), 'Lyon')?.[0]).toBe('Ana');
  const without = (id: string) =>
    edit(played, 'Lyon', { players: (rows) => rows.filter((row) => row.id !== id) });
  expect(refusalOf(without('lyon-1'))).toEqual({ kind: 'player-on-a-sheet' });
  expect(refusalOf(without('lyon-5'))).toBeNull();
});

test.each([
  ['', 'team-name-required'],
  [' - ', 'team-name-required'],
  ['lyon', 'team-already-entered'],
  ['Nantes', 'team-name-taken'],
])('the name « %s » is refused', (name, kind) => {
  expect(refusalOf(edit(played, 'Caen', { name }))).toEqual({ kind });
});

test('the name of a removed team is refused while its matches exist', () => {
  const left = { ...played, teams: ['Lille', 'Caen'] };
  expect(refusalOf(edit(left, 'Caen', { name: 'Lyon' }))).toEqual({ kind: 'team-name-in-schedule' });
});

test('a team may take another spelling of its name, and its name from the catalogue', () => {
  expect(done(edit(played, 'Caen', { name: 'CAEN' })).teams).toContain('CAEN');
  const renamed = done(edit(played, 'Lille', { name: 'Les Bleus' }));
  expect(done(edit(renamed, 'Les Bleus', { name: 'Lille' })).teams).toContain('Lille');
});

const row = (name: string, number = ''): PlayerEdit => ({ id: null, name, number });
test.each<[readonly PlayerEdit[], object]>([
  [[row('Ana'), row('Léo'), row(' ana')], { kind: 'player-named-twice', place: 2 }],
  [[row('Ana'), row('Léo', '1000')], { kind: 'player-number-invalid', place: 1 }],
  [[row('Ana'), row('', '7')], { kind: 'player-name-required', place: 1 }],
  [[row('Ana')], { kind: 'too-few-players' }],
  [['A', 'B', 'C', 'D', 'E', 'F'].map((name) => row(name)), { kind: 'too-many-players' }],
])('the players %j are refused', (rows, refusal) => {
  expect(refusalOf(edit(unplayed, 'Caen', { players: () => [...rows] }))).toEqual(refusal);
});

test('a team may have no players', () => {
  expect(namesOf(done(edit(unplayed, 'Caen', { players: () => [] })), 'Caen')).toEqual([]);
});

test.each([
  ['', undefined],
  [' 0 ', 0],
  ['07', 7],
  ['999', 999],
  ['1000', null],
  ['7b', null],
  ['-1', null],
])('« %s » on a shirt is %s', (text, number) => {
  expect(readShirtNumber(text)).toBe(number);
});

test('an edit keeps the changes of another tab', () => {
  const elsewhere = done(
    edit(unplayed, 'Lyon', {
      players: (rows) => [
        ...rows
          .slice(0, 3)
          .map((each) => (each.id === 'lyon-2' ? { ...each, name: 'Zoé', number: '2' } : each)),
        row('Max'),
      ],
    }),
  );
  const here = edit(
    unplayed,
    'Lyon',
    {
      name: 'Les Lions',
      players: (rows) => rows.map((each) => (each.id === 'lyon-1' ? { ...each, name: 'Ana' } : each)),
    },
    elsewhere,
  );
  const squad = squadOf(done(here), catalogue, 'Les Lions');
  expect(squad.players.map(({ name }) => name)).toEqual(['Ana', 'Zoé', 'Joueur 3 de Lyon', 'Max']);
  expect(squad.players[1]?.number).toBe(2);
});

test('a name changed elsewhere is not overwritten, and an untouched one is taken over', () => {
  const now = done(edit(played, 'Lyon', { name: 'Les Lions' }));
  const refusal = { kind: 'name-overtaken', theirs: 'Les Lions' };
  expect(refusalOf(edit(played, 'Lyon', { name: 'Ici' }, now))).toEqual(refusal);
  expect(done(edit(played, 'Lyon', { name: 'Les Lions ' }, now))).toBe(now);
  const withAna = edit(
    played,
    'Lyon',
    { players: (rows) => rows.map((each) => (each.id === 'lyon-1' ? { ...each, name: 'Ana' } : each)) },
    now,
  );
  expect(namesOf(done(withAna), 'Les Lions')?.[0]).toBe('Ana');
});

test('a player changed here and removed elsewhere is refused, and an untouched one is removed', () => {
  const without = done(edit(unplayed, 'Lyon', { players: (rows) => rows.slice(0, 3) }));
  const renamed = (id: string) => (rows: readonly PlayerEdit[]) =>
    rows.map((each) => (each.id === id ? { ...each, name: 'Ana' } : each));
  expect(refusalOf(edit(unplayed, 'Lyon', { players: renamed('lyon-4') }, without))).toEqual({
    kind: 'player-overtaken',
    place: 3,
    id: 'lyon-4',
    theirs: null,
  });
  const other = done(edit(unplayed, 'Lyon', { players: renamed('lyon-1') }, without));
  expect(namesOf(other, 'Lyon')).toEqual(['Ana', 'Joueur 2 de Lyon', 'Joueur 3 de Lyon']);
});

test('a team removed elsewhere is refused, even when another one has its name', () => {
  const left = { ...played, teams: ['Lille', 'Caen'] };
  expect(refusalOf(edit(played, 'Lyon', { name: 'Ici' }, left))).toEqual({ kind: 'team-gone' });
  const renamed = done(edit(unplayed, 'Lyon', { name: 'Les Lions' }));
  const entered = enterTeam(renamed, 'Lyon');
  if (!entered.ok) throw new Error(entered.refusal.kind);
  const refusal = { kind: 'name-overtaken', theirs: 'Les Lions' };
  expect(refusalOf(edit(unplayed, 'Lyon', { name: 'Ici' }, entered.tournament))).toEqual(refusal);
});

test('a renamed catalogue team is not offered again, and a new one of its name has new players', () => {
  const renamed = done(edit(played, 'Lille', { name: 'Les Bleus' }));
  expect(availableTeams(renamed, catalogue).map(({ name }) => name)).toEqual(['Nantes']);
  const own = enterNewTeam(unplayed, { name: 'Les Verts', players: ['Ana', 'Léo'] }, catalogue);
  if (!own.ok) throw new Error(own.refusal.kind);
  const verts = done(edit(own.tournament, 'Les Verts', { name: 'Les Rouges' }));
  const again = enterNewTeam(verts, { name: 'Les Verts', players: ['Zoé', 'Max'] }, catalogue);
  if (!again.ok) throw new Error(again.refusal.kind);
  const ids = again.tournament.squads?.flatMap(({ players }) => players.map(({ id }) => id)) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
});

test('at most as many teams enter as a record can hold the matches of', () => {
  const full = aTournament({ teams: 100, fixtures: [] });
  const outcome = enterTeam(full, 'Nantes');
  expect(outcome).toEqual({ ok: false, refusal: { kind: 'too-many-teams' } });
});

test('a team moves within the list of teams, and not beyond its ends', () => {
  expect(moveTeam(played, 'Lyon', -1).teams).toEqual(['Lyon', 'Lille', 'Caen']);
  expect(moveTeam(played, 'Lyon', 1).teams).toEqual(['Lille', 'Caen', 'Lyon']);
  expect(moveTeam(played, 'Lille', -1)).toBe(played);
  expect(moveTeam(played, 'Caen', 1)).toBe(played);
});
