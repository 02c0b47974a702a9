import { VisuallyHidden } from 'shared-kernel/ui';
import { liveMatch, minuteOfLastGoal } from '../../../../competition/liveMatch';
import type { Fixture } from '../../../../model/tournament';
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
      <MatchLine {...props} live={live}>
        {live !== null && (
          <VisuallyHidden>
            {`. ${strings.sets(live.homeSets, live.awaySets)} ${strings.goals(live.setIndex + 1, live.homeGoals, live.awayGoals)}`}
          </VisuallyHidden>
        )}
        <span data-part="said" css={{ width: '2.75rem' }}>
          {live !== null && <span aria-hidden="true">{strings.set(live.setIndex + 1)}</span>}
          {minute !== null && (
            <>
              <span aria-hidden="true">{strings.lastGoalShort(minute)}</span>
              <VisuallyHidden>{` ${strings.lastGoal(minute)}`}</VisuallyHidden>
            </>
          )}
        </span>
      </MatchLine>
    </li>
  );
}
