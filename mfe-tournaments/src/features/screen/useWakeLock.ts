import { useEffect } from 'react';

/** Keeps the television's screen on if the browser can, and requests that again each time the page becomes visible. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isWanted = true;
    const take = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock?.request('screen');
      } catch {
        // Refused, by a low battery for one: the screen's own settings decide.
      }
      if (!isWanted) await lock?.release();
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', take);
      void lock?.release();
    };
  }, []);
}
