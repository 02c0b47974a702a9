import { useState } from 'react';
import { paths, session, type User, useSession } from 'shared-kernel';
import { useNavigate } from 'shared-kernel/router';
import { RequireSession } from 'shared-kernel/ways';
import { Profile } from './Profile';

type LogOut = (user: User) => Promise<void>;

export function ProfilePage() {
  const [leaving, setLeaving] = useState<User | null>(null);
  const navigate = useNavigate();

  const logOut: LogOut = async (user) => {
    // From here on without the guard: it would send a visitor who is suddenly nobody to the login, not home.
    setLeaving(user);
    const result = await session.signOut();
    if (result.ok) await navigate(paths.home());
    else setLeaving(null);
  };

  if (leaving) return <Profile user={leaving} onLogOut={() => {}} />;
  return (
    <RequireSession>
      <OwnProfile onLogOut={logOut} />
    </RequireSession>
  );
}

function OwnProfile({ onLogOut }: { onLogOut: LogOut }) {
  const current = useSession();
  if (current.status !== 'member') return null;
  return <Profile user={current.user} onLogOut={() => onLogOut(current.user)} />;
}

export { ProfilePage as Component };
