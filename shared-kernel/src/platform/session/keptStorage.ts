/** A value that could not be written, and the stored one at that time: a later change elsewhere wins. */
const unwritten: Record<string, readonly [value: string, over: string | undefined]> = {};

/**
 * Stores the session of this device. By default the back end's client treats a full storage as an empty one, and the
 * member as a guest. Here stored values stay, and a value that cannot be written holds for this visit.
 */
export const keptStorage = {
  getItem(key: string): string | null {
    const kept = read(key);
    const [value, over] = unwritten[key] ?? [];
    return (over === kept ? value : kept) as string | null;
  },

  setItem(key: string, value: string): void {
    unwritten[key] = [value, read(key)];
    attempt(() => {
      localStorage[key] = value;
      delete unwritten[key];
    });
  },

  removeItem(key: string): void {
    delete unwritten[key];
    attempt(() => delete localStorage[key]);
  },
};

function read(key: string): string | undefined {
  return attempt(() => localStorage[key]);
}

/** Undefined after a failure: a browser may refuse its storage, or the stored text may be invalid. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
