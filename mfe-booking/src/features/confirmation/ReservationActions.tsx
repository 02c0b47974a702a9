import { useState } from 'react';
import { importWithRetry, notify, type Reservation, theme } from 'shared-kernel';
import { type ChangeRefusal, centreNow, type OwnReservation } from 'shared-kernel/courts';
import { Button, Icon, Stack } from 'shared-kernel/ui';
import { loadAgenda, withAgenda } from '../../ui/agenda';
import { heldBack } from '../../ui/priceOf';
import { CancelQuestion } from './CancelQuestion';
import { partyText } from './partyText';
import { Refusal } from './Refusal';
import { changeRefusals, moveStrings, whenOf, actionStrings as words } from './strings';
import { TextToCopy } from './TextToCopy';
import { useSharing } from './useSharing';

/** Most of it are the days and hours of the booking page. */
const moving = importWithRetry(() => import(/* webpackChunkName: "booking-move" */ './MoveReservation'));

/** Loads the code of the buttons. */
export const loadActions = () => Promise.all([loadAgenda(), moving.load()]);

type Props = {
  readonly reservation: OwnReservation;
  readonly now: Date;
  /** False from two hours before the game. */
  readonly mayChange: boolean;
  readonly onMoved: () => void;
};

type Change = 'moving' | 'cancelling';

/** The refusal because of the time, with its hour: another tab may move the reservation to a later one. */
type Refused = { readonly when: string; readonly kind: ChangeRefusal['kind'] };

/** The actions for a reservation to come. A change replaces the buttons until it is made or cancelled. */
export function ReservationActions({ reservation, now, mayChange: isInTime, onMoved }: Props) {
  const [change, setChange] = useState<Change | null>(null);
  const [left, setLeft] = useState<Change | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const isRefused = refused?.when === whenOf(reservation);
  const mayChange = isInTime && !isRefused;
  const text = partyText(reservation);
  const { module } = moving.useArrival(mayChange);
  const { isToCopy, share, hideText } = useSharing(text);

  async function startMoving() {
    if (module ?? (await moving.load().catch(() => undefined))) setChange('moving');
    else notify({ ...moveStrings.unfetched, variant: 'destructive' });
  }

  function leave() {
    setLeft(change);
    setChange(null);
    // It would take the focus from the button.
    hideText();
  }

  function endMove(moved: Reservation) {
    setLeft(null);
    setChange(null);
    setRefused(null);
    notify({ title: moveStrings.done, description: whenOf(moved) });
    onMoved();
  }

  if (mayChange && module && change === 'moving')
    return <module.MoveReservation reservation={reservation} now={now} onMoved={endMove} onCancel={leave} />;
  if (mayChange && change === 'cancelling')
    return (
      <CancelQuestion
        reservation={reservation}
        onKeep={leave}
        onTooLate={({ kind }) => {
          leave();
          setRefused({ when: whenOf(reservation), kind });
        }}
      />
    );
  return (
    <Stack data-print="hide">
      <div css={buttons}>
        {/* After a refusal the focus moves to the first remaining button. */}
        <Button
          variant="primary"
          autoFocus={isRefused}
          onClick={() =>
            withAgenda(({ downloadAppointment }) => downloadAppointment(reservation, centreNow()))
          }
        >
          <Icon name="calendar" />
          {words.agenda}
        </Button>
        {mayChange && (
          // After a cancelled change the focus returns to its button.
          <Button css={heldBack} autoFocus={left === 'moving'} onClick={startMoving}>
            <Icon name="clock" />
            {words.move}
          </Button>
        )}
        <Button onClick={share}>
          <Icon name="external" />
          {words.share}
        </Button>
        {mayChange && (
          // The least wanted action is the last and the lightest one.
          <Button
            variant="quiet"
            css={{ color: theme.color.danger, ...heldBack }}
            autoFocus={left === 'cancelling'}
            onClick={() => setChange('cancelling')}
          >
            <Icon name="close" />
            {words.cancel}
          </Button>
        )}
      </div>
      <Refusal>{isRefused && changeRefusals[refused.kind]()}</Refusal>
      {isToCopy && <TextToCopy text={text} />}
    </Stack>
  );
}

/** One below the other, then two by two, then in a row: none is ever alone beside a gap. */
const buttons = {
  display: 'grid',
  gap: theme.space(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 30rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 64rem)': { display: 'flex' },
} as const;
