import { useSyncExternalStore } from 'react';
import { createNoticeStore, type Notice } from './createNoticeStore';

const store = createNoticeStore();
const none: readonly Notice[] = [];

export const notify = store.notify;
export const dismissNotice = store.dismiss;
export const dismissNotices = store.dismissAll;
export const pauseNotices = store.pause;
export const resumeNotices = store.resume;

/** The notices on show, oldest first; none on the server and while the page is hydrated. */
export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(store.observe, store.snapshot, () => none);
}
