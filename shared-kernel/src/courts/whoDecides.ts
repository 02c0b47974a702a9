import { type Loadable, openSharedReservations, sharedBackEnd, sharedReservations } from 'shared-kernel';
import type { ReservationRepository, Unreachable, Watched } from './contract';

const loading: Loadable<never> = { status: 'loading' };

/** The centre where the site has a back end, this device elsewhere: asked anew with each question, since pages are rendered for both. */
export function whoDecides(device: ReservationRepository): ReservationRepository {
  return {
    mine: watched('mine'),
    availability: watched('availability'),
    isUpToDate: watched('isUpToDate'),
    book: (...given) => ask((reservations) => reservations.book(...given)),
    move: (...given) => ask((reservations) => reservations.move(...given)),
    cancel: (...given) => ask((reservations) => reservations.cancel(...given)),
  };

  async function ask<Answer>(
    question: (reservations: ReservationRepository) => Promise<Answer>,
  ): Promise<Answer | Unreachable> {
    if (!sharedBackEnd()) return question(device);
    const shared = await openSharedReservations().catch(() => undefined);
    if (shared) return question(shared);
    const kind = navigator.onLine ? 'no-answer' : 'no-network';
    return { kind: 'unreachable', refusal: { kind } };
  }

  function watched<Name extends 'mine' | 'availability' | 'isUpToDate'>(
    name: Name,
  ): ReservationRepository[Name] {
    let isMissing = false;
    const now = () => (sharedBackEnd() ? sharedReservations()?.[name] : device[name]);
    const watched: Watched<unknown> = {
      // Without the code that asks the centre, what was known last is shown.
      snapshot: () => (now() ?? (isMissing && name === 'mine' ? device.mine : nothingYet)).snapshot(),
      observe(listener) {
        const here = now();
        if (here) return here.observe(listener);
        let isOver = false;
        let stop = device.mine.observe(listener);
        openSharedReservations().then(
          (shared) => {
            if (isOver) return;
            stop();
            stop = shared[name].observe(listener);
            listener();
          },
          () => {
            isMissing = true;
            listener();
          },
        );
        return () => {
          isOver = true;
          stop();
        };
      },
    };
    return watched as ReservationRepository[Name];
  }
}

const nothingYet: Watched<never> = { observe: () => () => {}, snapshot: () => loading };
