import { visitDraft } from 'shared-kernel/drafts';

/** Who wants to log in, as typed. No password is ever kept. */
export const loginDraft = visitDraft<'email'>('login', { ofSession: ['email'] });

/** Who wants to register, as typed; a birthday and an address do not go into the browser's storage. */
export const registrationDraft = visitDraft<'name' | 'email'>('registration', {
  ofSession: ['name', 'email'],
});
