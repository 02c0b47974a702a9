import { theme } from 'shared-kernel';
import { EmptyState, SectionTitle } from 'shared-kernel/ui';
import { inReadingOrder } from '../../../domain/fixtureOrder';
import { type FixtureStatus, winningSetsOf } from '../../../domain/tournament';
import { matchStrings } from '../strings';
import type { TabProps } from '../TournamentTabs';
import { RoundList } from './RoundList';

const groups: readonly FixtureStatus[] = ['inprogress', 'finished', 'pending'];

export function MatchesTab({ tournament, isOrganizer }: TabProps) {
  const { id, fixtures } = tournament;
  if (fixtures.length === 0) return <EmptyState title={matchStrings.none} />;
  const ordered = inReadingOrder(fixtures);
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(8) }}>
      {groups.map((status) => {
        const ofStatus = ordered.filter((fixture) => fixture.status === status);
        if (ofStatus.length === 0) return null;
        return (
          <section key={status} aria-labelledby={`matches-${status}`}>
            <SectionTitle id={`matches-${status}`} css={theme.type.title3}>
              {matchStrings.groups[status]}
            </SectionTitle>
            <RoundList
              tournamentId={id}
              fixtures={ofStatus}
              winningSets={winningSetsOf(tournament)}
              isOrganizer={isOrganizer}
            />
          </section>
        );
      })}
    </div>
  );
}
