import { keyframes } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { theme } from 'shared-kernel';
import type { Arrival } from '../../composition/visit';

/** A line of light along the top while a page loads; a page that appears at once shows none. */
export function NavigationProgress({ arrival }: { readonly arrival: Arrival }) {
  const isWaiting = useSyncExternalStore(arrival.observe, arrival.isWaiting, () => false);
  return isWaiting ? <div role="progressbar" aria-label="Chargement de la page" css={line} /> : null;
}

const PATIENCE_MS = 250;

const run = keyframes({
  from: { opacity: 1, transform: 'scaleX(0)' },
  to: { opacity: 1, transform: 'scaleX(0.9)' },
});

const line = {
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 100,
  borderTop: `3px solid ${theme.color.action}`,
  transformOrigin: 'left',
  opacity: 0,
  animation: `${run} 8s cubic-bezier(0.1, 0.8, 0.2, 1) ${PATIENCE_MS}ms forwards`,
} as const;
