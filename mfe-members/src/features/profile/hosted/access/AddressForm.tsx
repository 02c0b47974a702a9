import { notify, session, type User } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { TextField } from 'shared-kernel/forms';
import { Button, Stack } from 'shared-kernel/ui';
import { addressDraft } from '../../../../data/accountDraft';
import { asMember, writeAddress } from '../../../../data/authentication';
import { AccountFormFoot } from '../../../../ui/account/AccountFormFoot';
import { useSubmit } from '../../../../ui/useSubmit';
import { accessStrings, addressRefusals, addressStrings as words } from './strings';

type Props = { readonly user: User; readonly onClose: () => void };

/** Asks for another address. The account keeps its present one until both mails are confirmed. */
export function AddressForm({ user, onClose }: Props) {
  const { address = user.pendingEmail ?? '' } = useVisitDraft(addressDraft);
  const { form, errorOf, foot } = useSubmit(async () => {
    const typed = address.trim();
    if (typed === '') return { sentence: words.missing, field: 'address' };
    if (typed.toLowerCase() === user.email.toLowerCase())
      return { sentence: words.unchanged, field: 'address' };
    const reply = await asMember((token) => writeAddress(token, typed));
    if (!reply.ok) {
      const isOfField = reply.kind === 'invalid' || reply.kind === 'known-address';
      return { sentence: addressRefusals[reply.kind], ...(isOfField && { field: 'address' }) };
    }
    // The session learns the pending address, in every tab.
    await session.account();
    const current = session.current();
    const hasChanged = current.status === 'member' && current.user.email === typed.toLowerCase();
    notify(hasChanged ? words.changed : words.sent);
    onClose();
  });

  return (
    <form aria-label={words.form} {...form} noValidate>
      <Stack gap={6}>
        <TextField
          label={words.label}
          hint={words.hint}
          required
          {...errorOf('address')}
          type="email"
          name="address"
          autoFocus
          autoComplete="email"
          value={address}
          onChange={(text) => addressDraft.keep({ address: text })}
        />
        <AccountFormFoot
          {...foot}
          others={
            <Button onClick={onClose} disabled={foot.isSending}>
              {accessStrings.cancel}
            </Button>
          }
        >
          {words.send}
        </AccountFormFoot>
      </Stack>
    </form>
  );
}
