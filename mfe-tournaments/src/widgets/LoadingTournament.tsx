import { LoadingState } from 'shared-kernel/states';
import { Page } from 'shared-kernel/ui';

/** A page about a tournament that is not there yet, or that the visitor is leaving because it never will be. */
export function LoadingTournament() {
  return (
    <Page>
      <LoadingState heights={[64, 480]}>Chargement du tournoi</LoadingState>
    </Page>
  );
}
