import { useEffect } from 'react';
import { paths, useSession, useSessionKind } from 'shared-kernel';
import { Navigate } from 'shared-kernel/router';
import { EmptyState } from 'shared-kernel/states';
import { ButtonLink, Page } from 'shared-kernel/ui';
import { isPastSeason } from '../../store/pastSeason';
import { storedTournaments } from '../../store/storedTournaments';
import { announce } from '../announce';
import { LoadingTournament } from '../LoadingTournament';
import { Unreached } from '../Unreached';
import { useIsOrganizer } from '../useIsOrganizer';
import { useIsAbsent, useSharing } from '../useSharing';

/** Said on the page where the visitor ends. */
const notices = {
  unreadable: {
    title: 'Tournoi illisible',
    description: 'Ses données sont endommagées sur cet appareil. Une copie en est gardée telle quelle.',
    variant: 'destructive',
    action: { label: 'Données de cet appareil', to: paths.deviceData() },
  },
  missingHere: {
    title: 'Tournoi introuvable',
    description: 'Il a été supprimé, ou il n’est gardé que sur un autre appareil.',
    variant: 'destructive',
  },
  closed: { title: 'Saison terminée', description: 'Ce tournoi se lit, mais ne se modifie plus.' },
} as const;

/** Said at the tournament's own address. */
const strings = {
  unreached:
    'Ce tournoi n’est pas encore gardé sur cet appareil. La page réessaie d’elle-même et s’affichera dès qu’une réponse arrive.',
  missing: { title: 'Tournoi introuvable', children: 'Il n’existe pas, ou il a été supprimé.' },
  deleted: {
    title: 'Ce tournoi a été supprimé',
    children: 'Son organisateur vient de le retirer\u00a0: ses matchs et ses scores ne sont plus en ligne.',
  },
  others: 'Voir les tournois',
} as const;

/** A tournament that the list names and that is not found exists, and cannot be read. */
const isListed = (id: string) => storedTournaments.listed(id) !== undefined;

/** With a back end, a missing tournament is explained at its address, because it may exist again, or not have arrived yet. */
export function WayOut({ id }: { readonly id: string }) {
  const isHosted = useSessionKind() === 'hosted';
  const sharing = useSharing();
  const isAbsent = useIsAbsent(id);
  if (sharing?.wasDeleted(id)) return <Gone {...strings.deleted} />;
  if (!isHosted || isPastSeason(id) || (isAbsent && isListed(id))) return <Leave id={id} />;
  if (isAbsent) return <Gone {...strings.missing} />;
  return (
    <Page>
      <Unreached>{strings.unreached}</Unreached>
    </Page>
  );
}

function Gone(said: { readonly title: string; readonly children: string }) {
  const others = <ButtonLink to={paths.tournaments()}>{strings.others}</ButtonLink>;
  return (
    <Page>
      <div role="alert">
        <EmptyState {...said} action={others} />
      </div>
    </Page>
  );
}

/**
 * Explains it on the page where the visitor ends: the dashboard (specification, section 2), or the list of tournaments
 * without access to that, or the page of a past season, which cannot be changed.
 */
function Leave({ id }: { readonly id: string }) {
  const isKnown = useSession().status !== 'loading';
  const isClosed = isPastSeason(id);
  const isOrganizer = useIsOrganizer();
  useEffect(() => {
    if (isKnown) announce(notices[isClosed ? 'closed' : isListed(id) ? 'unreadable' : 'missingHere']);
  }, [isKnown, isClosed, id]);
  if (!isKnown) return <LoadingTournament />;
  const elsewhere = isOrganizer ? paths.organizer() : paths.tournaments();
  return (
    <>
      <LoadingTournament />
      <Navigate to={isClosed ? paths.tournament(id) : elsewhere} replace />
    </>
  );
}
