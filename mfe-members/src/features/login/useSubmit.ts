import { type FormEvent, useState } from 'react';
import { useIsHydrated } from '../../ui/useIsHydrated';

/** Sends a form once at a time; the browser's own sending is held back. */
export function useSubmit(send: () => Promise<void>) {
  const [isSending, setIsSending] = useState(false);
  const isHydrated = useIsHydrated();
  return {
    isSending,
    /** Before the scripts are there the browser would send by itself, with the password in the address. */
    isDisabled: isSending || !isHydrated,
    async onSubmit(event: FormEvent) {
      event.preventDefault();
      if (isSending) return;
      setIsSending(true);
      try {
        await send();
      } finally {
        setIsSending(false);
      }
    },
  };
}
