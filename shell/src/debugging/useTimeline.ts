import { useEffect, useState } from 'react';
import { type Timeline, timelineNow } from './readTimeline';

/** The timeline as it grows. */
export function useTimeline(): Timeline {
  const [timeline, setTimeline] = useState(timelineNow);
  useEffect(() => {
    const observer = new PerformanceObserver(() => setTimeline(timelineNow()));
    observer.observe({ entryTypes: ['measure', 'resource'] });
    return () => observer.disconnect();
  }, []);
  return timeline;
}
