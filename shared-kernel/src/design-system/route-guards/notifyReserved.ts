import { notify, type Role } from 'shared-kernel';
import { guardStrings } from './strings';

/** Shows a member of the other role a notice why their requested page does not open. */
export function notifyReserved(role: Role): void {
  notify(guardStrings.reserved[role]);
}
