import { lazyWithRetry, paths, useSession, useSessionKind } from 'shared-kernel';
import { GuardSkeleton } from 'shared-kernel/route-guards';
import { useLocation, useParams } from 'shared-kernel/router';
import { EmptyState } from 'shared-kernel/states';
import { Page, PageTitle, TextLink } from 'shared-kernel/ui';
import { MissingPart } from '../../../widgets/MissingPart';
import { handoverMark } from '../../../widgets/tournamentPaths';

const strings = {
  title: 'Tenir les feuilles de match',
  handoverTitle: 'Reprendre le tournoi',
  eyebrow: 'Invitation',
  back: 'Le tournoi',
  incomplete: {
    title: 'Ce lien est incomplet',
    children: 'Il manque sa fin. Demandez à l’organisateur de vous l’envoyer à nouveau.',
  },
  unshared: {
    title: 'Pas d’invitation ici',
    children: 'Sur ce site, chaque tournoi reste sur l’appareil de son organisateur.',
  },
} as const;

const Acceptance = lazyWithRetry(
  () => import(/* webpackChunkName: "hosted-acceptance" */ './Acceptance'),
  (module) => module.Acceptance,
  { placeholder: <GuardSkeleton />, onError: MissingPart },
);

/** The page of an invitation to score, or to take a tournament over. Its secret is in the hash, which a browser sends to no server. */
export function InvitationPage() {
  const { tournamentId = '' } = useParams();
  const hash = useLocation().hash.slice(1);
  const isHandover = hash.startsWith(handoverMark);
  const token = isHandover ? hash.slice(handoverMark.length) : hash;
  const isHosted = useSessionKind() === 'hosted';
  const { status } = useSession();
  const back = <TextLink to={paths.tournament(tournamentId)}>{strings.back}</TextLink>;
  return (
    <Page width="reading">
      <PageTitle eyebrow={strings.eyebrow}>{isHandover ? strings.handoverTitle : strings.title}</PageTitle>
      {!isHosted ? (
        <EmptyState {...strings.unshared} action={back} />
      ) : token === '' ? (
        <EmptyState {...strings.incomplete} action={back} />
      ) : status === 'loading' ? (
        <GuardSkeleton />
      ) : (
        <Acceptance
          key={token}
          tournament={tournamentId}
          token={token}
          isHandover={isHandover}
          isMember={status === 'member'}
          back={back}
        />
      )}
    </Page>
  );
}

export { InvitationPage as Component };
