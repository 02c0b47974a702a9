import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useStored } from 'shared-kernel';
import { type ContactDraft, type ContactField, contactDraft, contactFields } from '../data/contactDraft';

const pauseMs = 300;

/**
 * Keeps what is typed into the form, and puts it back after a reload. The browser's own fields hold the text, so
 * nothing typed before the scripts arrived is lost: only empty fields are filled.
 */
export function useContactDraft(form: RefObject<HTMLFormElement | null>) {
  const draft = useStored(contactDraft);
  const isFilled = useRef(false);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (draft.status === 'loading' || isFilled.current) return;
    isFilled.current = true;
    for (const name of contactFields) {
      const control = controlOf(form.current, name);
      if (control?.value === '') control.value = draft.value[name];
    }
  }, [draft, form]);

  const keepNow = useCallback(() => {
    if (pending.current === undefined) return;
    clearTimeout(pending.current);
    pending.current = undefined;
    const values = valuesOf(form.current);
    if (values) void contactDraft.update(() => values);
  }, [form]);

  const keep = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = setTimeout(keepNow, pauseMs);
  }, [keepNow]);

  const forget = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = undefined;
    void contactDraft.remove();
  }, []);

  useEffect(() => {
    addEventListener('pagehide', keepNow);
    return () => removeEventListener('pagehide', keepNow);
  }, [keepNow]);

  return { keep, keepNow, forget };
}

function controlOf(form: HTMLFormElement | null, name: ContactField) {
  return form?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null | undefined;
}

function valuesOf(form: HTMLFormElement | null): ContactDraft | undefined {
  if (!form) return undefined;
  const textOf = (name: ContactField) => controlOf(form, name)?.value ?? '';
  return {
    name: textOf('name'),
    email: textOf('email'),
    phone: textOf('phone'),
    message: textOf('message'),
  };
}
