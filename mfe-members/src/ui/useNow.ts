import { useEffect, useState } from 'react';

/** Often enough that nobody sees a limit of whole minutes pass late. */
const stepMs = 15_000;

/** The present instant, for a page that stays open; not for prerendered ones. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
