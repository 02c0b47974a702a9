import { lazyWithRetry, paths, useSession, useSessionKind } from 'shared-kernel';
import { GuardSkeleton } from 'shared-kernel/route-guards';
import { useLocation, useParams } from 'shared-kernel/router';
import { EmptyState } from 'shared-kernel/states';
import { Page, PageTitle, TextLink } from 'shared-kernel/ui';
import { MissingPart } from '../../../widgets/MissingPart';
import { strings } from './strings';

const Acceptance = lazyWithRetry(
  () => import(/* webpackChunkName: "hosted-acceptance" */ './Acceptance'),
  (module) => module.Acceptance,
  { placeholder: <GuardSkeleton />, onError: MissingPart },
);

/** The page of a scorer's invitation. Its secret is in the hash, which a browser sends to no server. */
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
  return <Acceptance key={token} tournament={tournament} token={token} isMember={status === 'member'} />;
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
