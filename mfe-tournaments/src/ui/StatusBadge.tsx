import { Badge } from 'shared-kernel/ui';
import type { FixtureStatus } from '../domain/tournament';
import { statusBadge } from '../domain/tournamentStatus';
import { statusNames } from './statusNames';

export function StatusBadge({ status }: { readonly status: FixtureStatus }) {
  return <Badge tone={statusBadge[status]}>{statusNames[status]}</Badge>;
}
