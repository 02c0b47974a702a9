import type { ChangeEvents, SectionEventName } from './catalogue';
import { createEventBus, type TabChannel } from './createEventBus';

function openTabChannel(): TabChannel | undefined {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  try {
    return new BroadcastChannel('jorkyball');
  } catch {
    // Refused together with the storage, in a page whose origin is opaque.
    return undefined;
  }
}

const bus = createEventBus(openTabChannel);

export const { emit, subscribe } = bus;

/** For sections, which emit what they own. */
export const emitOwn: <Name extends SectionEventName>(name: Name, payload: ChangeEvents[Name]) => void =
  bus.emit;
