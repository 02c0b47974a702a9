import { reservationStore } from 'shared-kernel';
import { keepCancelled } from './cancelledReservations';
import type { ReservationRepository } from './contract';
import { createReservations } from './createReservations';
import { whoDecides } from './whoDecides';

/** The visitor's reservations: at the centre on a site with a back end, otherwise on this device. */
export const reservations = rememberCancelled(whoDecides(createReservations(reservationStore)));

/** A repository that remembers its cancellations for the rest of the visit, from any page. */
function rememberCancelled(repository: ReservationRepository): ReservationRepository {
  return {
    ...repository,
    async cancel(...given) {
      const answer = await repository.cancel(...given);
      if (answer.kind === 'cancelled') keepCancelled(answer.reservation);
      return answer;
    },
  };
}
