import { type FormEvent, useState } from 'react';

/** Sends a form once at a time; the browser's own sending is held back. */
export function useSubmit(send: () => Promise<void>) {
  const [isSending, setIsSending] = useState(false);
  return {
    isSending,
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
