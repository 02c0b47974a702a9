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
