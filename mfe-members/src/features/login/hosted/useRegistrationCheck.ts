import type { Registration } from 'shared-kernel';
import { detailsOf, faultsOf } from '../../../domain/details';
import { type Check, useFaults } from '../../../ui/details/useFaults';
import { missing, refusals } from './strings';

/** A registration is checked as the profile's form is, which changes the same details later. */
export function useRegistrationCheck(registration: Registration): Check {
  const { email, password } = registration;
  return useFaults(detailsOf(registration), (details, today) => ({
    ...faultsOf(details, today),
    ...(!isAddress(email) && { email: email.trim() ? refusals.signUp['bad-address'] : missing.email }),
    // The back end decides the rules for passwords.
    ...(password === '' && { password: missing.password }),
  }));
}

/** As browsers see it: whether there is such an address, only a mail to it shows. */
function isAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim());
}
