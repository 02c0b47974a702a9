import { memo } from 'react';
import { paths } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { Icon, TextLink, VisuallyHidden } from 'shared-kernel/ui';
import { winnerOf } from '../../competition/outcome';
import { shownScore } from '../../competition/shownScore';
import { shownStatus } from '../../competition/shownStatus';
import type { Fixture, Side } from '../../model/tournament';
import { setScore } from '../../scoring/score';
import { Crest } from '../Crest';
import { FixtureState } from '../FixtureState';
import { fixtureRemark } from '../fixtureSentences';
import { LaterMatchActions } from '../match-actions/LaterMatchActions';
import { rowStyle } from './rowStyle';
import { matchStrings } from './strings';

type Props = {
  readonly tournamentId: string;
  readonly fixture: Fixture;
  readonly winningSets: number;
  readonly isOrganizer: boolean;
  /** Where and when it is planned, in words. */
  readonly planned?: string | undefined;
  /** Its name in the playoffs. */
  readonly occasion?: string | undefined;
};

/**
 * A match as a scoreboard of two lines, each team with its sets. Organisers also get its sheet and actions; for an
 * annulled match, the sheet is read-only.
 */
export const FixtureRow = memo(function FixtureRow(props: Props) {
  const { tournamentId, fixture, winningSets, isOrganizer, planned, occasion } = props;
  const { homeTeam, awayTeam, result, liveUrl } = fixture;
  const status = shownStatus(fixture);
  const winner = winnerOf(fixture);
  const shown = shownScore(fixture, winningSets);
  const remark = fixtureRemark(fixture);
  const sets = (fixture.ruling === undefined ? (result?.details?.sets ?? []) : [])
    .map((set, index) => ({ index, ...setScore(set) }))
    .filter(({ teamA, teamB }) => teamA + teamB > 0);
  const teams = [
    { side: 'teamA', name: homeTeam, score: shown?.home, hasLost: winner === awayTeam },
    { side: 'teamB', name: awayTeam, score: shown?.away, hasLost: winner === homeTeam },
  ] as const;
  return (
    <li css={rowStyle} data-status={status}>
      <FixtureState fixture={fixture} />
      <div data-part="board">
        {teams.map(({ side, name, score, hasLost }) => (
          <p key={side} data-lost={hasLost || undefined}>
            <Crest team={name} size={26} />
            <span>{name}</span>
            <SetFigures sets={sets} side={side} />
            <b>{score ?? '–'}</b>
          </p>
        ))}
      </div>
      {isOrganizer && (status !== 'annulled' || result !== null) && (
        <Link to={paths.matchSheet(tournamentId, fixture.id)} data-part="sheet" data-print="hide">
          <Icon name="edit" />
          <VisuallyHidden>{`${matchStrings.sheet}${matchStrings.of(homeTeam, awayTeam)}`}</VisuallyHidden>
        </Link>
      )}
      {sets.length > 0 && (
        <VisuallyHidden>
          {sets.map(({ index, teamA, teamB }) => matchStrings.setGoals(index + 1, teamA, teamB)).join(' ')}
        </VisuallyHidden>
      )}
      {(occasion !== undefined || liveUrl || remark !== null || planned !== undefined) && (
        <p data-part="more">
          {occasion !== undefined && <span>{occasion}</span>}
          {planned !== undefined && <span>{planned}</span>}
          {remark !== null && <strong>{remark}</strong>}
          {liveUrl && (
            <TextLink href={liveUrl} target="_blank" rel="noopener">
              {matchStrings.live}
              <VisuallyHidden>{matchStrings.newTab}</VisuallyHidden>
            </TextLink>
          )}
        </p>
      )}
      {isOrganizer && status !== 'annulled' && (
        <LaterMatchActions tournamentId={tournamentId} fixture={fixture} />
      )}
    </li>
  );
});

type FiguresProps = {
  readonly sets: readonly Readonly<Record<Side | 'index', number>>[];
  readonly side: Side;
};

/** A side's goals in each set, with won sets brighter; screen readers get both sides in one sentence. */
function SetFigures({ sets, side }: FiguresProps) {
  return (
    <span aria-hidden="true" data-part="sets">
      {sets.map((set) => (
        <i key={set.index} data-won={set[side] > set[side === 'teamA' ? 'teamB' : 'teamA'] || undefined}>
          {set[side]}
        </i>
      ))}
    </span>
  );
}
