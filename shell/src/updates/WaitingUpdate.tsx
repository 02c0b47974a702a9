import { useSyncExternalStore } from 'react';
import { UpdatePrompt } from '../frame/UpdatePrompt';
import { waitingUpdate } from './watchForUpdates';

/** Asks whether to reload once a new version waits. */
export function WaitingUpdate() {
  const exists = useSyncExternalStore(waitingUpdate.observe, waitingUpdate.exists, () => false);
  return exists ? <UpdatePrompt onAccept={waitingUpdate.accept} onDecline={waitingUpdate.decline} /> : null;
}
