import { playerRanking } from 'shared-kernel/rankings';
import { sampleClubs } from '../data/clubs';
import { sampleNations } from '../data/nations';
import { clubSheet, legibleName, nationSheet } from './palmaresSheet';

const players = playerRanking();

test.each([['Prouvy'], ['prouvy'], ['PROUVY']])(
  '%p is the club of Prouvy, with its own rank and players',
  (id) => {
    const sheet = clubSheet(id, sampleClubs, players);
    expect(sheet).toMatchObject({ title: 'Prouvy', rank: 3, isKnown: true });
    expect(sheet.players.map((player) => player.club)).toEqual(Array(5).fill('Prouvy'));
  },
);

test.each([
  ['France', 'Équipe de France'],
  ['fr', 'Équipe de France'],
  ['Italie', 'Équipe d’Italie'],
  ['Portugal', 'Équipe du Portugal'],
])('the address %p is the team « %s »', (id, title) => {
  expect(nationSheet(id, sampleNations, players)).toMatchObject({ title, isKnown: true });
});

test('an unknown name gets the example under that name', () => {
  expect(clubSheet('Brest', sampleClubs, players)).toMatchObject({ title: 'Brest', rank: 1, isKnown: false });
  expect(nationSheet('Atlantide', sampleNations, players)).toMatchObject({
    title: 'Équipe d’Atlantide',
    isKnown: false,
  });
});

test.each([
  ['Égypte', 'Équipe d’Égypte'],
  ['ukraine', 'Équipe d’ukraine'],
  ['Haïti', 'Équipe d’Haïti'],
  ['Hollande', 'Équipe de Hollande'],
  ['Yougoslavie', 'Équipe de Yougoslavie'],
  ['Sirius', 'Équipe de Sirius'],
])('the unknown team %p is « %s »', (id, title) => {
  expect(nationSheet(id, sampleNations, players)).toMatchObject({ title, isKnown: false });
});

test('every club and every nation of a ranked player has its own sheet', () => {
  for (const player of players) {
    expect(clubSheet(player.club, sampleClubs, players).isKnown).toBe(true);
    expect(nationSheet(player.nationality, sampleNations, players).isKnown).toBe(true);
  }
});

test('clubs and nations come best first', () => {
  for (const sample of [sampleClubs, sampleNations]) {
    const points = sample.map((one) => one.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  }
});

test.each([
  ['Nulle', 'Nulle'],
  ['\u202eabc\u0000', 'abc'],
  [`A${'\u0301'.repeat(30)}`, `A${'\u0301'.repeat(4)}`],
  ['\u200b ', '?'],
])('the name %j of an address is shown as %j', (id, name) => {
  expect(legibleName(id)).toBe(name);
});
