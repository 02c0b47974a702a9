/** @jest-environment node */
import { crestOf } from 'shared-kernel/crests';
import { sampleTournament } from './sampleTournament';
import { teamCatalogue } from './teamCatalogue';

test('offers at least twelve teams of five players, the sample’s six among them', () => {
  expect(teamCatalogue.length).toBeGreaterThanOrEqual(12);
  expect(teamCatalogue.every(({ players }) => players.length === 5)).toBe(true);
  expect(teamCatalogue.map(({ name }) => name)).toEqual(expect.arrayContaining([...sampleTournament.teams]));
});

test('names every team and every player once', () => {
  const names = teamCatalogue.flatMap(({ name, players }) => [name, ...players.map((player) => player.name)]);
  const ids = teamCatalogue.flatMap(({ players }) => players.map(({ id }) => id));
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test('gives every team a crest of its own', () => {
  const crests = teamCatalogue.map(({ name }) => JSON.stringify(crestOf(name)));
  expect(new Set(crests).size).toBe(crests.length);
});

test('the sample championship matches the specification', () => {
  expect(sampleTournament).toMatchObject({
    id: 'championnat-de-france-2025',
    name: 'Championnat de France',
    level: 'National',
    date: '2025-09-15',
    teams: ['Valenciennes', 'Champagne', 'Lille', 'Lyon', 'Anget', 'Avignon'],
  });
  expect(sampleTournament.fixtures).toHaveLength(30);
  expect(
    new Set(sampleTournament.fixtures.map(({ homeTeam, awayTeam }) => `${homeTeam} ${awayTeam}`)).size,
  ).toBe(30);
});
