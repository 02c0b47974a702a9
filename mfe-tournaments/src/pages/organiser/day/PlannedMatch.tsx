import { useEffect, useRef } from 'react';
import { theme } from 'shared-kernel';
import { Button, VisuallyHidden } from 'shared-kernel/ui';
import { isToBePlayed } from '../../../matchday/startTimes';
import type { DayPlan, Fixture, Placement } from '../../../model/tournament';
import { FixtureState } from '../../../widgets/FixtureState';
import { type Move, MoveForm, moveFrom } from './MoveForm';
import { strings } from './strings';

type Props = {
  readonly tournamentId: string;
  readonly day: DayPlan;
  readonly placement: Placement;
  readonly fixture: Fixture;
  /** The input of its move, while its form is open. */
  readonly move: Move | undefined;
  readonly onMove: (move: Move | undefined) => void;
  readonly onMoveChange: (part: Partial<Move>) => void;
  /** Whether its form was just closed: the focus returns to the button that opened it, even if the match has moved. */
  readonly isReturned: boolean;
  readonly onReturn: (isReturned: boolean) => void;
};

/** A match of the plan; a match to come can be moved. */
export function PlannedMatch({ tournamentId, day, placement, fixture, move, isReturned, ...on }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  const isMoving = move !== undefined;

  useEffect(() => {
    if (isReturned && !isMoving) opener.current?.focus();
  }, [isReturned, isMoving]);

  function ask(asked: Move | undefined) {
    on.onMove(asked);
    on.onReturn(asked === undefined);
  }

  const { homeTeam, awayTeam } = fixture;
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: theme.space(1), minWidth: 0 }}>
      <span css={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{strings.match(homeTeam, awayTeam)}</span>
      {!isToBePlayed(fixture, day.date) && <FixtureState fixture={fixture} />}
      {isToBePlayed(fixture, day.date) && !isMoving && (
        <Button
          ref={opener}
          variant="quiet"
          data-print="hide"
          css={openerStyle}
          onClick={() => ask(moveFrom(placement, day.date))}
        >
          {strings.move}
          <VisuallyHidden>{strings.moveOf(homeTeam, awayTeam)}</VisuallyHidden>
        </Button>
      )}
      {isMoving && (
        <MoveForm
          tournamentId={tournamentId}
          day={day}
          move={move}
          onChange={on.onMoveChange}
          onDone={() => ask(undefined)}
        />
      )}
    </div>
  );
}

const openerStyle = {
  paddingInline: theme.space(2),
  marginInlineStart: `calc(-1 * ${theme.space(2)})`,
} as const;
