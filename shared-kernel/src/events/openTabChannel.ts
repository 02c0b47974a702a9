import type { TabChannel } from './createEventBus';

/**
 * The way to the other tabs. A page that the visitor has left is not kept for his way back (the browser's
 * back/forward cache) while it holds a channel, so it holds none; when it comes back it sees stored data anew.
 */
export function openTabChannel(): TabChannel | undefined {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  const tabChannel: TabChannel = {
    onmessage: null,
    postMessage: (message) => channel?.postMessage(message),
  };
  let channel: BroadcastChannel | undefined;

  function open() {
    try {
      channel = new BroadcastChannel('jorkyball');
      channel.onmessage = (event) => tabChannel.onmessage?.(event);
    } catch {
      // Refused together with the storage, in a page whose origin is opaque.
    }
  }

  function close() {
    channel?.close();
    channel = undefined;
  }

  open();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open();
  });
  return tabChannel;
}
