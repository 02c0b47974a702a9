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

export const { emit, subscribe } = createEventBus(openTabChannel);

/** For sections, which emit what they own. */
export const emitOwn: <Name extends SectionEventName>(name: Name, payload: ChangeEvents[Name]) => void = emit;
