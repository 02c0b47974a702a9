import { tabParameter } from 'shared-kernel';
import { useLocation, useNavigate } from 'shared-kernel/router';

export const dayParameter = 'jour';

/**
 * Opens a day ('yyyy-MM-dd'; null for today) in the shown tab, or in another one by its name. The address keeps both. Only
 * another tab is a step of the history.
 */
export function useOpenDay() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (day: string | null, tab?: string) => {
    const query = new URLSearchParams(search);
    if (day === null) query.delete(dayParameter);
    else query.set(dayParameter, day);
    if (tab !== undefined) query.set(tabParameter, tab);
    void navigate(query.size > 0 ? `${pathname}?${query}` : pathname, {
      replace: tab === undefined,
      preventScrollReset: true,
    });
  };
}
