import type { ReactNode } from 'react';
import type { ContactField } from '../data/contactDraft';

export type FieldErrors = Readonly<Partial<Record<ContactField, string>>>;

/** What a visitor came to the form with, and what the form asks him of it; a page without requests has no code for it. */
export type ContactRequest = {
  readonly subject: string;
  /** The part of the form above his name; of the errors it shows those of its own fields. */
  readonly render: (errors: FieldErrors) => ReactNode;
};
