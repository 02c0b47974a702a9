import { formatNumber, importWithRetry, type User } from 'shared-kernel';
import { strings } from '../strings';

/** The ranking is only for members, so it stays out of other visitors' first download. */
const rankings = importWithRetry(() => import(/* webpackChunkName: "rankings" */ 'shared-kernel/rankings'));

/** The line under a member's name: their role, or their place in the world ranking once it is known. */
export function useStanding({ id, role }: User): string | undefined {
  const { module } = rankings.useArrival(role === 'player');
  if (role === 'organizer') return strings.header.organizer;
  if (!module) return undefined;
  const rank = module.rankOf(id);
  return rank === null ? strings.header.unranked : strings.header.rank(formatNumber(rank));
}
