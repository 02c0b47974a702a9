import { session, useSession } from 'shared-kernel';
import { RequireSession } from 'shared-kernel/ways';
import { Profile } from './Profile';

export function ProfilePage() {
  return (
    <RequireSession>
      <OwnProfile />
    </RequireSession>
  );
}

function OwnProfile() {
  const current = useSession();
  if (current.status !== 'member') return null;
  // Who logs out is sent home by the guard.
  return <Profile user={current.user} onLogOut={() => void session.signOut()} />;
}

export { bringPanels } from './broughtPanels';
export { ProfilePage as Component };
