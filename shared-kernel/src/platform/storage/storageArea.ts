/** Texts under keys. A write reports a full storage; no function here throws. */
export interface StorageArea {
  read(key: string): string | null;
  write(key: string, text: string): 'written' | 'full';
  remove(key: string): void;
}

/** Browsers name it differently; errors are compared by name because they may come from another realm. */
function isQuotaError(error: unknown): boolean {
  const name = (error as { name?: unknown } | null)?.name;
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}

/** An area that lasts until the page is closed. */
export function createMemoryArea(): StorageArea {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write(key, text) {
      texts.set(key, text);
      return 'written';
    },
    remove(key) {
      texts.delete(key);
    },
  };
}

/**
 * The browser's local storage. If the browser refuses it (blocked by a setting, disabled in an embedded view), the
 * page's memory replaces it from then on. The readable texts stay readable, and `onRefused` is called once.
 */
export function createLocalArea(onRefused: () => void): StorageArea {
  const memory = new Map<string, string | null>();
  let isRefused = false;

  function refuse() {
    if (isRefused) return;
    isRefused = true;
    onRefused();
  }

  return {
    read(key) {
      const remembered = memory.get(key);
      if (remembered !== undefined) return remembered;
      try {
        return window.localStorage.getItem(key);
      } catch {
        refuse();
        return null;
      }
    },

    write(key, text) {
      if (!isRefused) {
        try {
          window.localStorage.setItem(key, text);
          return 'written';
        } catch (error) {
          if (isQuotaError(error)) return 'full';
          refuse();
        }
      }
      memory.set(key, text);
      return 'written';
    },

    remove(key) {
      if (!isRefused) {
        try {
          window.localStorage.removeItem(key);
          return;
        } catch {
          refuse();
        }
      }
      memory.set(key, null);
    },
  };
}

/** An area that holds texts beyond the quota of `area` in memory, until another tab has stored a newer one. */
export function createOverflowArea(area: StorageArea): StorageArea {
  const memory = new Map<string, { readonly text: string; readonly over: string | null }>();
  return {
    read(key) {
      const there = area.read(key);
      const here = memory.get(key);
      return here !== undefined && here.over === there ? here.text : there;
    },
    write(key, text) {
      if (area.write(key, text) === 'written') memory.delete(key);
      else memory.set(key, { text, over: area.read(key) });
      return 'written';
    },
    remove(key) {
      memory.delete(key);
      area.remove(key);
    },
  };
}
