import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * The same function at every render, which calls the newest `handler`, so that memoised parts with unchanged props do
 * not render again (React's `memo`). For event handlers, never during a render.
 */
export function useSteadyHandler<Parameters extends unknown[], Answer>(
  handler: (...parameters: Parameters) => Answer,
): (...parameters: Parameters) => Answer {
  const newest = useRef(handler);
  useInsertionEffect(() => {
    newest.current = handler;
  });
  return useCallback((...parameters: Parameters) => newest.current(...parameters), []);
}
