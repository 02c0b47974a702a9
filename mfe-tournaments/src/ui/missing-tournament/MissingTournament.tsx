import { Page } from 'shared-kernel/ui';
import { latePart } from '../latePart';
import { MissingPart } from '../MissingPart';
import { wayOut } from './lateWayOut';

/** Instead of a page about a tournament that is not there; shows nothing itself. */
export const MissingTournament = latePart(
  wayOut,
  ({ WayOut }) => WayOut,
  null,
  ({ onRetry }) => (
    <Page>
      <MissingPart onRetry={onRetry} />
    </Page>
  ),
);
