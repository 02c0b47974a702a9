import { useSyncExternalStore } from 'react';
import { theme } from 'shared-kernel';
import { strings } from './strings';

function observe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network, as it says itself. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    observe,
    () => navigator.onLine,
    () => true,
  );
}

/** Says to an organiser whether there is a network, and that what he does is kept without one. */
export function Connection() {
  const isOnline = useIsOnline();
  return (
    <p role="status" css={style} data-offline={!isOnline || undefined}>
      {isOnline ? strings.online : strings.offline}
    </p>
  );
}

const style = {
  ...theme.type.small,
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space(2),
  color: theme.color.textMuted,
  '&::before': {
    content: '""',
    flex: 'none',
    width: '0.6em',
    height: '0.6em',
    borderRadius: '50%',
    border: `0.3em solid ${theme.color.success}`,
  },
  '&[data-offline]': { color: theme.color.warning, fontWeight: 600 },
  '&[data-offline]::before': { borderColor: theme.color.warning, borderRadius: 0 },
} as const;
