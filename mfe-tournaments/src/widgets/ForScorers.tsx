import type { ReactNode } from 'react';
import { useSessionKind } from 'shared-kernel';
import { GuardSkeleton, RequireSession } from 'shared-kernel/route-guards';
import { Page } from 'shared-kernel/ui';
import { ForOrganizers } from './ForOrganizers';
import { MissingPart, MissingTournament } from './MissingPart';
import { useIsOwn } from './useIsOwn';
import { askAgain, useIsScored, useSharing } from './useSharing';

const unknown =
  'Pas de réponse\u00a0: on ne sait pas encore si vous êtes marqueur de ce tournoi. La page s’ouvrira d’elle-même dès qu’il y en aura une.';

type Props = { readonly tournamentId: string; readonly children: ReactNode };

/** A page for recording matches: for the tournament's organiser and, with a back end, for their invited scorers. */
export function ForScorers({ tournamentId, children }: Props) {
  const isOwn = useIsOwn(tournamentId);
  if (useSessionKind() !== 'hosted') return <ForOrganizers>{children}</ForOrganizers>;
  return (
    // A member who logs in may be a scorer, so no notice asks for an organiser. One guard serves both, because it knows
    // the former member after a logout.
    <RequireSession>
      {isOwn ? children : <OfScorers tournamentId={tournamentId}>{children}</OfScorers>}
    </RequireSession>
  );
}

function OfScorers({ tournamentId, children }: Props) {
  const sharing = useSharing();
  const isScored = useIsScored(tournamentId);
  if (isScored === true) return children;
  if (isScored === 'unreached') {
    return (
      <Page>
        <MissingPart text={unknown} onRetry={() => void askAgain()} />
      </Page>
    );
  }
  if (isScored === undefined || !sharing) return <GuardSkeleton />;
  return (
    <sharing.NotAScorer id={tournamentId}>
      <MissingTournament id={tournamentId} />
    </sharing.NotAScorer>
  );
}
