import { notify, paths, type Reservation } from 'shared-kernel';
import { savedStrings } from './strings';

type Sent = Pick<Reservation, 'name' | 'email' | 'players'>;

/** Thanks the visitor for a reservation, leads to its own page, and says what holds where he has `sent` something else since. */
export function announceSaved(reservation: Reservation, sent: Sent) {
  const { id, name, email, players, date, time } = reservation;
  const isAsSent = name === sent.name && email === sent.email && players === sent.players;
  const thanks = savedStrings.thanks(name, date, time);
  notify({
    title: savedStrings.title,
    description: isAsSent ? thanks : `${thanks} ${savedStrings.asBefore(name, players)}`,
    action: { label: savedStrings.see, to: paths.reservation(id) },
  });
}
