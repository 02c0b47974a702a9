import { useState } from 'react';
import { paths, type Registration, theme, useSession } from 'shared-kernel';
import { Page, PageTitle, Pane, TextLink } from 'shared-kernel/ui';
import { strings } from '../../strings';
import { Tabs } from '../../ui/Tabs';
import { useSelectedTab } from '../../ui/useSelectedTab';
import { LoginForm } from './LoginForm';
import { emptyRegistration, RegistrationForm } from './RegistrationForm';

const words = strings.login;

const tabs = [
  { id: 'connexion', label: words.signIn },
  { id: 'inscription', label: words.signUp },
] as const;

export function LoginPage() {
  const [tab, openTab] = useSelectedTab(['connexion', 'inscription']);
  // Kept here, so that a look at the other tab loses nothing typed.
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const [registration, setRegistration] = useState<Registration>(emptyRegistration);
  return (
    <Page width="reading">
      <PageTitle eyebrow={words.eyebrow}>{words.title}</PageTitle>
      <AlreadyIn />
      <Pane>
        <Tabs label={words.tabs} tabs={tabs} selected={tab} onSelect={openTab}>
          {tab === 'connexion' ? (
            <LoginForm credentials={credentials} onChange={setCredentials} />
          ) : (
            <RegistrationForm
              registration={registration}
              onChange={setRegistration}
              onGoToLogin={() => openTab('connexion')}
            />
          )}
        </Tabs>
      </Pane>
    </Page>
  );
}

function AlreadyIn() {
  const session = useSession();
  if (session.status !== 'member') return null;
  const { name, role } = session.user;
  return (
    <p css={{ marginBlockEnd: theme.space(6) }}>
      {words.alreadyIn(name)}{' '}
      <TextLink to={role === 'organizer' ? paths.organizer() : paths.profile()}>{words.toMySpace}</TextLink>
    </p>
  );
}

export { LoginPage as Component };
