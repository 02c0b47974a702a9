import { keepCancelled } from './cancelledReservations';
import type { ReservationRepository } from './contract';

/** A repository that remembers its cancellations for the rest of the visit, from any page. */
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
