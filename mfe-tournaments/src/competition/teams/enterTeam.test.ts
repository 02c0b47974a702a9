/** @jest-environment node */
import { aTeam, aTournament } from '../testing/aTournament';
import {
  availableTeams,
  enterNewTeam,
  enterTeam,
  refusedField,
  removeTeam,
  type TeamOutcome,
} from './enterTeam';
import { playerNames, squadOf, squadsOf } from './squads';
import { teamId } from './teamId';

const tournament = aTournament({ teams: ['Lille', 'Lyon'], squads: undefined, fixtures: [] });
const catalogue = ['Nantes', 'Lyon', 'Lille', 'Évreux'].map(aTeam);
const refusalOf = (outcome: TeamOutcome) => (outcome.ok ? null : outcome.refusal.kind);
const create = (name: string, players: readonly string[]) =>
  enterNewTeam(tournament, { name, players }, catalogue);

test('a team enters at the end of the list', () => {
  const outcome = enterTeam(tournament, ' Nantes ');
  expect(outcome.ok && outcome.tournament.teams).toEqual(['Lille', 'Lyon', 'Nantes']);
});

test.each([
  ['', 'team-name-required'],
  [' - ', 'team-name-required'],
  ['Lyon', 'team-already-entered'],
  ['  lyon', 'team-already-entered'],
])('the name « %s » is refused', (name, kind) => {
  expect(refusalOf(enterTeam(tournament, name))).toBe(kind);
});

test.each([
  ['U15 ♀', 'U15 ♂'],
  ['A+', 'A−'],
  ['राम', 'रामा'],
  ['🔥🔥🔥', '🔥'],
])('« %s » and « %s » both enter, with keys and player identifiers of their own', (...names) => {
  let current = tournament;
  for (const name of names) {
    const outcome = enterNewTeam(current, { name, players: ['Ana', 'Léo'] }, catalogue);
    if (!outcome.ok) throw new Error(outcome.refusal.kind);
    current = outcome.tournament;
  }
  expect(new Set(current.teams.map((team) => teamId(current, team))).size).toBe(4);
  expect(new Set(current.squads?.flatMap(({ players }) => players.map(({ id }) => id))).size).toBe(4);
});

test('names of a new team lose the signs that turn the direction of the text around them', () => {
  const outcome = create('Les\u202e Verts', ['Ana\u2066', '\u200fLéo']);
  expect(outcome.ok && outcome.tournament).toMatchObject({
    teams: ['Lille', 'Lyon', 'Les Verts'],
    squads: [{ name: 'Les Verts', players: [{ name: 'Ana' }, { name: 'Léo' }] }],
  });
});

test('a new team enters with its players', () => {
  const outcome = create('Les Verts', ['Ana', ' Léo ', '']);
  expect(outcome.ok && outcome.tournament).toMatchObject({
    teams: ['Lille', 'Lyon', 'Les Verts'],
    squads: [
      {
        name: 'Les Verts',
        players: [
          { id: 'les-verts-1', name: 'Ana' },
          { id: 'les-verts-2', name: 'Léo' },
        ],
      },
    ],
  });
});

test.each([
  ['Nantes', ['Ana', 'Léo'], 'team-name-taken'],
  ['ÉVREUX', ['Ana', 'Léo'], 'team-name-taken'],
  ['Les Verts', ['Ana', ' '], 'too-few-players'],
  ['Les Verts', ['A', 'B', 'C', 'D', 'E', 'F'], 'too-many-players'],
  ['Les Verts', ['Ana', 'ana'], 'player-named-twice'],
] as const)('creating « %s » with %j is refused', (name, players, kind) => {
  expect(refusalOf(create(name, players))).toBe(kind);
});

test.each([
  [{ kind: 'team-name-taken' }, ['Ana', 'Léo'], 'name'],
  [{ kind: 'too-few-players' }, ['Ana', ' ', ''], 1],
  [{ kind: 'too-many-players' }, ['A', 'B', 'C', 'D', 'E', 'F'], 5],
  [{ kind: 'player-named-twice' }, ['Ana', '', 'Léo', ' ana '], 3],
  [{ kind: 'player-named-twice' }, ['', '-', '', ' -'], 3],
] as const)('%j of %j has its error at %s', (refusal, players, field) => {
  expect(refusedField(refusal, players)).toBe(field);
});

test('a removed team can enter again, also a new one', () => {
  const outcome = create('Les Verts', ['Ana', 'Léo']);
  if (!outcome.ok) throw new Error('refused');
  const withdrawn = removeTeam(outcome.tournament, 'Les Verts');
  expect(withdrawn.teams).toEqual(['Lille', 'Lyon']);
  expect(availableTeams(withdrawn, catalogue).map(({ name }) => name)).toEqual([
    'Évreux',
    'Les Verts',
    'Nantes',
  ]);
  expect(enterTeam(withdrawn, 'Les Verts').ok).toBe(true);
});

test('the tournament’s own squads precede the catalogue’s, and an unknown team has none', () => {
  const own = { name: 'Lille', logo: null, players: [{ id: 'own-1', name: 'Zoé' }] };
  const mixed = aTournament({ teams: ['Lille', 'Nantes', 'Inconnue'], squads: [own] });
  expect(squadOf(mixed, catalogue, 'Lille')).toBe(own);
  expect(squadsOf(mixed, catalogue).map(({ players }) => players.length)).toEqual([1, 5, 0]);
  expect(playerNames([own]).get('own-1')).toBe('Zoé');
});
