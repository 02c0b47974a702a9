import { visitDraft } from 'shared-kernel/drafts';

/** Fields of the contact form, by the names of their controls (specification, section 3). */
export const contactFields = ['name', 'email', 'phone', 'message'] as const;

/** A group's additional fields: its day and its size. */
type GroupField = 'date' | 'people';
export type ContactField = (typeof contactFields)[number] | GroupField;

/** The visitor's input in the contact form, kept until they clear it or their visit ends. */
export const contactDraft = visitDraft<ContactField>('contact');
