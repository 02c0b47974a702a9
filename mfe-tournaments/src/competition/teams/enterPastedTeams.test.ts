/** @jest-environment node */

import { fullTest } from '../../../../tools/jest/suite';
import { aTeam, aTournament } from '../testing/aTournament';
import { enterPastedTeams } from './enterPastedTeams';
import { copyTeams } from './enterTeam';
import { squadsOf } from './squads';

const catalogue = ['Lille', 'Lyon', 'Nantes'].map(aTeam);
const tournament = aTournament({ teams: ['Lille'], squads: undefined, fixtures: [] });
const paste = (text: string) => enterPastedTeams(tournament, text, catalogue);

test('enters all valid teams at once, and keeps the text of the others', () => {
  const {
    tournament: after,
    entries,
    rest,
  } = paste(
    'lyon\nLes Verts : 7 Ana, Léo\nLILLE\nDoublée : Ana, ana\nLes Rouges\nles rouges\nTrop : A, B, C, D, E, F',
  );
  expect(after.teams).toEqual(['Lille', 'Lyon', 'Les Verts', 'Les Rouges']);
  expect(after.squads?.map(({ name, players }) => [name, players])).toEqual([
    [
      'Les Verts',
      [
        { id: 'les-verts-1', name: 'Ana', number: 7 },
        { id: 'les-verts-2', name: 'Léo' },
      ],
    ],
    ['Les Rouges', []],
  ]);
  expect(entries.map((entry) => (entry.ok ? entry.players : entry.refusal.kind))).toEqual([
    5,
    2,
    'team-already-entered',
    'player-named-twice',
    0,
    'team-already-entered',
    'too-many-players',
  ]);
  expect(rest).toBe('LILLE\nDoublée : Ana, ana\nles rouges\nTrop : A, B, C, D, E, F');
});

test('a refused row of a table stays without the cells that were of no use', () => {
  const { rest } = paste(
    'N°\tÉquipe\tVille\tJoueur 1\tJoueur 2\n1\tDoublée\tCaen\tAna\tana\n2\tJuste\tCaen\tAna\tLéo',
  );
  expect(rest).toBe('Doublée\tAna\tana');
});

test('a list of teams with their captains enters them with one player each', () => {
  const { tournament: after, rest } = paste(
    'Équipe ; Capitaine ; Téléphone\nLes Verts ; Ana ; 06 12 34 56 78\nLes Rouges ; Léo ;',
  );
  expect(rest).toBe('');
  expect(after.squads?.map(({ name, players }) => [name, players.map((player) => player.name)])).toEqual([
    ['Les Verts', ['Ana']],
    ['Les Rouges', ['Léo']],
  ]);
});

test('a refused block stays a block', () => {
  const { rest } = paste('Lille\nAna\n\nDouble\nAna\nana\n\nJuste\nAna\nLéo');
  expect(rest).toBe('Lille\nAna\n\nDouble\nAna\nana');
});

test('a catalogue team with other players is copied into the tournament, with new player ids', () => {
  const { tournament: after } = paste('Lyon : Ana, Léo');
  expect(squadsOf(after, catalogue)[1]?.players.map(({ name }) => name)).toEqual(['Ana', 'Léo']);
  const ids = after.squads?.flatMap(({ players }) => players.map(({ id }) => id)) ?? [];
  expect(aTeam('Lyon').players.some(({ id }) => ids.includes(id))).toBe(false);
});

test('a copied team under another spelling of an own team’s name enters as the own team', () => {
  const own = { ...tournament, squads: [{ name: 'Les Verts', logo: null, players: [] }] };
  const { tournament: after } = copyTeams(own, [{ name: 'LES VERTS', logo: null, players: [] }], catalogue);
  expect(after.teams).toEqual(['Lille', 'Les Verts']);
  expect(after.squads).toHaveLength(1);
});

test('names that are too long are refused', () => {
  const { entries } = paste(`${'x'.repeat(201)}\nCaen : Ana, ${'y'.repeat(201)}`);
  expect(entries.map((entry) => !entry.ok && entry.refusal.kind)).toEqual(['name-too-long', 'name-too-long']);
});

fullTest('at most a hundred teams enter, and the others stay in the text', () => {
  const lines = Array.from({ length: 120 }, (_, index) => `Équipe ${index}`);
  const { tournament: after, rest } = paste(lines.join('\n'));
  expect(after.teams).toHaveLength(100);
  expect(rest).toBe(lines.slice(99).join('\n'));
});

test('the teams of another tournament enter with players and numbers, and entered teams do not change', () => {
  const verts = { name: 'Les Verts', logo: null, players: [{ id: 'x-1', name: 'Ana', number: 7 }] };
  const { tournament: after, entered } = copyTeams(
    tournament,
    [aTeam('Lille'), catalogue[1] as (typeof catalogue)[number], verts],
    catalogue,
  );
  expect(entered).toEqual(['Lyon', 'Les Verts']);
  expect(after.teams).toEqual(['Lille', 'Lyon', 'Les Verts']);
  expect(after.squads).toEqual([
    { name: 'Les Verts', logo: null, players: [{ id: 'les-verts-1', name: 'Ana', number: 7 }] },
  ]);
});
