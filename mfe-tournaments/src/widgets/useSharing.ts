import { useSyncExternalStore } from 'react';
import { importWithRetry, useSessionKind } from 'shared-kernel';
import { fetchSharing, type loadSharing } from '../store/loadSharing';
import type { Reach } from '../sync/refreshing';
import type { IsScored } from '../sync/scored';

type Sharing = Awaited<ReturnType<typeof loadSharing>>;

/** The chunk of a site with a back end; undefined while it loads and on other sites, null if it failed to load. */
export function useSharing(): Sharing {
  const { module, hasFailed } = lateSharing.useArrival();
  return module ?? (hasFailed ? null : undefined);
}

const lateSharing = importWithRetry(fetchSharing);

/** Requests the missing data from the back end at once, after loading the code for it. */
export async function askAgain() {
  const sharing = await lateSharing.load().catch(() => undefined);
  sharing?.askAgain();
}

const never = () => () => {};

/** Something that the chunk of a site with a back end knows, kept up to date; `first` before hydration. */
export function useShared<Value>(
  observe: 'observeMissing' | 'observeOlder' | 'observeReach' | 'observeScored' | 'observeUnsent',
  read: (sharing: Sharing) => Value,
  first: NoInfer<Value>,
): Value {
  const sharing = useSharing();
  return useSyncExternalStore(
    sharing?.[observe] ?? never,
    () => read(sharing),
    () => first,
  );
}

/** Whether the back end answers; missing code counts as unreachable, and a site without a back end as reachable. */
export function useReach(): Reach {
  const isHosted = useSessionKind() === 'hosted';
  const reach = useShared<Reach>(
    'observeReach',
    (sharing) => (sharing === null ? 'unreachable' : (sharing?.reach() ?? 'untried')),
    'untried',
  );
  return isHosted ? reach : 'reached';
}

/** True once the back end itself has answered that this tournament does not exist; answers about others do not count. */
export function useIsAbsent(id: string): boolean {
  return useShared('observeMissing', (sharing) => sharing?.isAbsent(id) ?? false, false);
}

/** Whether the visitor was invited to write down the matches of a tournament; undefined while that is being asked. */
export function useIsScored(id: string): IsScored {
  return useShared<IsScored>(
    'observeScored',
    (sharing) => (sharing === null ? 'unreached' : sharing?.isScored(id)),
    undefined,
  );
}
