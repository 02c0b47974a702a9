import { useSyncExternalStore } from 'react';
import { lazyWithRetry } from 'shared-kernel';
import { later } from '../later';
import { waitingUpdate } from './waitingUpdate';

const UpdatePrompt = lazyWithRetry(later, (module) => module.UpdatePrompt);

/** Asks whether to reload once a new version waits. */
export function WaitingUpdate() {
  const exists = useSyncExternalStore(waitingUpdate.observe, waitingUpdate.exists, () => false);
  return exists && <UpdatePrompt onAccept={waitingUpdate.accept} onDecline={waitingUpdate.decline} />;
}
