import { useSyncExternalStore } from 'react';
import { lazyWithRetry } from 'shared-kernel';
import { waitingUpdate } from './waitingUpdate';

/** Rarely seen, so it is fetched when there is something to ask; it is kept offline with the shell's files. */
const UpdatePrompt = lazyWithRetry(
  () => import(/* webpackChunkName: "update-prompt" */ '../frame/UpdatePrompt'),
  (module) => module.UpdatePrompt,
);

/** Asks whether to reload once a new version waits. */
export function WaitingUpdate() {
  const exists = useSyncExternalStore(waitingUpdate.observe, waitingUpdate.exists, () => false);
  return exists && <UpdatePrompt onAccept={waitingUpdate.accept} onDecline={waitingUpdate.decline} />;
}
