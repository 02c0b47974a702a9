import { notify, type Role } from 'shared-kernel';
import { guardStrings } from '../strings';

/** Tells a member of the other role why he is not shown the page that he asked for. */
export function tellReserved(role: Role): void {
  notify(guardStrings.reserved[role]);
}
