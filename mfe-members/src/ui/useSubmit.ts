import { type FormEvent, useEffect, useRef, useState } from 'react';

/** The reason why a form was refused, and the field that needs another value. */
export type Refusal = {
  readonly sentence: string;
  readonly field?: string;
  /** The address waits for its confirmation, which can be sent again. */
  readonly isUnconfirmed?: boolean;
};

/**
 * Sends a form, one request at a time, and prevents the browser's own submission. `send` returns the refusal, if any.
 * The form shows it until the visitor types or tries again, also if they typed during the request. The notice beside it
 * is announced. The sentence describes its field, or the button, which gets back the focus that it lost while disabled.
 */
export function useSubmit(send: () => Promise<Refusal | undefined>) {
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const ref = useRef<HTMLFormElement>(null);
  const isTypedSince = useRef(false);

  useEffect(() => {
    if (refusal) ref.current?.querySelector<HTMLElement>('[aria-invalid], [type=submit]')?.focus();
  }, [refusal]);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setRefusal(undefined);
    isTypedSince.current = false;
    try {
      const answer = await send();
      // The answer concerns the sent values, and the notice has shown it: the form's present values are not judged yet.
      if (!isTypedSince.current) setRefusal(answer);
    } finally {
      setIsSending(false);
    }
  }

  function onInput() {
    isTypedSince.current = true;
    setRefusal(undefined);
  }

  return {
    /** To the browser itself such a form says nothing: it would send it with the password in the address. */
    form: { ref, method: 'dialog', onSubmit, onInput },
    errorOf: (field: string) => (refusal?.field === field ? { error: refusal.sentence } : {}),
    foot: { isSending, reason: refusal?.field ? undefined : refusal?.sentence },
    isUnconfirmed: refusal?.isUnconfirmed === true,
  };
}
