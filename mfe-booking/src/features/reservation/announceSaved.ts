import { notify, paths, type Reservation } from 'shared-kernel';
import { onlyHere } from '../../ui/onlyHere';
import { leftStrings, savedStrings } from './strings';

type Sent = Pick<Reservation, 'name' | 'email' | 'players'>;

/**
 * Thanks the visitor for a reservation and leads to its own page. If it differs from what they `sent`, the notice
 * says which name and party hold.
 */
export function announceSaved(reservation: Reservation, sent: Sent) {
  const { id, name, email, players, date, time } = reservation;
  // A guest confirms it by the mail of the centre.
  const isHeld = reservation.confirmBy !== undefined;
  const isAsSent = name === sent.name && email === sent.email && players === sent.players;
  const thanks = isHeld ? savedStrings.heldText(name) : savedStrings.thanks(name, date, time);
  notify({
    title: isHeld ? savedStrings.held : savedStrings.title,
    description: [thanks, !isAsSent && savedStrings.asBefore(name, players), onlyHere()]
      .filter(Boolean)
      .join(' '),
    takesFocus: true,
    action: { label: savedStrings.see, to: paths.reservation(id) },
  });
}

/** Tells a visitor who has left the form that their request is refused; the form still has their input. */
export function announceRefused() {
  notify({
    title: leftStrings.title,
    description: leftStrings.description,
    variant: 'destructive',
    action: { label: leftStrings.back, to: paths.booking() },
  });
}
