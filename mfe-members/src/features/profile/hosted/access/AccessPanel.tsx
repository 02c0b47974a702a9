import { useState } from 'react';
import { theme, type User } from 'shared-kernel';
import { Button, Pane, SectionTitle, Stack } from 'shared-kernel/ui';
import { addressDraft } from '../../../../data/accountDraft';
import { AddressForm } from './AddressForm';
import { PasswordForm } from './PasswordForm';
import { accessStrings as words } from './strings';

type Form = 'address' | 'password';

/** How the member logs in: their address and their password, which they may change. */
export function AccessPanel({ user }: { readonly user: User }) {
  // A reload finds the form that was open.
  const [open, setOpen] = useState<Form | undefined>(() =>
    addressDraft.read().address === undefined ? undefined : 'address',
  );
  const [left, setLeft] = useState<Form>();

  function close() {
    addressDraft.forget();
    setLeft(open);
    setOpen(undefined);
  }

  return (
    <Pane as="section">
      <SectionTitle>{words.title}</SectionTitle>
      <Stack gap={5} css={{ overflowWrap: 'anywhere' }}>
        <div role="status" css={notes}>
          {user.pendingEmail && <p>{words.pending(user.pendingEmail, user.email)}</p>}
        </div>
        {open === 'address' && <AddressForm user={user} onClose={close} />}
        {open === 'password' && <PasswordForm email={user.email} onClose={close} />}
        {open === undefined && (
          <Stack direction="row" gap={3}>
            <Button autoFocus={left === 'address'} onClick={() => setOpen('address')}>
              {words.changeAddress}
            </Button>
            <Button autoFocus={left === 'password'} onClick={() => setOpen('password')}>
              {words.changePassword}
            </Button>
          </Stack>
        )}
      </Stack>
    </Pane>
  );
}

const notes = { maxWidth: theme.measure } as const;
