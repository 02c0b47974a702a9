import { useSession } from 'shared-kernel';

/** Whether the visitor is an organiser, of whichever tournaments. */
export function useIsOrganizer(): boolean {
  const session = useSession();
  return session.status === 'member' && session.user.role === 'organizer';
}
