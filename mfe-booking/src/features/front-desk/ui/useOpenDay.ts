import { tabParameter } from 'shared-kernel';
import { useLocation, useNavigate } from 'shared-kernel/router';

export const dayParameter = 'jour';

/** The hour of « Jour » that takes the focus, for a press in another tab has lost it; undefined without one. */
export function useOpenedHour(): number | undefined {
  return (useLocation().state as { readonly hour?: number } | null)?.hour;
}

/**
 * Opens a day ('yyyy-MM-dd'; null for today) in the shown tab, or at an hour in « Jour ». The address keeps both. Only another
 * tab is a step of the history.
 */
export function useOpenDay() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (day: string | null, hour?: number) => {
    const query = new URLSearchParams(search);
    if (day === null) query.delete(dayParameter);
    else query.set(dayParameter, day);
    if (hour !== undefined) query.set(tabParameter, 'jour');
    void navigate(query.size > 0 ? `${pathname}?${query}` : pathname, {
      replace: hour === undefined,
      preventScrollReset: true,
      state: hour === undefined ? null : { hour },
    });
  };
}
