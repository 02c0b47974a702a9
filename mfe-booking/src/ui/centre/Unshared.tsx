import { useStored } from 'shared-kernel';
import { type Hour, isOpenHour, unsharedReservations } from 'shared-kernel/courts';
import { Button, Stack } from 'shared-kernel/ui';
import { WarmCard } from '../WarmCard';
import { unsharedStrings as words } from './strings';

const unshared = unsharedReservations();

type Props = { readonly now: Date; readonly onChoose: (hour: Hour) => void };

/** Games that this device stored before the site had a back end. Each is offered once, so that the visitor can book it. */
export function Unshared({ now, onChoose }: Props) {
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
