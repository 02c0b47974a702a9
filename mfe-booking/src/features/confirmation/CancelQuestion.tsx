import { useRef, useState } from 'react';
import { notify, type Reservation, theme } from 'shared-kernel';
import { type ChangeRefusal, reservations, type Unreachable } from 'shared-kernel/courts';
import { useEscape } from 'shared-kernel/escape';
import { Button, Stack } from 'shared-kernel/ui';
import { NotKept } from './NotKept';
import { Refusal } from './Refusal';
import { whenOf, cancelStrings as words } from './strings';

type Props = {
  readonly reservation: Reservation;
  readonly onKeep: () => void;
  /** It is too late, though the page had not seen it: nothing more is asked. */
  readonly onTooLate: (refusal: ChangeRefusal) => void;
};

/** Asks for confirmation before a cancellation. Afterwards the page no longer has the reservation, and leads on. */
export function CancelQuestion({ reservation, onKeep, onTooLate }: Props) {
  const [isCancelling, setIsCancelling] = useState(false);
  const [refused, setRefused] = useState<Unreachable | null>(null);

  async function cancel() {
    if (isCancelling) return;
    setIsCancelling(true);
    setRefused(null);
    const answer = await reservations.cancel(reservation.id);
    setIsCancelling(false);
    if (answer.kind === 'cancelled') notify({ title: words.done, description: whenOf(answer.reservation) });
    else if (answer.kind === 'unreachable') setRefused(answer);
    // The page itself announces a missing reservation.
    else if (answer.kind !== 'gone') onTooLate(answer);
  }

  const place = useRef<HTMLFieldSetElement>(null);
  useEscape(place, () => !isCancelling && onKeep());

  return (
    <fieldset ref={place} css={question}>
      <legend css={theme.type.title3}>{words.question}</legend>
      <Stack>
        <p>{words.consequence()}</p>
        <Stack direction="row" gap={3}>
          <Button variant="danger" aria-disabled={isCancelling} onClick={cancel}>
            {isCancelling ? words.working : words.yes}
          </Button>
          {/* The question takes the place of the button that was pressed, so the focus goes with it. */}
          <Button autoFocus onClick={onKeep}>
            {words.no}
          </Button>
        </Stack>
        <Refusal>{refused && <NotKept {...refused} />}</Refusal>
      </Stack>
    </fieldset>
  );
}

const question = {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBlockEnd: theme.space(3) },
} as const;
