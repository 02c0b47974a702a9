import { useEffect, useRef, useState } from 'react';
import { type Reservation, theme, useStored } from 'shared-kernel';
import {
  centreNow,
  freeCourts,
  givenBack,
  type Hour,
  isOpenHour,
  type MoveAnswer,
  type OwnReservation,
  reservations,
} from 'shared-kernel/courts';
import { useEscape } from 'shared-kernel/escape';
import { centreDay, readTypedDay, writeTypedDay } from 'shared-kernel/time';
import { Button, Pane, Stack } from 'shared-kernel/ui';
import { AtTheCentre } from '../../ui/centre/AtTheCentre';
import { SlotPicker } from '../../ui/picker/SlotPicker';
import { priceOf } from '../../ui/priceOf';
import { NotKept } from './NotKept';
import { Refusal } from './Refusal';
import { changeRefusals, moveRefusals, whenOf, moveStrings as words } from './strings';

type Props = {
  readonly reservation: OwnReservation;
  readonly now: Date;
  readonly onMoved: (moved: Reservation) => void;
  readonly onCancel: () => void;
};

type Refused = Exclude<MoveAnswer, { kind: 'moved' }> | { readonly kind: 'not-open' };

/** Lets the visitor take a court at another hour instead; they keep their own until they have the other one. */
export function MoveReservation({ reservation, now, onMoved, onCancel }: Props) {
  const [choice, setChoice] = useState(() => typedChoice(reservation));
  const held = useStored(reservations.availability);
  const day = readTypedDay(choice.date, centreDay(now));
  const wanted = day === null ? null : { date: day, time: choice.time };
  const availability = held.status === 'ready' ? givenBack(held.value, reservation) : null;
  const isFull = wanted !== null && availability !== null && freeCourts(availability, wanted) === 0;
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isMoving, setIsMoving] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // It takes the place of the button that was pressed, so the focus goes with it.
  useEffect(() => title.current?.focus(), []);

  /** It was moved, and the answer that said so was lost. */
  const hasMoved =
    refused?.kind === 'unreachable' &&
    !reservation.isPending &&
    wanted !== null &&
    isSame(wanted, reservation);
  useEffect(() => {
    if (hasMoved) onMoved(reservation);
  }, [hasMoved, onMoved, reservation]);

  async function move(to: Hour) {
    if (isMoving) return;
    setRefused(null);
    setChoice(typedChoice(to));
    // Checked at each tap: the page may be open since before the hour began.
    if (!isOpenHour(to, centreNow())) {
      setRefused({ kind: 'not-open' });
      return;
    }
    setIsMoving(true);
    const answer = await reservations.move(reservation.id, { date: to.date, time: to.time });
    setIsMoving(false);
    if (answer.kind === 'moved') onMoved(answer.reservation);
    else setRefused(answer);
  }

  /** The month that is open over it has its own. */
  useEscape(place, () => !place.current?.querySelector('[role="dialog"]') && onCancel());

  return (
    <div ref={place}>
      <Pane as="section" aria-label={words.label}>
        <Stack gap={5}>
          <h2 ref={title} tabIndex={-1} css={theme.type.title3}>
            {words.title}
          </h2>
          <AtTheCentre part="CentreWord" about={availability ? 'known-courts' : 'unknown-courts'} />
          <SlotPicker
            {...choice}
            now={now}
            availability={availability}
            isFullTold={refused?.kind === 'full'}
            onChange={(changed) => {
              setRefused(null);
              setChoice({ ...choice, ...changed });
            }}
          />
          <Stack direction="row" gap={3}>
            {wanted === null || !isOpenHour(wanted, now) || isFull || isSame(wanted, reservation) ? (
              <p>{words.noTime}</p>
            ) : (
              <>
                <p css={{ width: '100%' }}>{priceOf(reservation, wanted)}</p>
                <Button variant="primary" aria-disabled={isMoving} onClick={() => move(wanted)}>
                  {isMoving ? words.working : words.to(wanted)}
                </Button>
              </>
            )}
            <Button onClick={onCancel}>{words.keep}</Button>
          </Stack>
          <Refusal>{refused && !hasMoved && <WhyNot refused={refused} onChoose={move} />}</Refusal>
        </Stack>
      </Pane>
    </div>
  );
}

function WhyNot({
  refused,
  onChoose,
}: {
  readonly refused: Refused;
  readonly onChoose: (hour: Hour) => void;
}) {
  if (refused.kind === 'unreachable') return <NotKept {...refused} />;
  if (refused.kind === 'too-late' || refused.kind === 'already-begun')
    return <p>{changeRefusals[refused.kind]()}</p>;
  return (
    <>
      <p>{moveRefusals[refused.kind === 'declined' ? 'not-open' : refused.kind]}</p>
      {refused.kind === 'full' && refused.nearest.length > 0 && (
        <>
          <p css={{ marginBlock: theme.space(3) }}>{words.nearest}</p>
          <Stack as="ul" direction="row" gap={3}>
            {refused.nearest.map((hour) => (
              <li key={whenOf(hour)}>
                <Button size="small" onClick={() => onChoose(hour)}>
                  {whenOf(hour)}
                </Button>
              </li>
            ))}
          </Stack>
        </>
      )}
    </>
  );
}

function typedChoice({ date, time }: Hour) {
  return { date: writeTypedDay(date), time };
}

function isSame(one: Hour, other: Hour): boolean {
  return one.date === other.date && one.time === other.time;
}
