/** Calls a listener; its fault is reported and stops neither the caller nor the other listeners. */
export function callListener<Given>(listener: (given: Given) => void, given: Given): void {
  try {
    listener(given);
  } catch (fault) {
    reportError(fault);
  }
}
