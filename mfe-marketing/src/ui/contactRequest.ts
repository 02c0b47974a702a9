import type { ReactNode } from 'react';
import type { ContactField } from '../data/contactDraft';

export type FieldErrors = Readonly<Partial<Record<ContactField, string>>>;

/** The visitor's request, and the fields that the form needs for it; a page without requests has no code for it. */
export type ContactRequest = {
  /** None of a plain question. */
  readonly subject: string | undefined;
  /** Above all fields. It is as high without a request, because the prerendered page assumes none. */
  readonly bar: ReactNode;
  /** Fields below all others, where nothing moves on a screen's first sight; of the errors they show their own. */
  readonly renderFields: ((errors: FieldErrors) => ReactNode) | undefined;
};
