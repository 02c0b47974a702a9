import { session, type User } from 'shared-kernel';

/** Whether that member is the present visitor: they are logged in, or were until their session expired. */
export function isStillHere(id: User['id']): boolean {
  const current = session.current();
  return current.status === 'member' ? current.user.id === id : 'isExpired' in current;
}
