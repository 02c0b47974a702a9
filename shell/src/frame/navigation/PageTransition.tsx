import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'shared-kernel/router';
import { prefersStillness } from './prefersStillness';

/** How long a page fades in (specification, section 9). */
const TRANSITION_MS = 600;

/**
 * A new page rises into the light. The first page of a visit is simply there, and no page is mounted twice:
 * the animation runs on the wrapper that all of them share.
 */
export function PageTransition({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (prefersStillness()) return;
    const animation = ref.current?.animate?.(
      [
        { opacity: 0.001, translate: '0 16px' },
        { opacity: 1, offset: 0.7 },
        { opacity: 1, translate: '0 0' },
      ],
      { duration: TRANSITION_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    );
    return () => animation?.cancel();
  }, [pathname]);

  return <div ref={ref}>{children}</div>;
}
