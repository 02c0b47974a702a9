import { useEffect } from 'react';
import { pages } from '../pages';

/** Long enough for the page's own work, and for a new offline worker to take charge. */
const patienceMs = 3000;

/**
 * Fetches everything an organiser needs for a whole day without a network, and asks the browser not to throw his
 * tournaments away when space gets short. Failures do not matter: the next visit tries again.
 */
export function useReadyForOffline(): void {
  useEffect(() => {
    const timer = setTimeout(async () => {
      await navigator.serviceWorker?.ready;
      const parts = [
        ...Object.values(pages),
        () => import('shared-kernel/mui'),
        () => import('shared-kernel/calendar'),
      ];
      await Promise.allSettled(parts.map((part) => part()));
      await navigator.storage?.persist?.();
    }, patienceMs);
    return () => clearTimeout(timer);
  }, []);
}
