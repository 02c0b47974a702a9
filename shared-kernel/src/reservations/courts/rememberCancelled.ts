import { keepCancelled } from './cancelledReservations';
import type { ReservationRepository } from './contract';

/** A repository whose cancellations are known for the rest of the visit, on whichever page they were made. */
export function rememberCancelled(repository: ReservationRepository): ReservationRepository {
  return {
    ...repository,
    async cancel(...given) {
      const answer = await repository.cancel(...given);
      if (answer.kind === 'cancelled') keepCancelled(answer.reservation);
      return answer;
    },
  };
}
