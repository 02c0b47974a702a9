import { type RefObject, useEffect } from 'react';
import { contactDraft, contactFields } from '../data/contactDraft';

/**
 * Restores the form's draft after a reload. The browser's own fields hold the text, so input from before the scripts is
 * kept: only empty fields are filled.
 */
export function useContactDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    for (const name of contactFields) {
      const control = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
      if (control.value === '') control.value = contactDraft.read()[name] ?? '';
      else contactDraft.keep({ [name]: control.value });
    }
    // The kernel deletes it too: a member's logout leaves an empty form.
    return contactDraft.observe(() => {
      if (Object.keys(contactDraft.read()).length === 0) form.current?.reset();
    });
  }, [form]);
}
