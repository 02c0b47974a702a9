import { useEffect, useState, useSyncExternalStore } from 'react';
import { importWithRetry, theme } from 'shared-kernel';
import { useIsOnline } from 'shared-kernel/states';
import type { Keeping } from '../store/canKeep';
import { connectionStrings as strings } from './connectionStrings';
import { useIsReadyForOffline } from './useReadyForOffline';
import { useSharing } from './useSharing';

/** Says to an organiser whether there is a network, and whether their changes and the pages are kept without one. */
export function Connection() {
  const isOnline = useIsOnline();
  const isReady = useIsReadyForOffline();
  const keeping = useKeeping();
  const sharing = useSharing();
  const shared = sharing?.connectionWords;
  const hasUnsent = useSyncExternalStore(
    sharing?.observeUnsent ?? never,
    () => sharing?.hasUnsent() === true,
    () => false,
  );
  const { online, offline } = (keeping !== 'untried' && shared?.[keeping]) || sentences[keeping];
  const saying = (hasUnsent && sharing?.unsentConnection) || online;
  const isSound = keeping === 'all' || keeping === 'untried';
  return (
    <p role="status" css={style} data-alarming={!isOnline || !isSound || hasUnsent || undefined}>
      {isOnline ? saying : isSound && !isReady ? strings.unfetched : offline}
    </p>
  );
}

const never = () => () => {};

const sentences: Readonly<
  Record<Keeping | 'untried', { readonly online: string; readonly offline: string }>
> = {
  untried: strings.untried,
  all: strings.connection,
  scores: strings.partlyKept,
  nothing: strings.unkept,
};

/** Loads with the other code that reads the event store, because the database's code displays no content. */
const trial = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-catch-up" */ '../store/canKeep'),
);

/** Tests once what the browser can store. */
function useKeeping(): Keeping | 'untried' {
  const { module } = trial.useArrival();
  const [keeping, setKeeping] = useState<Keeping | 'untried'>('untried');
  useEffect(() => {
    let isWanted = true;
    module?.canKeep().then((kept) => {
      if (isWanted) setKeeping(kept);
    });
    return () => {
      isWanted = false;
    };
  }, [module]);
  return keeping;
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
