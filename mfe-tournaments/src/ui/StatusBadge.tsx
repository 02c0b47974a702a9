import { Badge } from 'shared-kernel/ui';
import { statusBadge, type TournamentStatus } from '../domain/tournamentStatus';

export function StatusBadge({ status }: { readonly status: TournamentStatus }) {
  return <Badge tone={statusBadge[status]}>{status}</Badge>;
}
