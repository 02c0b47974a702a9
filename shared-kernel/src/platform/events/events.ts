import type { ChangeEvents, SectionEventName } from './catalogue';
import { createEventBus, type TabChannel } from './createEventBus';

function openTabChannel(): TabChannel | undefined {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  try {
    return new BroadcastChannel('jorkyball');
  } catch {
    // A page with an opaque origin refuses it together with the storage.
    return undefined;
  }
}

const bus = createEventBus(openTabChannel);

export const { emit, subscribe } = bus;

/** For sections, which emit their own events. */
export const emitOwn: <Name extends SectionEventName>(name: Name, payload: ChangeEvents[Name]) => void =
  bus.emit;
