import { formatHour } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import { tournaments } from '../../../data/tournaments';
import { clockOf } from '../../../domain/day/dayClock';
import { movePlacement } from '../../../domain/day/movePlacement';
import type { NextCall } from '../../../domain/day/nextCalls';
import { planOfNow } from '../../../domain/day/runningDay';
import { MatchLine } from './MatchLine';
import { strings } from './strings';

type Props = {
  readonly tournamentId: string;
  readonly call: NextCall;
  readonly isOrganizer: boolean;
};

/** A few minutes are no delay. */
const tolerated = 3;

/** A match to call, when it was planned, and how late it is; to open its sheet is to call it to the court named. */
export function CallRow({ tournamentId, call, isOrganizer }: Props) {
  const { fixture, court, at, isFree, late } = call;

  function callToCourt() {
    if (court === null || !isFree) return;
    tournaments.update(tournamentId, (current) => {
      const day = planOfNow(current, new Date());
      const isThere = current.day?.placements.some(
        (placement) => placement.fixture === fixture.id && placement.court === court,
      );
      // A playoff match that was drawn after the day was planned gets its place in the plan with its call.
      return day === null || isThere
        ? current
        : { ...current, day: movePlacement(day, fixture.id, { court }) };
    });
  }

  return (
    <li>
      <MatchLine
        tournamentId={tournamentId}
        fixture={fixture}
        court={court}
        isOrganizer={isOrganizer}
        onOpen={callToCourt}
      >
        <VisuallyHidden>{'. '}</VisuallyHidden>
        {at !== null && (
          <span data-part="said">
            <span>
              <VisuallyHidden>{strings.plannedAt('')}</VisuallyHidden>
              {formatHour(clockOf(at))}
            </span>
            {late > tolerated ? (
              <span data-late>
                <span aria-hidden="true">{strings.lateShort(late)}</span>
                <VisuallyHidden>. {strings.late(late)}.</VisuallyHidden>
              </span>
            ) : (
              <span>{isFree ? strings.free : strings.afterThis}</span>
            )}
          </span>
        )}
      </MatchLine>
    </li>
  );
}
