import type { Registration } from 'shared-kernel';
import { visitDraft } from 'shared-kernel/drafts';

/** The typed and chosen fields of a login. No password is ever stored. */
export const loginDraft = visitDraft<'email' | 'role'>('login', { ofSession: ['email', 'role'] });

/** The fields of a registration that may be stored. */
export const registrationFields = [
  'name',
  'email',
  'phone',
  'birthDate',
  'address',
  'gender',
  'club',
] as const satisfies readonly (keyof Registration)[];

/** The typed fields of a registration. No password is ever stored. */
export const registrationDraft = visitDraft<(typeof registrationFields)[number]>('registration', {
  ofSession: registrationFields,
});
