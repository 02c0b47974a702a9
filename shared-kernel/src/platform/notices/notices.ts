import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { SiteAddress } from '../paths/paths';

export type NoticeVariant = 'default' | 'destructive';

/** A section's notice; `durationMs: Infinity` keeps it until it is dismissed. */
export type NoticeDraft = {
  readonly title: string;
  readonly description?: string;
  readonly variant?: NoticeVariant;
  readonly durationMs?: number;
  /** Whether the focus goes to its action, instead of the title of the page to which the visitor is sent with it. */
  readonly takesFocus?: boolean;
  /** The action of the notice's one button, or the page of the site to which it leads. */
  readonly action?: { readonly label: string } & (
    | { readonly onSelect: () => void; readonly to?: never }
    | { readonly to: SiteAddress; readonly onSelect?: never }
  );
};

export type Notice = NoticeDraft & {
  readonly id: string;
  readonly variant: NoticeVariant;
  readonly durationMs: number;
};

/** Notices close by themselves after 5 s (specification, section 9). */
const defaultDurationMs = 5000;

type Countdown = { remainingMs: number; startedAt: number; timer?: ReturnType<typeof setTimeout> };

export function createNoticeStore() {
  const store = createStore<readonly Notice[]>(() => []);
  const countdowns = new Map<string, Countdown>();
  const pauses = new Set<string>();
  let lastNumber = 0;

  function start(id: string, countdown: Countdown) {
    // setTimeout treats an endless duration as zero.
    if (pauses.size > 0 || !Number.isFinite(countdown.remainingMs)) return;
    countdown.startedAt = Date.now();
    countdown.timer = setTimeout(() => dismiss(id), countdown.remainingMs);
  }

  function forget(id: string) {
    clearTimeout(countdowns.get(id)?.timer);
    countdowns.delete(id);
  }

  function dismiss(id: string) {
    forget(id);
    const notices = store.getState();
    const left = notices.filter((notice) => notice.id !== id);
    if (left.length < notices.length) store.setState(left, true);
  }

  return {
    /** Shows a notice, replaces one with the same text, and returns its id. */
    notify(draft: NoticeDraft): string {
      lastNumber += 1;
      const id = `notice-${lastNumber}`;
      const { variant = 'default', durationMs = defaultDurationMs } = draft;
      const notices = store.getState();
      const said = notices.find(
        (notice) => notice.title === draft.title && notice.description === draft.description,
      );
      if (said !== undefined) forget(said.id);
      const countdown = { remainingMs: durationMs, startedAt: 0 };
      countdowns.set(id, countdown);
      start(id, countdown);
      // A new id even for a sentence said again: a screen reader then reads it again.
      const others = notices.filter((notice) => notice !== said);
      store.setState([...others, { ...draft, id, variant, durationMs }], true);
      return id;
    },

    dismiss,

    dismissAll() {
      for (const { id } of store.getState()) dismiss(id);
    },

    /** Stops the timers, until every reason to stop them has ended. */
    pause(reason: string) {
      pauses.add(reason);
      for (const countdown of countdowns.values()) {
        if (countdown.timer === undefined) continue;
        clearTimeout(countdown.timer);
        countdown.timer = undefined;
        countdown.remainingMs -= Date.now() - countdown.startedAt;
      }
    },

    resume(reason: string) {
      if (!pauses.delete(reason)) return;
      for (const [id, countdown] of countdowns) start(id, countdown);
    },

    observe: store.subscribe,
    snapshot: store.getState,
  };
}

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
