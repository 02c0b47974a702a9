import { paths, sharedBackEnd } from 'shared-kernel';
import { Lead, Page, PageTitle, TextLink } from 'shared-kernel/ui';
import { recoveryStrings as words } from './recoveryStrings';

/** The demonstration has no passwords. */
function NoPasswords() {
  return (
    <Page width="reading">
      <PageTitle eyebrow={words.eyebrow}>{words.title}</PageTitle>
      <Lead>{words.demo}</Lead>
      <TextLink to={paths.login()}>{words.toLogin}</TextLink>
    </Page>
  );
}

export async function wholePage() {
  if (!sharedBackEnd()) return { Component: NoPasswords };
  const { RecoveryPage } = await import(
    /* webpackChunkName: "hosted-recovery" */ './hosted/recovery/RecoveryPage'
  );
  return { Component: RecoveryPage };
}
