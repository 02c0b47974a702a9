import { stored } from 'shared-kernel';
import { fallback, object, string } from 'valibot';

/** Fields of the contact form, by the names of their controls (specification, section 3). */
export const contactFields = ['name', 'email', 'phone', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactDraft = Readonly<Record<ContactField, string>>;

const text = fallback(string(), '');

/** What a visitor has typed into the contact form, kept until he clears it. */
export const contactDraft = stored<ContactDraft>({
  key: 'contact:draft',
  schema: object({ name: text, email: text, phone: text, message: text }),
  empty: { name: '', email: '', phone: '', message: '' },
});
