import { formatHour } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import { clockOf } from '../../../domain/day/dayClock';
import type { NextCall } from '../../../domain/day/nextCalls';
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

/** A match to call, when it was planned, and how late it is; to open its sheet is to call it to the court named. */
export function CallRow({ tournamentId, call, isOrganizer }: Props) {
  const { fixture, court, at, isFree, late } = call;

  function callToCourt() {
    if (court === null || !isFree) return;
    // Without its file the match is not in the plan, and can be played all the same.
    organizing.load().then(
      ({ callToCourt }) => callToCourt(tournamentId, fixture.id, court),
      () => {},
    );
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
              <span>{formatHour(clockOf(at))}</span>
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
    </li>
  );
}
