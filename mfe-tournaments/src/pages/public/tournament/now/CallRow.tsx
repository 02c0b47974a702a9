import { Button, VisuallyHidden } from 'shared-kernel/ui';
import type { NextCall } from '../../../../matchday/nextCalls';
import { hourOf } from '../../../../widgets/timeInWords';
import { organizing } from '../organizingModule';
import { MatchLine } from './MatchLine';
import { strings } from './strings';

type Props = {
  readonly tournamentId: string;
  readonly call: NextCall;
  readonly isOrganizer: boolean;
};

/** A few minutes are no delay. */
const tolerated = 3;

/** A match to call, when it was planned, and how late it is; an organiser may move it in the plan to the court named. */
export function CallRow({ tournamentId, call, isOrganizer }: Props) {
  const { fixture, court, at, date, isMoved, isFree, late } = call;

  function callToCourt(called: number) {
    // Without its file the match stays where it is in the plan, and can be played all the same.
    organizing.load().then(
      ({ callToCourt }) => callToCourt(tournamentId, fixture.id, called),
      () => {},
    );
  }

  return (
    <li>
      <MatchLine tournamentId={tournamentId} fixture={fixture} court={court} isOrganizer={isOrganizer}>
        <VisuallyHidden>{'. '}</VisuallyHidden>
        {at !== null && date !== null && (
          <span data-part="said">
            <span>
              <VisuallyHidden>{strings.plannedAt('')}</VisuallyHidden>
              <span>{hourOf(date, at)}</span>
            </span>
            {late > tolerated ? (
              <span data-late>
                <span aria-hidden="true">{strings.lateShort(late)}</span>
                <VisuallyHidden>{`. ${strings.late(late)}.`}</VisuallyHidden>
              </span>
            ) : (
              <span>{isFree ? strings.free : strings.afterThis}</span>
            )}
          </span>
        )}
      </MatchLine>
      {isOrganizer && isMoved && isFree && court !== null && (
        <Button variant="quiet" onClick={() => callToCourt(court)}>
          <span>{strings.moveTo(court)}</span>
          <VisuallyHidden>{strings.moveOf(fixture.homeTeam, fixture.awayTeam)}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
