import { paths, session } from 'shared-kernel';
import { useNavigate } from 'shared-kernel/router';

/** Logs the member out and goes home; when it fails he has been told why, and stays where he is. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const result = await session.signOut();
    if (result.ok) await navigate(paths.home());
  };
}
