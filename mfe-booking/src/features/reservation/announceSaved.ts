import { notify, paths, type Reservation } from 'shared-kernel';
import { savedStrings } from './strings';

/** Thanks the visitor for a reservation, and leads to its own page. */
export function announceSaved({ id, name, date, time }: Reservation) {
  notify({
    title: savedStrings.title,
    description: savedStrings.thanks(name, date, time),
    action: { label: savedStrings.see, to: paths.reservation(id) },
  });
}
