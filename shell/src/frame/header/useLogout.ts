import { paths, session } from 'shared-kernel';
import { useNavigate } from 'shared-kernel/router';

/** Logs the member out and goes home. If it fails, a notice has given the reason, and they stay on the page. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const result = await session.signOut();
    // The guard of the page may have gone to the home page before. A second entry would make Back lead to the home page
    // again.
    const replace = window.location.pathname === paths.home();
    if (result.ok) await navigate(paths.home(), { replace });
  };
}
