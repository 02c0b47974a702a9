import { useSession } from 'shared-kernel';
import { centreNow, type Declined, type KeepingRefusal } from 'shared-kernel/courts';
import { centreDay, centreTime } from 'shared-kernel/time';
import { centreRefusals, deskSays, notConfirmedTitle, roomFrom } from './strings';

type Props = {
  readonly refusal: Declined | { readonly kind: KeepingRefusal['kind'] };
  /** True if an earlier request has no answer: whatever the present refusal, the court may be booked. */
  readonly isOpen: boolean;
};

/** The reason why the centre has not booked, or that the outcome is unknown; with the earliest time at which it may book. */
export function CentreRefusal({ refusal, isOpen }: Props) {
  const session = useSession();
  const isGone = refusal.kind === 'signed-out' && session.status === 'guest' && session.isGone;
  const why = refusal.kind === 'declined' ? refusal.reason : refusal.kind;
  const { title, text } = centreRefusals[isGone ? 'account-gone' : why];
  const until = refusal.kind === 'declined' && refusal.until ? firstMinute(refusal.until) : null;
  const sentence = refusal.kind === 'declined' ? refusal.sentence : undefined;
  return (
    <>
      <strong>{isOpen ? notConfirmedTitle : title}</strong>{' '}
      <span>{until ? `${roomFrom(hourOf(until), isToday(until))} ${text}` : text}</span>
      {sentence !== undefined && (
        <span>
          {deskSays.before}
          <bdi>{sentence}</bdi>
          {deskSays.after}
        </span>
      )}
    </>
  );
}

/** The first full minute at or after that instant; the minute that contains it would be too early. */
function firstMinute(instant: string): Date | null {
  const minutes = Math.ceil(Date.parse(instant) / 60_000);
  return Number.isNaN(minutes) ? null : new Date(minutes * 60_000);
}

function hourOf(instant: Date): string {
  return centreTime(instant);
}

function isToday(instant: Date): boolean {
  return centreDay(instant) === centreDay(centreNow());
}
