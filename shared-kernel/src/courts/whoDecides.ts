import { type Loadable, openSharedReservations, sharedBackEnd } from 'shared-kernel';
import type { ReservationRepository, Unreachable, Watched } from './contract';

const loading: Loadable<never> = { status: 'loading' };
const nothingYet: Watched<never> = { observe: () => () => {}, snapshot: () => loading };

/** The centre where the site has a back end, whose code may be on the way still; this device elsewhere. */
export function whoDecides(device: ReservationRepository): ReservationRepository {
  let centre: ReservationRepository | undefined;
  /** Without the code that asks the centre, the visitor's own reservations are shown as they were last known. */
  let shown: Pick<ReservationRepository, 'mine' | 'availability' | 'isUpToDate'> = {
    mine: nothingYet,
    availability: nothingYet,
    isUpToDate: nothingYet,
  };
  const decides = () => (sharedBackEnd() ? centre : device);

  async function open() {
    try {
      centre = await openSharedReservations();
    } catch {
      shown = { ...shown, mine: device.mine };
    }
    return centre;
  }

  async function ask<Answer>(
    question: (reservations: ReservationRepository) => Promise<Answer>,
  ): Promise<Answer | Unreachable> {
    const reservations = decides() ?? (await open());
    if (reservations) return question(reservations);
    return { kind: 'unreachable', refusal: { kind: navigator.onLine ? 'no-answer' : 'no-network' } };
  }

  function watched<Name extends keyof typeof shown>(name: Name): ReservationRepository[Name] {
    const observe = (listener: () => void) => {
      let stop = decides()?.[name].observe(listener);
      if (stop) return stop;
      let isOver = false;
      void open().then(() => {
        if (!isOver) stop = (centre ?? shown)[name].observe(listener);
        listener();
      });
      return () => {
        isOver = true;
        stop?.();
      };
    };
    return { observe, snapshot: () => (decides() ?? shown)[name].snapshot() } as ReservationRepository[Name];
  }

  return {
    mine: watched('mine'),
    availability: watched('availability'),
    isUpToDate: watched('isUpToDate'),
    book: (...given) => ask((reservations) => reservations.book(...given)),
    move: (...given) => ask((reservations) => reservations.move(...given)),
    cancel: (...given) => ask((reservations) => reservations.cancel(...given)),
  };
}
