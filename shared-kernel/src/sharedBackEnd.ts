import type { BackEnd } from './platform/configuration/configuration';
import type { OpenReservations } from './reservations/courts/contract';

type SharedBackEnd = BackEnd & { readonly openReservations?: OpenReservations | undefined };

let chosen: SharedBackEnd | undefined;

/** The hosted back end of this site; undefined if each device stores its own data. */
export function sharedBackEnd(): SharedBackEnd | undefined {
  return chosen;
}

export function chooseBackEnd(backEnd: SharedBackEnd | undefined) {
  chosen = backEnd;
}
