import { notify, paths, type User } from 'shared-kernel';
import { useNavigate } from 'shared-kernel/router';
import { strings } from '../../strings';

/** Greets who has just logged in and opens his own part of the site (specification, sections 4 and 8). */
export function useWelcome(): (user: User) => void {
  const navigate = useNavigate();
  return ({ role }) => {
    notify(strings.login.welcome[role]);
    void navigate(role === 'organizer' ? paths.organizer() : paths.profile());
  };
}
