import { useSyncExternalStore } from 'react';
import { type TournamentTab, tabParameter } from 'shared-kernel';
import { useSearchParams } from 'shared-kernel/router';

const never = () => () => {};

/**
 * The tab in the address, or the first one, and how to open another. A prerendered page knows no query: its first
 * render must meet the HTML it is given, and shows the first tab.
 */
export function useTournamentTab(tabs: readonly TournamentTab[]) {
  const [query, setQuery] = useSearchParams();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const asked = isHydrated ? query.get(tabParameter) : null;
  const selected = tabs.find((tab) => tab === asked) ?? 'matches';
  const select = (tab: TournamentTab) => setQuery({ [tabParameter]: tab }, { preventScrollReset: true });
  return [selected, select] as const;
}
