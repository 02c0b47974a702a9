import { useEffect, useState, useSyncExternalStore } from 'react';
import { theme } from 'shared-kernel';
import { canKeep } from '../data/canKeep';
import { strings } from './strings';
import { useIsReadyForOffline } from './useReadyForOffline';

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

/** Says to an organiser whether there is a network, and whether what he does is kept, and the pages are, without one. */
export function Connection() {
  const isOnline = useIsOnline();
  const isReady = useIsReadyForOffline();
  const isKept = useIsKept();
  const { online, offline } = isKept ? strings.connection : strings.unkept;
  const isAlarming = !isOnline || !isKept;
  return (
    <p role="status" css={style} data-alarming={isAlarming || undefined}>
      {isOnline ? online : isKept && !isReady ? strings.unfetched : offline}
    </p>
  );
}

/** Tried once: whether the browser takes what is written. */
function useIsKept(): boolean {
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    let isWanted = true;
    canKeep().then((canBeKept) => {
      if (isWanted) setIsKept(canBeKept);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return isKept;
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
  '&[data-alarming]': { color: theme.color.warning, fontWeight: 600 },
  '&[data-alarming]::before': { borderColor: theme.color.warning, borderRadius: 0 },
} as const;
