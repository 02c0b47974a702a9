import { importWithRetry, type Loadable, sharedBackEnd } from 'shared-kernel';
import type { ReservationRepository, Unreachable, Watched } from './contract';

type Shown = Pick<
  ReservationRepository,
  'mine' | 'pendingBookings' | 'availability' | 'isUpToDate' | 'isMineUpToDate' | 'clockAhead'
>;

const loading: Loadable<never> = { status: 'loading' };
const no: Loadable<false> = { status: 'ready', value: false };
const never: Watched<boolean> = { observe: () => () => {}, snapshot: () => no };

/** The centre on a site with a back end, with code that may still be loading; otherwise this device. */
export function whoDecides(device: ReservationRepository): ReservationRepository {
  const opening = importWithRetry(async () => sharedBackEnd()?.openReservations?.());
  /** Without the code that asks the centre, the visitor's own reservations are shown as they were last known. */
  const stale: Partial<Shown> = { mine: device.mine, isUpToDate: never, isMineUpToDate: never };
  const decides = () => (sharedBackEnd() ? opening.arrival().module : device);
  const shown = (): Partial<Shown> => decides() ?? (opening.arrival().hasFailed ? stale : {});

  async function ask<Answer>(
    question: (reservations: ReservationRepository) => Promise<Answer>,
  ): Promise<Answer | Unreachable> {
    const reservations = decides() ?? (await opening.load().catch(() => undefined));
    if (reservations) return question(reservations);
    return { kind: 'unreachable', refusal: { kind: navigator.onLine ? 'no-answer' : 'no-network' } };
  }

  function watched<Name extends keyof Shown>(name: Name): Shown[Name] {
    const observe = (listener: () => void) => {
      const known = decides();
      if (known) return known[name].observe(listener);
      let stop = () => {};
      const leave = opening.observe(() => {
        stop();
        stop = shown()[name]?.observe(listener) ?? (() => {});
        listener();
      });
      return () => {
        leave();
        stop();
      };
    };
    return { observe, snapshot: () => shown()[name]?.snapshot() ?? loading } as Shown[Name];
  }

  return {
    mine: watched('mine'),
    pendingBookings: watched('pendingBookings'),
    availability: watched('availability'),
    isUpToDate: watched('isUpToDate'),
    isMineUpToDate: watched('isMineUpToDate'),
    clockAhead: watched('clockAhead'),
    book: (...given) => ask((reservations) => reservations.book(...given)),
    move: (...given) => ask((reservations) => reservations.move(...given)),
    cancel: (...given) => ask((reservations) => reservations.cancel(...given)),
  };
}
