import { session } from 'shared-kernel';
import { type Details, detailsOf } from '../../../domain/details';

/** What the account of whoever is logged in now says of him, as last heard. */
export function ownDetails(): Details | undefined {
  const current = session.current();
  return current.status === 'member' ? detailsOf(current.user) : undefined;
}
