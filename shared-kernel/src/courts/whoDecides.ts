import { type Loadable, sharedBackEnd } from 'shared-kernel';
import type { ReservationRepository, Unreachable, Watched } from './contract';

type Shown = Pick<
  ReservationRepository,
  'mine' | 'availability' | 'isUpToDate' | 'isMineUpToDate' | 'clockAhead'
>;

const loading: Loadable<never> = { status: 'loading' };
const no: Loadable<false> = { status: 'ready', value: false };
const never: Watched<boolean> = { observe: () => () => {}, snapshot: () => no };

/** Its code is asked for again where somebody waits for it. What hangs holds a connection, of which there may be six. */
const askAgainMs = 10_000;
const askHangingAgainMs = 60_000;
/** The page's loader gives up what hangs after seven seconds; what fails has failed long before. */
const hangingMs = 6_000;

/** The centre where the site has a back end, whose code may be on the way still; this device elsewhere. */
export function whoDecides(device: ReservationRepository): ReservationRepository {
  let centre: ReservationRepository | undefined;
  let opening: Promise<ReservationRepository | undefined> | undefined;
  /** Without the code that asks the centre, the visitor's own reservations are shown as they were last known. */
  let instead: Partial<Shown> = {};
  /** Those who watch and have nothing of the centre's yet. */
  const waiting = new Set<() => void>();
  let nextTry: ReturnType<typeof setTimeout> | undefined;
  const decides = () => (sharedBackEnd() ? centre : device);

  function open(): Promise<ReservationRepository | undefined> {
    opening ??= bring().then((brought) => {
      opening = undefined;
      centre = brought;
      instead = brought ? {} : { mine: device.mine, isUpToDate: never, isMineUpToDate: never };
      for (const look of [...waiting]) look();
      return brought;
    });
    return opening;
  }

  async function bring(): Promise<ReservationRepository | undefined> {
    clearTimeout(nextTry);
    const began = performance.now();
    const brought = await sharedBackEnd()
      ?.openReservations?.()
      .catch(() => undefined);
    if (brought) {
      removeEventListener('online', tryAgain);
    } else {
      const isHanging = performance.now() - began > hangingMs;
      nextTry = setTimeout(tryAgain, isHanging ? askHangingAgainMs : askAgainMs);
      addEventListener('online', tryAgain);
    }
    return brought;
  }

  function tryAgain() {
    if (waiting.size > 0) void open();
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
      const known = decides();
      if (known) return known[name].observe(listener);
      let stop = () => {};
      const look = () => {
        stop();
        stop = (centre ?? instead)[name]?.observe(listener) ?? (() => {});
        if (centre) waiting.delete(look);
        listener();
      };
      waiting.add(look);
      void open();
      return () => {
        waiting.delete(look);
        stop();
      };
    };
    return { observe, snapshot: () => (decides() ?? instead)[name]?.snapshot() ?? loading } as Shown[Name];
  }

  return {
    mine: watched('mine'),
    availability: watched('availability'),
    isUpToDate: watched('isUpToDate'),
    isMineUpToDate: watched('isMineUpToDate'),
    clockAhead: watched('clockAhead'),
    book: (...given) => ask((reservations) => reservations.book(...given)),
    move: (...given) => ask((reservations) => reservations.move(...given)),
    cancel: (...given) => ask((reservations) => reservations.cancel(...given)),
  };
}
