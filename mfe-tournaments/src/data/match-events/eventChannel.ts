import type { MatchKey } from './eventRecord';

/** `added`: there is more than before. `replaced`: what was known of the match holds no longer. */
export type EventChange = MatchKey & { readonly change: 'added' | 'replaced' };
type Listener = (change: EventChange) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;
let isOpened = false;

/** Opened at the first use, so that importing the module on a server opens nothing. */
function open(): BroadcastChannel | undefined {
  if (isOpened || typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return channel;
  isOpened = true;
  try {
    channel = new BroadcastChannel('jorkyball-match-events');
    channel.onmessage = ({ data }) => deliver(data);
  } catch {
    // Refused together with the storage, in a page whose origin is opaque.
  }
  return channel;
}

function deliver(change: EventChange) {
  for (const listener of [...listeners]) listener(change);
}

/**
 * Says what became of a match, once it is so, that whoever looks finds it. Who adds events in this page knows them
 * (`openMatch`); whoever replaces them tells his own page too.
 */
export function tellChange(change: EventChange): void {
  open()?.postMessage(change);
  if (change.change === 'replaced') deliver(change);
}

/** Calls back when the events of any match are others, through this tab or another, for as long as the page lives. */
export function listenToChanges(listener: Listener): void {
  open();
  listeners.add(listener);
}
