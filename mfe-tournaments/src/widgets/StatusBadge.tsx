import { Badge } from 'shared-kernel/ui';
import { statusBadge } from '../competition/tournamentStatus';
import type { FixtureStatus } from '../model/tournament';
import { statusNames } from './statusNames';

export function StatusBadge({ status }: { readonly status: FixtureStatus }) {
  return <Badge tone={statusBadge[status]}>{statusNames[status]}</Badge>;
}
