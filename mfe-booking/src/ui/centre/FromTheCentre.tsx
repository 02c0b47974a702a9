import { theme, useStored } from 'shared-kernel';
import {
  type Declined,
  type Hour,
  isOpenHour,
  type KeepingRefusal,
  reservations,
  unsharedReservations,
} from 'shared-kernel/courts';
import { Button, Stack } from 'shared-kernel/ui';
import { WarmCard } from '../../ui/WarmCard';
import { centreRefusals, silenceStrings, unsharedStrings as words } from './centreStrings';

type Props = {
  readonly now: Date | null;
  /** Whether it is known, from now or from before, which courts are free. */
  readonly areCourtsKnown: boolean;
  readonly onChoose: (hour: Hour) => void;
};

/** How far the centre's word reaches: that it is silent, and what it has never heard of. */
export function BeforeTheHours({ now, areCourtsKnown, onChoose }: Props) {
  return (
    <div css={{ '& > *': { marginBlockEnd: theme.space(6) }, '& > :empty': { display: 'none' } }}>
      <Silence areCourtsKnown={areCourtsKnown} />
      {now && <Unshared now={now} onChoose={onChoose} />}
    </div>
  );
}

type Kind = Declined['reason'] | Extract<KeepingRefusal['kind'], 'no-answer' | 'signed-out'>;

/** Why the centre has not booked, or whether that is known at all. */
export function CentreRefusal({ kind }: { readonly kind: Kind }) {
  const { title, text } = centreRefusals[kind];
  return (
    <>
      <strong>{title}</strong> {text}
    </>
  );
}

/** The courts on show are not the centre's word of this minute; the form can be filled all the same. */
function Silence({ areCourtsKnown }: Pick<Props, 'areCourtsKnown'>) {
  const isUpToDate = useStored(reservations.isUpToDate);
  return (
    <div role="status">
      {isUpToDate.status === 'ready' && !isUpToDate.value && (
        <WarmCard>
          <p>{areCourtsKnown ? silenceStrings.lastKnown : silenceStrings.unknown}</p>
        </WarmCard>
      )}
    </div>
  );
}

const unshared = unsharedReservations();

type UnsharedProps = { readonly now: Date } & Pick<Props, 'onChoose'>;

/** Games that this device noted before the centre could know of them, each offered once: whoever wants one books it. */
function Unshared({ now, onChoose }: UnsharedProps) {
  const held = useStored(unshared);
  const open =
    held.status === 'ready' ? held.value.filter((reservation) => isOpenHour(reservation, now)) : [];
  if (open.length === 0) return null;
  return (
    <section aria-label={words.title}>
      <WarmCard>
        <p>{words.sentence}</p>
        <Stack direction="row" gap={3}>
          {open.map((reservation) => (
            <Button
              key={reservation.id}
              size="small"
              onClick={() => {
                onChoose(reservation);
                void unshared.update((known) => known.filter(({ id }) => id !== reservation.id));
              }}
            >
              {words.book(reservation.date, reservation.time)}
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={() => void unshared.remove()}>
            {words.dismiss}
          </Button>
        </Stack>
      </WarmCard>
    </section>
  );
}
