import { notify } from 'shared-kernel';
import { strings } from './strings';

/** Says of a button of the profile that it does nothing yet. */
export function announceUnderDevelopment() {
  notify(strings.underDevelopment);
}
