import { useRef, useState } from 'react';
import { notify } from 'shared-kernel';
import { TextField } from 'shared-kernel/forms';
import { Button, Stack } from 'shared-kernel/ui';
import { asMember, confirmPassword, writePassword } from '../../../../data/authentication';
import { AccountFormFoot } from '../../../../ui/account/AccountFormFoot';
import { missingPassword, newPassword, passwordRefusals } from '../../../../ui/account/strings';
import { type Refusal, useSubmit } from '../../../../ui/useSubmit';
import { accessStrings, passwordStrings as words } from './strings';

type Props = { readonly email: string; readonly onClose: () => void };

/** Changes the password of a member who knows the present one. */
export function PasswordForm({ email, onClose }: Props) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  /** A new password whose answer was lost: it may be the present one already. */
  const unheard = useRef<string>(undefined);
  const { form, errorOf, foot } = useSubmit(async () => {
    if (current === '') return { sentence: words.missingCurrent, field: 'current' };
    if (next === '') return { sentence: missingPassword, field: 'next' };
    const known = await confirmPassword(email, current);
    if (!known.ok) {
      const hasArrived = known.kind === 'wrong-password' && unheard.current === next;
      if (hasArrived && (await confirmPassword(email, next)).ok) return finish();
      return refused(known.kind);
    }
    const written = await asMember((token) => writePassword(token, next, current));
    if (written.ok) return finish();
    if (written.kind === 'no-answer') unheard.current = next;
    return refused(written.kind);
  });

  function finish(): undefined {
    notify(words.changed);
    onClose();
  }

  return (
    <form aria-label={words.form} {...form} noValidate>
      <Stack gap={6}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={words.current}
          required
          {...errorOf('current')}
          type="password"
          name="current"
          autoFocus
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
        <TextField
          label={newPassword}
          required
          {...errorOf('next')}
          type="password"
          name="next"
          autoComplete="new-password"
          value={next}
          onChange={setNext}
        />
        <AccountFormFoot
          {...foot}
          others={
            <Button onClick={onClose} disabled={foot.isSending}>
              {accessStrings.cancel}
            </Button>
          }
        >
          {words.save}
        </AccountFormFoot>
      </Stack>
    </form>
  );
}

const fields: { readonly [Kind in keyof typeof passwordRefusals]?: string } = {
  'wrong-password': 'current',
  'weak-password': 'next',
  'same-password': 'next',
  invalid: 'next',
};

function refused(kind: keyof typeof passwordRefusals): Refusal {
  const field = fields[kind];
  return { sentence: passwordRefusals[kind], ...(field && { field }) };
}
