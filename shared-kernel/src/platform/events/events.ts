import {
  type ChangeEventName,
  type ChangeEvents,
  changeEvents,
  isChangeEventName,
  type SectionEventName,
} from './catalogue';

/** The part of a BroadcastChannel that the bus uses: it posts to every other tab, never to its own. */
export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => unknown) | null;
}

type Subscription<Payload> = { readonly listener: (payload: Payload) => void; isAwaitingReplay: boolean };
type Listener<Name extends ChangeEventName> = (payload: ChangeEvents[Name]) => void;

export interface EventBus {
  emit<Name extends ChangeEventName>(name: Name, payload: ChangeEvents[Name]): void;
  subscribe<Name extends ChangeEventName>(name: Name, listener: Listener<Name>): () => void;
}

/**
 * Change events within the page and to the other tabs, each delivered once to each listener. Without a
 * channel the page is on its own: stored data still reaches other tabs by the browser's storage events.
 */
export function createEventBus(openChannel: () => TabChannel | undefined): EventBus {
  const subscriptions = new Map<ChangeEventName, Set<Subscription<never>>>();
  const last = new Map<ChangeEventName, unknown>();
  let channel: TabChannel | undefined;
  let isOpened = false;

  // Opened at the first use, so that importing the module on a server opens nothing.
  function open() {
    if (isOpened) return;
    isOpened = true;
    channel = openChannel();
    if (channel !== undefined) channel.onmessage = (event) => receive(event.data);
  }

  function receive(message: unknown) {
    if (typeof message !== 'object' || message === null) return;
    // A tab of another version of the site may name events that this one does not know.
    const { name, payload } = message as { name?: unknown; payload?: unknown };
    if (!isChangeEventName(name) || typeof payload !== 'object' || payload === null) return;
    deliver(name, payload as never);
  }

  function deliver<Name extends ChangeEventName>(name: Name, payload: ChangeEvents[Name]) {
    if (changeEvents[name] === 'state') last.set(name, payload);
    // A copy, because a listener may subscribe or leave while it is called.
    for (const subscription of [...(subscriptions.get(name) ?? [])]) {
      subscription.isAwaitingReplay = false;
      callListener((subscription as Subscription<ChangeEvents[Name]>).listener, payload);
    }
  }

  return {
    emit(name, payload) {
      open();
      deliver(name, payload);
      if (changeEvents[name] === 'moment') channel?.postMessage({ name, payload });
    },

    subscribe(name, listener) {
      open();
      const subscription = { listener, isAwaitingReplay: last.has(name) };
      const set = subscriptions.get(name) ?? new Set();
      subscriptions.set(name, set.add(subscription));
      if (subscription.isAwaitingReplay) {
        // After the caller's next line, so that the caller holds the function to unsubscribe before its listener
        // runs.
        queueMicrotask(() => {
          if (subscription.isAwaitingReplay && set.has(subscription))
            callListener(listener, last.get(name) as never);
          subscription.isAwaitingReplay = false;
        });
      }
      return () => {
        set.delete(subscription);
      };
    },
  };
}

/** Calls a listener; its fault is reported and stops neither the caller nor the other listeners. */
export function callListener<Given>(listener: (given: Given) => void, given: Given) {
  try {
    listener(given);
  } catch (fault) {
    reportError(fault);
  }
}

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
