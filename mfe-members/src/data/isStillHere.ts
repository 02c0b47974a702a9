import { session, type User } from 'shared-kernel';

/** Whether that member is the one who reads: he is here, or was until his session ran out. */
export function isStillHere(id: User['id']): boolean {
  const current = session.current();
  return current.status === 'member' ? current.user.id === id : 'isExpired' in current;
}
