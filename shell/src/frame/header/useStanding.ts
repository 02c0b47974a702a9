import { useEffect, useState } from 'react';
import { formatNumber, type User } from 'shared-kernel';
import { strings } from '../strings';

/** The line under a member's name: their role, or their place in the world ranking once that is known. */
export function useStanding(user: User): string | undefined {
  const [ranked, setRanked] = useState<{ id: User['id']; rank: number | null }>();

  useEffect(() => {
    if (user.role !== 'player') return;
    let isCurrent = true;
    // The ranking is only for members, so it stays out of everybody else's first download.
    import(/* webpackChunkName: "rankings" */ 'shared-kernel/rankings').then(
      ({ rankOf }) => isCurrent && setRanked({ id: user.id, rank: rankOf(user.id) }),
      () => {}, // Without the ranking the menu works all the same.
    );
    return () => {
      isCurrent = false;
    };
  }, [user.id, user.role]);

  if (user.role === 'organizer') return strings.header.organizer;
  if (ranked?.id !== user.id) return undefined;
  return ranked.rank === null ? strings.header.unranked : strings.header.rank(formatNumber(ranked.rank));
}
