import type { BackEnd } from './platform/configuration/configuration';
import type { OpenReservations } from './reservations/courts/contract';

type SharedBackEnd = BackEnd & { readonly openReservations?: OpenReservations | undefined };

let chosen: SharedBackEnd | undefined;

/** The hosted back end that this site has; nothing where each device keeps its own. */
export function sharedBackEnd(): SharedBackEnd | undefined {
  return chosen;
}

export function chooseBackEnd(backEnd: SharedBackEnd | undefined) {
  chosen = backEnd;
}
