import { tabParameter } from 'shared-kernel';
import { useLocation, useNavigate } from 'shared-kernel/router';

export const dayParameter = 'jour';

/** An hour of « Jour », or a cell of its grid. */
export type OpenedCell = { readonly hour: number; readonly court?: number };

/** What of « Jour » takes the focus, for a press in another tab or on another day has lost it; undefined without one. */
export function useOpenedCell(): OpenedCell | undefined {
  const state = useLocation().state as OpenedCell | null;
  return state?.hour === undefined ? undefined : state;
}

/**
 * Opens a day ('yyyy-MM-dd'; null for today) in the shown tab, or at an hour or a cell in « Jour ». The address keeps the day. Only another
 * tab is a step of the history.
 */
export function useOpenDay() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (day: string | null, at?: OpenedCell) => {
    const query = new URLSearchParams(search);
    const isSameTab = at === undefined || (query.get(tabParameter) ?? 'jour') === 'jour';
    if (day === null) query.delete(dayParameter);
    else query.set(dayParameter, day);
    if (!isSameTab) query.set(tabParameter, 'jour');
    void navigate(query.size > 0 ? `${pathname}?${query}` : pathname, {
      replace: isSameTab,
      preventScrollReset: true,
      state: at ?? null,
    });
  };
}
