import { useVisitDraft } from 'shared-kernel/drafts';
import { TextField } from 'shared-kernel/forms';
import { Stack } from 'shared-kernel/ui';
import { requestRecovery } from '../../../../data/authentication';
import { loginDraft } from '../../../../data/loginDrafts';
import { AccountFormFoot } from '../../../../ui/account/AccountFormFoot';
import { sentenceOf } from '../../../../ui/account/strings';
import { useSubmit } from '../../../../ui/useSubmit';
import { recoveryPageStrings as words } from './strings';

/** Asks for a recovery link; the address is the one typed at the login. */
export function LinkRequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { email = '' } = useVisitDraft(loginDraft);
  const { form, errorOf, foot } = useSubmit(async () => {
    const typed = email.trim();
    if (typed === '') return { sentence: words.missingEmail, field: 'email' };
    const reply = await requestRecovery(typed);
    if (reply.ok) return void onSent(typed);
    const sentence = sentenceOf(reply);
    return reply.kind === 'invalid' ? { sentence, field: 'email' } : { sentence };
  });
  return (
    <form {...form} noValidate>
      <Stack gap={6}>
        <TextField
          label={words.email}
          required
          {...errorOf('email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(text) => loginDraft.keep({ email: text })}
        />
        <AccountFormFoot {...foot}>{words.ask}</AccountFormFoot>
      </Stack>
    </form>
  );
}
