import type { ReservationRepository, Unreachable } from './contract';

const unreachable: Unreachable = { kind: 'unreachable', refusal: { kind: 'no-network' } };

/**
 * A repository that promises nothing without a network, where `isShared` says that others must learn of a court at once:
 * a reservation that only this device knows of would be nobody's there.
 */
export function requireNetwork(
  repository: ReservationRepository,
  isShared: () => boolean,
): ReservationRepository {
  const isCutOff = () => isShared() && !navigator.onLine;
  return {
    ...repository,
    book: async (...given) => (isCutOff() ? unreachable : repository.book(...given)),
    move: async (...given) => (isCutOff() ? unreachable : repository.move(...given)),
    cancel: async (...given) => (isCutOff() ? unreachable : repository.cancel(...given)),
  };
}
