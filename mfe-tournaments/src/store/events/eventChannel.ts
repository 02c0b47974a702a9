import type { MatchKey } from './eventDatabase';

/** `added`: there are more events than before. `replaced`: the known events are invalid. */
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
    // A page with an opaque origin refuses it together with the storage.
  }
  return channel;
}

function deliver(change: EventChange) {
  for (const listener of [...listeners]) listener(change);
}

/** Notifies the other tabs about a match once its new state is stored. */
export function tellOthers(change: EventChange): void {
  open()?.postMessage(change);
}

/** The same, and for this page too, if its open sheet did not make the change. */
export function tellEverybody(change: EventChange): void {
  tellOthers(change);
  deliver(change);
}

/** Calls back after each change of any match's events, in this tab or another, until the page is closed. */
export function listenToChanges(listener: Listener): void {
  open();
  listeners.add(listener);
}
