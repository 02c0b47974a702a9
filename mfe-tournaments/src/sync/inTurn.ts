import { withLock } from 'shared-kernel';

/** One change of a shared tournament after the other on this device: its own tabs need not be in each other's way. */
export function inTurn<R>(id: string, work: () => Promise<R>): Promise<R> {
  return withLock(`change-shared:${id}`, work);
}
