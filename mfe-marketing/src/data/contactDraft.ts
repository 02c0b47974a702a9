import { visitDraft } from 'shared-kernel/drafts';

/** Fields of the contact form, by the names of their controls (specification, section 3). */
export const contactFields = ['name', 'email', 'phone', 'message'] as const;

/** What a request adds: what it asks for and, of a group, for when and for how many. */
type RequestField = 'subject' | 'date' | 'people';
export type ContactField = (typeof contactFields)[number] | RequestField;

/** What a visitor has typed into the contact form, kept until he clears it or his visit ends. */
export const contactDraft = visitDraft<ContactField>('contact');
