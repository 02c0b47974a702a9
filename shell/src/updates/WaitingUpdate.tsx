import { lazy, Suspense, useSyncExternalStore } from 'react';
import { waitingUpdate } from './waitingUpdate';

/** Rarely seen, so it is fetched when there is something to ask; it is kept offline with the shell's files. */
const UpdatePrompt = lazy(async () => {
  const { UpdatePrompt } = await import(/* webpackChunkName: "update-prompt" */ '../frame/UpdatePrompt');
  return { default: UpdatePrompt };
});

/** Asks whether to reload once a new version waits. */
export function WaitingUpdate() {
  const exists = useSyncExternalStore(waitingUpdate.observe, waitingUpdate.exists, () => false);
  if (!exists) return null;
  return (
    <Suspense>
      <UpdatePrompt onAccept={waitingUpdate.accept} onDecline={waitingUpdate.decline} />
    </Suspense>
  );
}
