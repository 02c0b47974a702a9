import { useState } from 'react';
import { type Credentials, type Role, session, sharedBackEnd, theme, useSessionKind } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { RadioGroup, TextField } from 'shared-kernel/forms';
import { Stack } from 'shared-kernel/ui';
import { loginDraft } from '../../data/loginDrafts';
import { useSubmit } from '../../ui/useSubmit';
import { useWantedPage } from './destination';
import { FormFoot } from './FormFoot';
import { loginParts } from './loginParts';
import { strings as words } from './strings';
import type { Change } from './useTyped';
import { useWelcome } from './useWelcome';

const roles = [
  { value: 'player', label: words.player },
  { value: 'organizer', label: words.organizer },
] as const;

/** The demonstration asks for a role and accepts any visitor; the hosted back end knows its users and their roles. */
export function LoginForm({
  credentials,
  onChange,
}: {
  credentials: Credentials;
  onChange: Change<Credentials>;
}) {
  const isDemo = useSessionKind() === 'demo';
  const [chosenRole, setChosenRole] = useState<Role | null>(null);
  const kept = useVisitDraft(loginDraft).role;
  const keptRole = roles.find(({ value }) => value === kept)?.value;
  const wanted = useWantedPage();
  // A visitor whom a page has sent here wants the role for that page.
  const role = chosenRole ?? wanted?.role ?? keptRole ?? 'player';
  const welcome = useWelcome();
  const { LoginHelp } = loginParts();
  const { form, errorOf, foot, isUnconfirmed } = useSubmit(async () => {
    // It logs out another member who is logged in here.
    if ((await sharedBackEnd()?.mayLogOut?.()) === false) return undefined;
    const result = await session.signIn(credentials, role);
    if (!result.ok) return loginParts().refuse('signIn', result.error);
    loginDraft.forget();
    welcome(result.user);
  });

  function choose(chosen: Role) {
    setChosenRole(chosen);
    loginDraft.keep({ role: chosen });
  }

  return (
    <form {...form} noValidate={isDemo}>
      <Stack gap={6}>
        {isDemo && (
          <RadioGroup legend={words.role} name="role" value={role} options={roles} onChange={choose} />
        )}
        <TextField
          label={words.email}
          required={!isDemo}
          {...errorOf('email')}
          type="email"
          name="email"
          autoComplete="username"
          value={credentials.email}
          onChange={(text) => onChange('email', text)}
        />
        <TextField
          label={words.password}
          required={!isDemo}
          {...errorOf('password')}
          type="password"
          name="password"
          autoComplete="current-password"
          value={credentials.password}
          onChange={(text) => onChange('password', text)}
        />
        <FormFoot {...foot}>{isDemo ? words.submitDemo : words.submitHosted}</FormFoot>
        <LoginHelp email={credentials.email} isUnconfirmed={isUnconfirmed} />
        {isDemo && <p css={theme.muted}>{words.demoHint}</p>}
      </Stack>
    </form>
  );
}
