import { useEffect, useRef } from 'react';
import { tabParameter } from 'shared-kernel';
import { useQuery } from 'shared-kernel/hydration';
import { useLocation, useNavigate } from 'shared-kernel/router';

/**
 * The open tab, which the address keeps, so that reload and back find it. Without one in the address the
 * navigation state may name it, and the first tab is open otherwise. Opening a tab is a step of the history.
 */
export function useSelectedTab<Id extends string>(
  ids: readonly [Id, ...Id[]],
): readonly [Id, (id: Id) => void] {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = useQuery().get(tabParameter);
  const inState = (state as { tab?: unknown } | null)?.tab;
  const find = (wanted: unknown) => ids.find((id) => id === wanted);
  const selected = find(inAddress) ?? find(inState) ?? ids[0];
  const asked = useRef(selected);
  useEffect(() => {
    asked.current = selected;
  });
  return [
    selected,
    (id) => {
      // The second of two quick taps comes before the tab is drawn, and is no step of the history.
      if (id === asked.current) return;
      asked.current = id;
      // The rest of the address stays, for example the page to which a login returns.
      const query = new URLSearchParams(search);
      query.set(tabParameter, id);
      void navigate(`${pathname}?${query}${hash}`, { preventScrollReset: true });
    },
  ];
}
