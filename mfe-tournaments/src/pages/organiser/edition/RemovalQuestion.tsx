import { useState } from 'react';
import { Button } from 'shared-kernel/ui';
import { matchesOfTeam } from '../../../competition/teams/withdrawal';
import type { Tournament } from '../../../model/tournament';
import { Confirmation } from '../../../widgets/Confirmation';
import { strings } from './strings';

type Props = {
  readonly tournament: Tournament;
  /** Null while nothing is asked. */
  readonly team: string | null;
  readonly onRemove: (team: string) => void;
  readonly onWithdraw: (team: string) => void;
  readonly onCancel: () => void;
};

/** Asks before a scheduled team is removed: its matches go with it, and the organiser may mean a withdrawal. */
export function RemovalQuestion({ tournament, team, onRemove, onWithdraw, onCancel }: Props) {
  const named = useLast(team) ?? '';
  const { league, playoffs, finished, underWay } = matchesOfTeam(tournament, named);
  return (
    <Confirmation
      open={team !== null}
      title={strings.removalTitle(named)}
      text={[
        strings.removalText(league + playoffs, finished),
        ...(underWay > 0 ? [strings.removalUnderWay] : []),
        strings.removalAgain,
      ]}
      confirmLabel={strings.remove}
      destructive
      onConfirm={() => onRemove(named)}
      onCancel={onCancel}
    >
      <p>{strings.removalInstead}</p>
      <Button css={{ justifySelf: 'start' }} onClick={() => onWithdraw(named)}>
        {strings.declare}
      </Button>
    </Confirmation>
  );
}

/** Kept through the dialog's way out, so that its words do not change while it fades. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
