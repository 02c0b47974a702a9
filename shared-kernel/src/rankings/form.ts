import type { Player } from './player';
import { seededRandom } from './random';

export type FormPoint = { readonly month: string; readonly points: number };

/** The twelve monthly rankings of the sample season, `yyyy-MM`. */
const months = Array.from({ length: 12 }, (_, index) => {
  const sinceJanuary = 9 + index;
  return `${2024 + Math.floor(sinceJanuary / 12)}-${String((sinceJanuary % 12) + 1).padStart(2, '0')}`;
});

/**
 * Gives a player's points at each monthly ranking of the sample season, oldest first. The last one is what the
 * ranking says; the earlier ones are made up from his id, for no record of them exists: screens must say so.
 */
export function formHistory(player: Pick<Player, 'id' | 'points'>): readonly FormPoint[] {
  const random = seededRandom(player.id);
  let points = player.points;
  return months
    .toReversed()
    .map((month) => {
      const point = { month, points };
      points = Math.max(0, points - 5 * Math.round((player.points * (random() * 0.09 - 0.03)) / 5));
      return point;
    })
    .toReversed();
}
