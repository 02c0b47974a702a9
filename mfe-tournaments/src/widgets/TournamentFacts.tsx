import type { ReactNode } from 'react';
import { formatLongDay, theme } from 'shared-kernel';
import { Stack } from 'shared-kernel/ui';
import type { FixtureStatus, Tournament } from '../model/tournament';
import { StatusBadge } from './StatusBadge';

type Props = {
  readonly tournament: Tournament;
  readonly status: FixtureStatus;
  readonly children?: ReactNode;
};

/** The line below a tournament's name. */
export function TournamentFacts({ tournament: { level, date }, status, children }: Props) {
  return (
    <Stack direction="row" css={{ gap: `0 ${theme.space(3)}`, color: theme.color.textMuted }}>
      <StatusBadge status={status} />
      <span>{level}</span>
      <time dateTime={date}>{formatLongDay(date)}</time>
      {children}
    </Stack>
  );
}

export const tournamentTitle = {
  ...theme.type.title2,
  marginBlockEnd: theme.space(2),
  overflowWrap: 'anywhere',
  [theme.media.tablet]: { fontSize: theme.type.title1.fontSize },
} as const;
