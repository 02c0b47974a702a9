import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * The same function at every render, which calls the newest `handler`: so that a part whose other properties have not
 * changed need not be drawn again (React's `memo`). For what answers an event, never during a render.
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
