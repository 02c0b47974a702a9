import type { LiveTournament, Scoreboard } from './askScores';

/**
 * Merges two boards: for each tournament the newer state, because a cache may answer with an older one. Returns `shown`
 * itself if `next` adds no change.
 */
export function newerScores(shown: Scoreboard, next: Scoreboard): Scoreboard {
  const merged = new Map(
    [...next].map(([id, live]) => {
      const before = shown.get(id);
      return [id, before !== undefined && !isNewer(live, before) ? before : live];
    }),
  );
  const isSame = merged.size === shown.size && [...merged].every(([id, live]) => shown.get(id) === live);
  return isSame ? shown : merged;
}

/** A score may be stored without a new event: by a phone that has read another scorer's event. */
function isNewer(next: LiveTournament, before: LiveTournament): boolean {
  if (next.revision !== before.revision) return next.revision > before.revision;
  if (next.head !== before.head) return next.head > before.head;
  return counted(next) > counted(before);
}

function counted({ matches }: LiveTournament): number {
  return Object.values(matches).reduce((sum, match) => sum + match.counted, 0);
}
