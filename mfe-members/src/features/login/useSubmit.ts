import { type FormEvent, useState } from 'react';

/** To the browser itself such a form says nothing: it would send it with the password in the address. */
export const UNSENT = 'dialog';

/**
 * Sends a form once at a time; the browser's own sending is held back. `send` answers whether it was accepted: the focus,
 * which the button loses while it waits, goes to the field that a refusal speaks of.
 */
export function useSubmit(send: () => Promise<boolean>) {
  const [isSending, setIsSending] = useState(false);
  return {
    isSending,
    async onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      if (isSending) return;
      setIsSending(true);
      try {
        if (!(await send())) form.querySelector<HTMLElement>('[name=email]')?.focus();
      } finally {
        setIsSending(false);
      }
    },
  };
}
