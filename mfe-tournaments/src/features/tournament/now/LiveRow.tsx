import { theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import { liveMatch, minuteOfLastGoal } from '../../../domain/liveMatch';
import type { Fixture } from '../../../domain/tournament';
import { MatchLine } from './MatchLine';
import { strings } from './strings';

type Props = {
  readonly tournamentId: string;
  readonly fixture: Fixture;
  readonly court: number | null;
  readonly isOrganizer: boolean;
};

/** A match under way: sets won, goals of the set that is played, and the minute of its last goal. */
export function LiveRow(props: Props) {
  const live = liveMatch(props.fixture);
  const minute = minuteOfLastGoal(props.fixture);
  return (
    <li>
      <MatchLine {...props}>
        {live !== null && (
          <>
            <VisuallyHidden>
              {'. '}
              {strings.sets(live.homeSets, live.awaySets)}{' '}
              {strings.goals(live.setIndex + 1, live.homeGoals, live.awayGoals)}
            </VisuallyHidden>
            <Figures of="sets" home={live.homeSets} away={live.awaySets} />
            <Figures of="goals" home={live.homeGoals} away={live.awayGoals} />
          </>
        )}
        <span data-part="said" css={{ width: '2.75rem' }}>
          {live !== null && <span aria-hidden="true">{strings.set(live.setIndex + 1)}</span>}
          {minute !== null && (
            <>
              <span aria-hidden="true">{strings.lastGoalShort(minute)}</span>
              <VisuallyHidden> {strings.lastGoal(minute)}</VisuallyHidden>
            </>
          )}
        </span>
      </MatchLine>
    </li>
  );
}

type FiguresProps = { readonly of: 'sets' | 'goals'; readonly home: number; readonly away: number };

/** One under the other, beside the teams. */
function Figures({ of, home, away }: FiguresProps) {
  return (
    <span aria-hidden="true" data-figures={of} css={figures}>
      <span>{home}</span>
      <span>{away}</span>
    </span>
  );
}

const figures = {
  display: 'grid',
  flex: 'none',
  width: '1.25rem',
  textAlign: 'center',
  fontFamily: theme.font.display,
  fontSize: '1.25rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.textMuted,
  '&[data-figures=goals]': { fontWeight: 800, color: theme.color.warm },
} as const;
