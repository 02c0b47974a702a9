import { logOut, paths } from 'shared-kernel';
import { useNavigate } from 'shared-kernel/router';

/** Logs the member out and goes home. If they decline, or a notice has given another reason, they stay on the page. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const isLoggedOut = await logOut();
    // The guard of the page may have gone to the home page before. A second entry would make Back lead to the home page
    // again.
    const replace = window.location.pathname === paths.home();
    if (isLoggedOut) await navigate(paths.home(), { replace });
  };
}
