import { theme, useSession } from 'shared-kernel';
import { Tabs, useSelectedTab } from 'shared-kernel/tabs';
import { Page, PageTitle, Pane, TextLink } from 'shared-kernel/ui';
import { destinationOf, useWantedPage } from './destination';
import { LoginForm } from './LoginForm';
import { bringLoginParts } from './loginParts';
import { RegistrationForm } from './RegistrationForm';
import { strings as words } from './strings';
import { useTypedCredentials, useTypedRegistration } from './useTyped';

const tabs = [
  { id: 'connexion', label: words.signIn },
  { id: 'inscription', label: words.signUp },
] as const;

function LoginPage() {
  const [tab, openTab] = useSelectedTab(['connexion', 'inscription']);
  // Kept here, so that a look at the other tab loses nothing typed.
  const login = useTypedCredentials();
  const registering = useTypedRegistration();
  return (
    <Page width="reading">
      <PageTitle eyebrow={words.eyebrow}>{words.title}</PageTitle>
      <Standing />
      <Pane>
        <Tabs label={words.tabs} tabs={tabs} selected={tab} onSelect={openTab}>
          {tab === 'connexion' ? (
            <LoginForm credentials={login.credentials} onChange={login.change} />
          ) : (
            <RegistrationForm
              registration={registering.registration}
              onChange={registering.change}
              onRegistered={registering.clear}
              onGoToLogin={() => openTab('connexion')}
            />
          )}
        </Tabs>
      </Pane>
    </Page>
  );
}

/**
 * Why the visitor is here: their account, if they are logged in, or the page that asked them to log in. The form
 * below does not move with it.
 */
function Standing() {
  const session = useSession();
  const wanted = useWantedPage();
  if (session.status === 'member') {
    const { path, refusedRole } = destinationOf(session.user, wanted);
    const leadsToWanted = wanted !== null && refusedRole === undefined;
    return (
      <p css={standing}>
        <span>{words.alreadyIn(session.user.name)}</span>{' '}
        <span>{refusedRole && words.wanted[refusedRole]}</span>{' '}
        <TextLink to={path}>{leadsToWanted ? words.toWanted : words.toMySpace}</TextLink>
      </p>
    );
  }
  if (session.status === 'loading' && session.isLate) return <p css={standing}>{words.lateMember}</p>;
  return <p css={standing}>{wanted === null ? words.forWhat : words.wanted[wanted.role ?? 'anybody']}</p>;
}

/** Two lines on a phone, for every text. */
const standing = {
  minHeight: '3.2em',
  marginBlockEnd: theme.space(4),
  [theme.media.tablet]: { minHeight: 0, marginBlockEnd: theme.space(6) },
} as const;

/** Loads the forms' back-end texts too, if the site has a back end. */
export async function wholePage() {
  await bringLoginParts();
  return { Component: LoginPage };
}
