import { lazyWithRetry } from 'shared-kernel';
import { Page } from 'shared-kernel/ui';
import { MissingPart } from '../MissingPart';
import { wayOut } from './lateWayOut';

/** Instead of a page about a tournament that is not there; shows nothing itself. */
export const MissingTournament = lazyWithRetry(wayOut, ({ WayOut }) => WayOut, {
  onError: ({ onRetry }) => (
    <Page>
      <MissingPart onRetry={onRetry} />
    </Page>
  ),
});
