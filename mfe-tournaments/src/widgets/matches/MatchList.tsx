import { useState } from 'react';
import { theme } from 'shared-kernel';
import { EmptyState } from 'shared-kernel/states';
import { SectionTitle } from 'shared-kernel/ui';
import { exemptByRound } from '../../competition/schedule/exemptTeams';
import { type ShownStatus, shownStatus } from '../../competition/shownStatus';
import { inReadingOrder } from '../../matchday/matchOrder';
import { type Tournament, winningSetsOf } from '../../model/tournament';
import { FoldedTitle } from './FoldedTitle';
import { plannedInWords } from './plannedInWords';
import { RoundList } from './RoundList';
import { matchStrings } from './strings';
import { TeamFilter, useTeamFilter } from './TeamFilter';

const groups: readonly ShownStatus[] = ['inprogress', 'finished', 'pending', 'annulled'];

/** Beside which others a group is folded away. */
const foldsBeside: Readonly<Record<ShownStatus, readonly ShownStatus[]>> = {
  inprogress: [],
  finished: ['inprogress', 'pending'],
  pending: [],
  annulled: ['inprogress', 'finished', 'pending'],
};

type Props = {
  readonly tournament: Tournament;
  /** Whether the reader may open sheets and change matches. */
  readonly isOrganizer?: boolean;
};

/**
 * Current, then finished, then pending matches (specification, section 2), and annulled ones last. Finished matches are
 * folded while others are left, and annulled ones beside any others.
 */
export function MatchList({ tournament, isOrganizer = false }: Props) {
  const { id, fixtures, teams } = tournament;
  const [open, setOpen] = useState<Readonly<Partial<Record<ShownStatus, boolean>>>>({});
  const [team, chooseTeam] = useTeamFilter(teams);
  if (fixtures.length === 0) return <EmptyState title={matchStrings.none} />;
  const ordered = inReadingOrder(fixtures).filter(
    ({ homeTeam, awayTeam }) => team === null || homeTeam === team || awayTeam === team,
  );
  const shown = groups
    .map((status) => ({ status, ofStatus: ordered.filter((fixture) => shownStatus(fixture) === status) }))
    .filter(({ ofStatus }) => ofStatus.length > 0);
  const present = new Set(shown.map(({ status }) => status));
  const planned = plannedInWords(tournament);
  const exempt = team === null ? exemptByRound(tournament) : undefined;
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(4) }}>
      {shown.length === 0 && (
        <>
          <TeamFilter teams={teams} chosen={team} onChoose={chooseTeam} />
          <p>{matchStrings.noneOfTeam}</p>
        </>
      )}
      {shown.map(({ status, ofStatus }, index) => {
        const titleId = `matches-${status}`;
        const isOpen = open[status] === true;
        const folds = team === null && foldsBeside[status].some((each) => present.has(each));
        return (
          <section key={status} aria-labelledby={titleId}>
            <div css={head}>
              {folds ? (
                <FoldedTitle
                  id={titleId}
                  name={matchStrings.folded(matchStrings.groups[status], ofStatus.length)}
                  isOpen={isOpen}
                  onToggle={() => setOpen({ ...open, [status]: !isOpen })}
                />
              ) : (
                <SectionTitle id={titleId} css={title}>
                  {matchStrings.groups[status]}
                </SectionTitle>
              )}
              {index === 0 && teams.length > 2 && (
                <TeamFilter teams={teams} chosen={team} onChoose={chooseTeam} />
              )}
            </div>
            <div id={`${titleId}-list`} css={folds && !isOpen && onPaperOnly}>
              <RoundList
                tournamentId={id}
                fixtures={ofStatus}
                winningSets={winningSetsOf(tournament)}
                teamCount={teams.length}
                isOrganizer={isOrganizer}
                planned={planned}
                {...(exempt && status !== 'annulled' && { exempt })}
              />
            </div>
          </section>
        );
      })}
    </div>
  );
}

const head = {
  display: 'flex',
  // One below the other in enlarged letters.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(4),
  minHeight: '2.5rem',
  marginBlockEnd: theme.space(2),
} as const;

const title = { ...theme.type.title3, marginBottom: 0 } as const;

const onPaperOnly = { '@media screen': { display: 'none' } } as const;
