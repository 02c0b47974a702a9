import { generatePlayers } from './generatePlayers';
import type { Player, RankedPlayer } from './player';

/**
 * Orders players for a ranking: points descending, then name (code units of the NFD form, so that the order is
 * the same on every machine), then id. The order is total: two players never share a rank.
 */
export function rankPlayers(players: readonly Player[]): readonly RankedPlayer[] {
  return players
    .map((player) => ({ player, key: player.name.normalize('NFD') }))
    .sort(
      (a, b) =>
        b.player.points - a.player.points ||
        (a.key < b.key ? -1 : a.key > b.key ? 1 : a.player.id - b.player.id),
    )
    .map(({ player }, index) => ({ ...player, rank: index + 1 }));
}

let ranking: readonly RankedPlayer[] | undefined;

/** Gives the world ranking of the 200 sample players, best first. */
export function playerRanking(): readonly RankedPlayer[] {
  ranking ??= rankPlayers(generatePlayers());
  return ranking;
}

/** Finds a ranked player by id, given as a number or as text from an address; undefined for an unknown one. */
export function findPlayer(playerId: number | string): RankedPlayer | undefined {
  return playerRanking().find((player) => String(player.id) === String(playerId));
}

/** Returns a player's rank, from 1; null for a player without a rank. */
export function rankOf(playerId: number | string): number | null {
  return findPlayer(playerId)?.rank ?? null;
}

/** Gives the best ten, and a player's own row when they are ranked but not among those ten (specification, section 3). */
export function topTenWithOwn(playerId: number | string | null): {
  readonly topTen: readonly RankedPlayer[];
  readonly own: RankedPlayer | null;
} {
  const topTen = playerRanking().slice(0, 10);
  const own = playerId === null ? undefined : findPlayer(playerId);
  return { topTen, own: own && own.rank > 10 ? own : null };
}
