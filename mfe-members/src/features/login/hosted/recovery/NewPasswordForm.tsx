import { useRef, useState } from 'react';
import { notify, paths, session } from 'shared-kernel';
import { TextField } from 'shared-kernel/forms';
import { useNavigate } from 'shared-kernel/router';
import { Stack } from 'shared-kernel/ui';
import { endSession, writePassword } from '../../../../data/authentication';
import { recoveryDraft } from '../../../../data/recoveryDraft';
import { AccountFormFoot } from '../../../../ui/account/AccountFormFoot';
import { missingPassword, newPassword, passwordRefusals } from '../../../../ui/account/strings';
import { useSubmit } from '../../../../ui/useSubmit';
import { destinationOf } from '../../destination';
import { recoveryPageStrings as words } from './strings';

type Props = {
  readonly token: string;
  readonly email: string;
  /** The link ended while the form was open. */
  readonly onOver: () => void;
};

/** Sets the new password, then logs in with it on this device. */
export function NewPasswordForm({ token, email, onOver }: Props) {
  const [password, setPassword] = useState('');
  /** A password whose answer was lost: it is the present one if the back end says that it has not changed. */
  const unheard = useRef<string>(undefined);
  const navigate = useNavigate();

  const { form, errorOf, foot } = useSubmit(async () => {
    if (password === '') return { sentence: missingPassword, field: 'password' };
    const reply = await writePassword(token, password);
    const hasArrived = !reply.ok && reply.kind === 'same-password' && unheard.current === password;
    if (reply.ok || hasArrived) return finish();
    if (reply.kind === 'no-answer') unheard.current = password;
    if (reply.kind === 'signed-out') {
      recoveryDraft.forget();
      onOver();
      return;
    }
    const isOfField = ['weak-password', 'same-password', 'invalid'].includes(reply.kind);
    return { sentence: passwordRefusals[reply.kind], ...(isOfField && { field: 'password' }) };
  });

  async function finish(): Promise<undefined> {
    recoveryDraft.forget();
    const result = await session.signIn({ email, password });
    endSession(token);
    const description = result.ok ? words.changed.signedIn : words.changed.signedOut;
    notify({ title: words.changed.title, description });
    const path = result.ok ? destinationOf(result.user, null).path : paths.login();
    void navigate(path, { replace: true });
  }

  return (
    <form {...form} noValidate>
      <Stack gap={6}>
        {/* A password manager stores the password under this name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={newPassword}
          required
          {...errorOf('password')}
          type="password"
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <AccountFormFoot {...foot}>{words.choose.save}</AccountFormFoot>
      </Stack>
    </form>
  );
}
