import { useLayoutEffect, useRef, useState } from 'react';
import { useQuery } from 'shared-kernel/hydration';
import { useSearchParams } from 'shared-kernel/router';
import { filterFromQuery, queryOfRanking } from '../../domain/rankingAddress';
import type { RankingFilter } from '../../domain/rankingFilter';

/** Browsers refuse an address that changes too often; a pause in typing is soon enough. */
const writeAfterMs = 250;

/**
 * The filter that the address holds. A filter takes the place of the one before: choices are written at once, the name
 * when typing pauses. Clearing them to reach a row is a step of the history.
 */
export function useRankingAddress() {
  const query = useQuery();
  const inAddress = filterFromQuery(query);
  const [, setQuery] = useSearchParams();
  const [typedName, setTypedName] = useState<string | null>(null);
  const filter = { ...inAddress, name: typedName ?? inAddress.name };

  // Of choices that come at once, from a page that was filled in before it lived, the last knows nothing of the others.
  const written = useRef(inAddress);
  // A name in the address that is not rendered yet: later input must not be compared with the former address.
  const pendingName = useRef<string | null>(null);
  useLayoutEffect(() => {
    written.current = inAddress;
    if (pendingName.current === inAddress.name.trim()) pendingName.current = null;
  });

  function write(next: RankingFilter, replace = true) {
    written.current = next;
    pendingName.current = next.name.trim();
    setQuery(queryOfRanking(next), { replace, preventScrollReset: true });
  }

  const isWritten = typedName === null || typedName.trim() === inAddress.name.trim();
  // Together with the results, not after them: a quick visitor follows a result's link at once.
  useLayoutEffect(() => {
    if (typedName === null) return;
    if (isWritten && pendingName.current === null) return setTypedName(null);
    const writeNow = () => write(filter);
    const timer = setTimeout(writeNow, writeAfterMs);
    // A link that is followed before the pause is over leaves the search behind it in the history.
    window.addEventListener('click', writeNow, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', writeNow, { capture: true });
    };
  });

  return {
    filter,
    onFilterChange(next: RankingFilter) {
      const isTyped = next.name !== filter.name;
      if (isTyped) setTypedName(next.name);
      const choices = choicesOf(filter, next);
      if (choices.length > 0)
        write({
          ...written.current,
          ...(isTyped || typedName !== null ? { name: next.name } : {}),
          ...Object.fromEntries(choices),
        });
    },
    onGoTo(next: RankingFilter) {
      setTypedName(next.name);
      write(next, false);
    },
  };
}

/** The new choices, as entries of the filter. */
function choicesOf(filter: RankingFilter, next: RankingFilter) {
  return (['nationality', 'club'] as const)
    .filter((field) => next[field] !== filter[field])
    .map((field) => [field, next[field]] as const);
}
