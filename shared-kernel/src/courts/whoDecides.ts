import { type Loadable, sharedBackEnd } from 'shared-kernel';
import type { ReservationRepository, Unreachable } from './contract';

type Shown = Pick<ReservationRepository, 'mine' | 'availability' | 'isUpToDate'>;

const loading: Loadable<never> = { status: 'loading' };

/** The centre where the site has a back end, whose code may be on the way still; this device elsewhere. */
export function whoDecides(device: ReservationRepository): ReservationRepository {
  let centre: ReservationRepository | undefined;
  /** Without the code that asks the centre, the visitor's own reservations are shown as they were last known. */
  let instead: Partial<Shown> = {};
  const decides = () => (sharedBackEnd() ? centre : device);

  async function open() {
    centre = await sharedBackEnd()?.openReservations?.();
    if (!centre) instead = { mine: device.mine };
    return centre;
  }

  async function ask<Answer>(
    question: (reservations: ReservationRepository) => Promise<Answer>,
  ): Promise<Answer | Unreachable> {
    const reservations = decides() ?? (await open());
    if (reservations) return question(reservations);
    return { kind: 'unreachable', refusal: { kind: navigator.onLine ? 'no-answer' : 'no-network' } };
  }

  function watched<Name extends keyof Shown>(name: Name): Shown[Name] {
    const observe = (listener: () => void) => {
      let stop = decides()?.[name].observe(listener);
      if (stop) return stop;
      let isOver = false;
      void open().then(() => {
        if (!isOver) stop = (centre ?? instead)[name]?.observe(listener);
        listener();
      });
      return () => {
        isOver = true;
        stop?.();
      };
    };
    return { observe, snapshot: () => (decides() ?? instead)[name]?.snapshot() ?? loading } as Shown[Name];
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
