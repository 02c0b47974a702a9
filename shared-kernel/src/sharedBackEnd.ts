import type { BackEnd } from './platform/configuration/configuration';
import type { OpenOutbox } from './platform/outbox/contract';
import type { OpenReservations } from './reservations/courts/contract';

type SharedBackEnd = BackEnd & {
  readonly openReservations?: OpenReservations | undefined;
  readonly openOutbox?: OpenOutbox | undefined;
  readonly mayLogOut?: MayLogOut | undefined;
};

/** Asks the member if their logout would drop a command without an answer, or unsaved settings. */
export type MayLogOut = () => Promise<boolean>;

let chosen: SharedBackEnd | undefined;

/** The hosted back end of this site; undefined if each device stores its own data. */
export function sharedBackEnd(): SharedBackEnd | undefined {
  return chosen;
}

export function chooseBackEnd(backEnd: SharedBackEnd | undefined) {
  chosen = backEnd;
}
