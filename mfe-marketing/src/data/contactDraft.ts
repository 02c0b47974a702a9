import { visitDraft } from 'shared-kernel/drafts';

/** Fields of the contact form, by the names of their controls (specification, section 3). */
export const contactFields = ['name', 'email', 'phone', 'message'] as const;

/** What a group says besides: for when, and for how many. */
type GroupField = 'date' | 'people';
export type ContactField = (typeof contactFields)[number] | GroupField;

/** What a visitor has typed into the contact form, kept until he clears it or his visit ends. */
export const contactDraft = visitDraft<ContactField>('contact');
