import { paths, theme, useSession, useSessionKind } from 'shared-kernel';
import { useLocation, useParams } from 'shared-kernel/router';
import { EmptyState } from 'shared-kernel/states';
import { ButtonLink, Page, PageTitle, Pane, TextLink } from 'shared-kernel/ui';
import { GuardSkeleton, loginFor } from 'shared-kernel/ways';
import { lateModule } from '../../ui/lateModule';
import { latePart } from '../../ui/latePart';
import { MissingPart } from '../../ui/MissingPart';
import { strings } from './strings';

const Acceptance = latePart(
  lateModule(() => import(/* webpackChunkName: "hosted-acceptance" */ './Acceptance')),
  (module) => module.Acceptance,
  <GuardSkeleton />,
  MissingPart,
);

/** Where a scorer's invitation leads. Its secret stands behind the hash, which a browser tells no server. */
export function InvitationPage() {
  const { tournamentId = '' } = useParams();
  const token = useLocation().hash.slice(1);
  const isHosted = useSessionKind() === 'hosted';
  return (
    <Page width="reading">
      <PageTitle eyebrow={strings.eyebrow}>{strings.title}</PageTitle>
      {!isHosted && <Nothing title={strings.unshared} text={strings.unsharedText} id={tournamentId} />}
      {isHosted && token === '' && (
        <Nothing title={strings.incomplete} text={strings.incompleteText} id={tournamentId} />
      )}
      {isHosted && token !== '' && <Invitation tournament={tournamentId} token={token} />}
    </Page>
  );
}

function Invitation({ tournament, token }: { readonly tournament: string; readonly token: string }) {
  const { status } = useSession();
  if (status === 'loading') return <GuardSkeleton />;
  return status === 'member' ? <Acceptance tournament={tournament} token={token} /> : <LoginFirst />;
}

/** Who has just scanned a code reads what for, before he is asked who he is. */
function LoginFirst() {
  const { pathname, hash } = useLocation();
  return (
    <Pane lit css={{ display: 'grid', gap: theme.space(5), justifyItems: 'start' }}>
      <p>{strings.textUnnamed}</p>
      <p>{strings.loginFirst}</p>
      <ButtonLink variant="primary" to={loginFor({ path: pathname + hash, role: undefined })}>
        {strings.login}
      </ButtonLink>
    </Pane>
  );
}

function Nothing({
  title,
  text,
  id,
}: {
  readonly title: string;
  readonly text: string;
  readonly id: string;
}) {
  return (
    <EmptyState title={title} action={<TextLink to={paths.tournament(id)}>{strings.back}</TextLink>}>
      {text}
    </EmptyState>
  );
}

export { InvitationPage as Component };
