import fc from 'fast-check';
import { generatePlayers } from './generatePlayers';
import { countryCodes, type Player } from './player';
import { findPlayer, rankOf, rankPlayers, topTenWithOwn } from './ranking';

describe('the sample players', () => {
  const players = generatePlayers();

  test('are 200, with ids 1 to 200 and no duplicate name', () => {
    expect(players.map((player) => player.id)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    expect(new Set(players.map((player) => player.name)).size).toBe(200);
  });

  test('are the same on every load', () => {
    expect(generatePlayers()).toEqual(players);
    expect(players[199]).toMatchObject({ id: 200, name: expect.any(String) });
  });

  test('have the demonstration player at id 3 with 5325 points', () => {
    expect(players[2]).toMatchObject({
      id: 3,
      name: 'Thomas Lefebvre',
      nationality: 'fr',
      club: 'Prouvy',
      points: 5325,
    });
  });

  test('come from every used country, and from no other', () => {
    expect(new Set(players.map((player) => player.nationality))).toEqual(new Set(countryCodes));
  });
});

describe('the order of the ranking', () => {
  const aPlayer = fc.record({
    id: fc.integer({ min: 1, max: 500 }),
    name: fc.constantFrom('Éva', 'Eva', 'Zoé', 'Adam'),
    nationality: fc.constantFrom(...countryCodes),
    club: fc.constant('Prouvy'),
    points: fc.integer({ min: 0, max: 4 }),
    tournaments: fc.constant([]),
  }) satisfies fc.Arbitrary<Player>;
  const somePlayers = fc.uniqueArray(aPlayer, { selector: (player) => player.id, maxLength: 33 });

  test('is by points, then name, then id, whatever the players’ order of arrival', () => {
    fc.assert(
      fc.property(somePlayers, (players) => {
        const ranked = rankPlayers(players);
        expect(rankPlayers(players.toReversed())).toEqual(ranked);
        for (const [index, player] of ranked.entries()) {
          expect(player.rank).toBe(index + 1);
          const next = ranked[index + 1];
          if (!next) continue;
          expect(next.points).toBeLessThanOrEqual(player.points);
          if (next.points === player.points && next.name === player.name) {
            expect(next.id).toBeGreaterThan(player.id);
          }
        }
      }),
    );
  });

  test('orders equal points by name, accents beside their letter', () => {
    const tied = ['Zoé', 'Élise', 'Adam', 'Eva'].map((name, index) => ({
      id: index + 1,
      name,
      nationality: 'fr' as const,
      club: 'Lyon',
      points: 100,
      tournaments: [],
    }));
    expect(rankPlayers(tied).map((player) => player.name)).toEqual(['Adam', 'Eva', 'Élise', 'Zoé']);
  });
});

describe('a rank', () => {
  test('is found by a numeric or textual id', () => {
    expect(rankOf('3')).toBe(rankOf(3));
    expect(findPlayer('3')?.name).toBe('Thomas Lefebvre');
  });

  test.each([[0], [201], [1001], [''], ['03'], ['6f1c5f0e-inconnu']])('is undefined for %p', (id) => {
    expect(rankOf(id)).toBeNull();
  });
});

describe('the top ten', () => {
  test('comes with the own row of a player outside it', () => {
    const { topTen, own } = topTenWithOwn(3);
    expect(topTen.map((player) => player.rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(own?.id).toBe(3);
    expect(own?.rank).toBeGreaterThan(11);
  });

  test.each([[1], ['unknown'], [null]])('comes alone for %p', (id) => {
    expect(topTenWithOwn(id).own).toBeNull();
  });
});
