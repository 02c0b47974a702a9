import type { BackEnd } from './platform/configuration/configuration';

let chosen: BackEnd | undefined;

/** The hosted back end that this site has; nothing where each device keeps its own. */
export function sharedBackEnd(): BackEnd | undefined {
  return chosen;
}

export function chooseBackEnd(backEnd: BackEnd | undefined) {
  chosen = backEnd;
}
