/** A text that could not be read, as it was found. */
export type SetAside = {
  readonly copyKey: string;
  /** Where the text stood. */
  readonly key: string;
  /** In characters. */
  readonly size: number;
};

const mark = ':corrupt:';
const listeners = new Set<() => void>();
let listed: readonly SetAside[] = [];

function attempt<T>(work: () => T, instead: T): T {
  try {
    return work();
  } catch {
    return instead;
  }
}

/** What could not be read on this device and was set aside: for a page that offers to download or to delete it. */
export const setAsideData = {
  /** The same list until it says something else. */
  list(): readonly SetAside[] {
    const found = attempt(() => Object.entries({ ...localStorage }), []).flatMap(([copyKey, text]) =>
      copyKey.includes(mark) && text !== ''
        ? [{ copyKey, key: copyKey.slice(0, copyKey.lastIndexOf(mark)), size: text.length }]
        : [],
    );
    if (JSON.stringify(found) !== JSON.stringify(listed)) listed = found;
    return listed;
  },
  text: (copyKey: string): string | null => attempt(() => localStorage.getItem(copyKey) || null, null),
  discard(copyKey: string): void {
    // Empty rather than gone: the original would be copied again at the next reading.
    attempt(() => localStorage.setItem(copyKey, ''), undefined);
    for (const listener of [...listeners]) listener();
  },
  observe(listener: () => void): () => void {
    const subscription = () => listener();
    listeners.add(subscription);
    addEventListener('storage', subscription);
    return () => {
      listeners.delete(subscription);
      removeEventListener('storage', subscription);
    };
  },
};
