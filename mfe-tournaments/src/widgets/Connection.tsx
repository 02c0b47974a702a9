import { useEffect, useState } from 'react';
import { importWithRetry, theme } from 'shared-kernel';
import { useIsOnline } from 'shared-kernel/states';
import type { Keeping } from '../store/canKeep';
import { useIsReadyForOffline } from './useReadyForOffline';
import { useShared, useSharing } from './useSharing';

const everywhere = (words: string) => ({ online: `En ligne.${words}`, offline: `Hors ligne.${words}` });

const sentences: Readonly<Record<Keeping | 'untried', Readonly<Record<'online' | 'offline', string>>>> = {
  all: {
    online: 'Tout est gardé sur cet appareil.',
    offline: 'Hors ligne. Vous pouvez continuer\u00a0: tout est gardé sur cet appareil.',
  },
  untried: everywhere(''),
  scores: everywhere(
    ' Les tournois et les scores sont gardés sur cet appareil\u00a0; sa base de données ne répond pas, et le journal des feuilles peut se perdre.',
  ),
  nothing: everywhere(' Rien ne peut être gardé sur cet appareil\u00a0: stockage refusé ou plein.'),
};
const unfetched = 'Hors ligne. Les autres pages de l’organisateur ne sont pas encore toutes téléchargées.';

/** Says to an organiser whether there is a network, and whether their changes and the pages are kept without one. */
export function Connection() {
  const isOnline = useIsOnline();
  const isReady = useIsReadyForOffline();
  const keeping = useKeeping();
  const sharing = useSharing();
  const shared = sharing?.connectionWords;
  const unsent = useShared('observeUnsent', (loaded) => loaded?.unsent(), undefined);
  const { online, offline } = (keeping !== 'untried' && shared?.[keeping]) || sentences[keeping];
  const saying = (unsent && sharing?.unsentConnection[unsent]) || online;
  const isSound = keeping === 'all' || keeping === 'untried';
  return (
    <p role="status" css={style} data-alarming={!isOnline || !isSound || unsent === 'unsent' || undefined}>
      {isOnline ? saying : isSound && !isReady ? unfetched : offline}
    </p>
  );
}

/** Loads with the other code that reads the event store, because the database's code displays no content. */
const trial = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-catch-up" */ '../store/canKeep'),
);

/** Tests once what the browser can store. */
function useKeeping(): Keeping | 'untried' {
  const { module } = trial.useArrival();
  const [keeping, setKeeping] = useState<Keeping | 'untried'>('untried');
  useEffect(() => void module?.canKeep().then(setKeeping), [module]);
  return keeping;
}

const style = {
  ...theme.muted,
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space(2),
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

/** Warns about a wrong clock on this device; its content is in the chunk of shared tournaments. */
export function DifferingClock() {
  const sharing = useSharing();
  return sharing && <sharing.ClockWord />;
}
