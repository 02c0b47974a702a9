import { useState } from 'react';
import { theme } from 'shared-kernel';
import { FieldError } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import { type Refused, resendConfirmation } from '../../data/authentication';
import { sending, sentenceOf, resendStrings as words } from './strings';

type State = 'idle' | 'sending' | 'sent' | Refused;

/** Sends the mail that confirms a registration again, and says the same for every address. */
export function ResendConfirmation({ email }: { readonly email: string }) {
  const [state, setState] = useState<State>('idle');

  async function send() {
    setState('sending');
    const reply = await resendConfirmation(email.trim());
    setState(reply.ok ? 'sent' : reply);
  }

  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: theme.space(3) }}>
      <div role="status">
        {state === 'sent' && <p>{words.sent(email.trim())}</p>}
        {typeof state === 'object' && <FieldError>{sentenceOf(state)}</FieldError>}
      </div>
      <Button aria-disabled={state === 'sending'} onClick={() => state !== 'sending' && void send()}>
        {state === 'sending' ? sending : words.resend}
      </Button>
    </div>
  );
}
