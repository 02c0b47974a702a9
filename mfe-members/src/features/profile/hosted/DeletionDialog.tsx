import { useEffect, useId, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { TextField } from 'shared-kernel/forms';
import { Button, Stack } from 'shared-kernel/ui';
import { AccountFormFoot } from '../../../ui/account/AccountFormFoot';
import { type Refusal, useSubmit } from '../../../ui/useSubmit';
import { myDataStrings as words } from './strings';

interface Props {
  /** A password manager finds the password by it. */
  readonly email: string;
  /** Deletes the account; answers why not. */
  readonly remove: (password: string) => Promise<Refusal | undefined>;
  readonly onClose: () => void;
}

/**
 * Lists the deleted and the remaining data, and asks for the password. It is the browser's own dialog: the focus stays in
 * it, and Escape means no.
 */
export function DeletionDialog({ email, remove, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [password, setPassword] = useState('');
  const { form, errorOf, foot } = useSubmit(async () => {
    if (password === '') return { sentence: words.missingPassword, field: 'password' };
    return remove(password);
  });

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      css={card}
    >
      <h2 id={`${id}-title`} css={{ ...theme.type.title3, marginBlock: `0 ${theme.space(4)}` }}>
        {words.question}
      </h2>
      <Stack gap={2} id={`${id}-text`} css={text}>
        <p>{words.goes}</p>
        <Points points={words.goesList} />
        <details>
          <summary>{words.stays}</summary>
          <Points points={words.staysList} />
        </details>
      </Stack>
      <form {...form} noValidate css={{ marginBlockStart: theme.space(4) }}>
        <Stack gap={4}>
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <TextField
            label={words.password}
            required
            {...errorOf('password')}
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
          <AccountFormFoot
            {...foot}
            variant="danger"
            others={
              // Closed by the dialog, the focus goes back to the button that asked.
              <Button
                variant="secondary"
                autoFocus
                disabled={foot.isSending}
                onClick={() => dialog.current?.close()}
              >
                {words.keep}
              </Button>
            }
          >
            {words.remove}
          </AccountFormFoot>
        </Stack>
      </form>
    </dialog>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** On a phone the question and its buttons take two thirds of the screen: what stays opens on demand. */
const text = {
  '& ul': { margin: 0, paddingInlineStart: '1.25em' },
  '& summary': { paddingBlock: theme.space(2), cursor: 'pointer' },
} as const;

const card = {
  margin: 'auto',
  maxWidth: 'min(36rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  padding: theme.space(5),
  color: theme.color.text,
  background: theme.color.groundRaised,
  border: `1px solid ${theme.color.edge}`,
  '&::backdrop': { background: 'rgb(0 0 0 / 0.6)' },
} as const;
