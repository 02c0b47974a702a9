import { type FormEvent, useState } from 'react';
import { useIsHydrated } from 'shared-kernel/hydration';

/**
 * Sends a form once at a time; the browser's own sending is held back. `send` answers whether it was accepted: the focus,
 * which the button loses while it waits, goes to the field that a refusal speaks of.
 */
export function useSubmit(send: () => Promise<boolean>) {
  const [isSending, setIsSending] = useState(false);
  const isHydrated = useIsHydrated();
  return {
    isSending,
    /** Before the scripts are there the browser would send by itself, with the password in the address. */
    isDisabled: isSending || !isHydrated,
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
