import { useEffect, useState } from 'react';
import { useQuery } from 'shared-kernel/hydration';
import { useSearchParams } from 'shared-kernel/router';
import { filterFromQuery, queryOfFilter } from '../../domain/rankingAddress';
import type { RankingFilter } from '../../domain/rankingFilter';

/** Browsers refuse an address that changes too often; a pause in typing is soon enough. */
const writeAfterMs = 250;

/** The filter that the address holds. Choices are written at once, the name when typing pauses. */
export function useRankingFilter(): readonly [RankingFilter, (filter: RankingFilter) => void] {
  const inAddress = filterFromQuery(useQuery());
  const [, setQuery] = useSearchParams();
  const [typedName, setTypedName] = useState<string | null>(null);
  const filter = { ...inAddress, name: typedName ?? inAddress.name };

  function write(next: RankingFilter) {
    setQuery(queryOfFilter(next), { replace: true, preventScrollReset: true });
  }

  const isWritten = typedName?.trim() === inAddress.name.trim();
  useEffect(() => {
    if (typedName === null) return;
    if (isWritten) return setTypedName(null);
    const writeNow = () => write(filter);
    const timer = setTimeout(writeNow, writeAfterMs);
    // A link that is followed before the pause is over leaves the search behind it in the history.
    window.addEventListener('click', writeNow, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', writeNow, { capture: true });
    };
  });

  return [
    filter,
    (next) => {
      const isChoice = next.nationality !== filter.nationality || next.club !== filter.club;
      setTypedName(next.name);
      if (isChoice) write(next);
    },
  ];
}
