import { subscribe } from 'shared-kernel';

/** Asks the browser, when a reservation or tournament is saved, not to clear the site's data for want of room. */
export function requestPersistence(): void {
  let isRequested = false;
  function request() {
    if (!isRequested) navigator.storage?.persist?.().catch(() => {});
    isRequested = true;
  }
  subscribe('booking:reserved', request);
  subscribe('tournaments:saved', request);
}
