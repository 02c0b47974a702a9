import { session } from 'shared-kernel';
import { type Details, detailsOf } from '../../../domain/details';

/** The details in the account of the present member, as last received. */
export function ownDetails(): Details | undefined {
  const current = session.current();
  return current.status === 'member' ? detailsOf(current.user) : undefined;
}
