import { logOut, useSession } from 'shared-kernel';
import { RequireSession } from 'shared-kernel/route-guards';
import { bringPanels } from './accountPanels';
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
  // The guard sends a member home at a logout. The key drops the state of one member before another takes their
  // place.
  return <Profile key={current.user.id} user={current.user} onLogOut={() => void logOut()} />;
}

/** Loads the account's panels too, on a site with a back end. */
export async function wholePage() {
  await bringPanels();
  return { Component: ProfilePage };
}
