import type { Registration } from 'shared-kernel';
import { visitDraft } from 'shared-kernel/drafts';

/** Who wants to log in, as typed and chosen. No password is ever kept. */
export const loginDraft = visitDraft<'email' | 'role'>('login', { ofSession: ['email', 'role'] });

/** What may be kept of a registration. */
export const registrationFields = [
  'name',
  'email',
  'phone',
  'birthDate',
  'address',
  'gender',
  'club',
] as const satisfies readonly (keyof Registration)[];

/** Who wants to register, as typed. No password is ever kept. */
export const registrationDraft = visitDraft<(typeof registrationFields)[number]>('registration', {
  ofSession: registrationFields,
});
