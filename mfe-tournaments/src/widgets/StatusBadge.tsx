import { Badge } from 'shared-kernel/ui';
import { statusBadge } from '../competition/tournamentStatus';
import type { FixtureStatus } from '../model/tournament';

/** The same words for a match and for a whole tournament. */
export const statusNames: Readonly<Record<FixtureStatus, string>> = {
  pending: 'À venir',
  inprogress: 'En cours',
  finished: 'Terminé',
};

export function StatusBadge({ status }: { readonly status: FixtureStatus }) {
  return <Badge tone={statusBadge[status]}>{statusNames[status]}</Badge>;
}
