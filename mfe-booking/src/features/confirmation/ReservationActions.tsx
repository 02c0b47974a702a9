import { useState } from 'react';
import { notify, type Reservation } from 'shared-kernel';
import { downloadAppointment } from 'shared-kernel/appointment-file';
import { Button, Icon, Stack } from 'shared-kernel/ui';
import { CancelQuestion } from './CancelQuestion';
import { MoveReservation } from './MoveReservation';
import { partyText } from './partyText';
import { moveStrings, whenOf, actionStrings as words } from './strings';
import { TextToCopy } from './TextToCopy';
import { useSharing } from './useSharing';

type Props = {
  readonly reservation: Reservation;
  readonly now: Date;
  /** False from two hours before the game. */
  readonly mayChange: boolean;
  readonly onMoved: () => void;
};

type Change = 'moving' | 'cancelling';

/** What can be done with a reservation to come. A change takes the place of the buttons until it is made or left. */
export function ReservationActions({ reservation, now, mayChange, onMoved }: Props) {
  const [change, setChange] = useState<Change | null>(null);
  const [left, setLeft] = useState<Change | null>(null);
  const text = partyText(reservation);
  const { isToCopy, share } = useSharing(text);

  function leave() {
    setLeft(change);
    setChange(null);
  }

  function endMove(moved: Reservation) {
    setLeft(null);
    setChange(null);
    notify({ title: moveStrings.done, description: whenOf(moved) });
    onMoved();
  }

  if (mayChange && change === 'moving')
    return <MoveReservation reservation={reservation} now={now} onMoved={endMove} onCancel={leave} />;
  if (mayChange && change === 'cancelling')
    return <CancelQuestion reservation={reservation} onKeep={leave} />;
  return (
    <Stack>
      <Stack direction="row" gap={3}>
        <Button variant="primary" onClick={() => downloadAppointment(reservation, new Date())}>
          <Icon name="calendar" />
          {words.agenda}
        </Button>
        {mayChange && (
          // Who leaves a change comes back to the button that began it.
          <Button autoFocus={left === 'moving'} onClick={() => setChange('moving')}>
            <Icon name="clock" />
            {words.move}
          </Button>
        )}
        <Button onClick={share}>
          <Icon name="external" />
          {words.share}
        </Button>
        {mayChange && (
          <Button variant="danger" autoFocus={left === 'cancelling'} onClick={() => setChange('cancelling')}>
            {words.cancel}
          </Button>
        )}
      </Stack>
      {isToCopy && <TextToCopy text={text} />}
    </Stack>
  );
}
