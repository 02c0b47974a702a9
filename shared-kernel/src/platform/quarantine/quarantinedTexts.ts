import { quarantineMark } from '../storage/quarantine';

/** A text that could not be read, as it was found. */
export type QuarantinedText = {
  readonly copyKey: string;
  /** The original key of the text. */
  readonly key: string;
  /** In characters. */
  readonly size: number;
};

let listed: { readonly names: string; readonly list: readonly QuarantinedText[] } = { names: '', list: [] };

/**
 * The quarantined copies of unreadable data, for the page that offers to download or to delete them; none if the
 * browser refuses its storage.
 */
export const quarantinedTexts = {
  /** The same list until it says something else. */
  list(): readonly QuarantinedText[] {
    const found = copyKeys();
    const names = found.sort().join();
    if (names !== listed.names) {
      const list = found.map((copyKey) => ({
        copyKey,
        key: copyKey.slice(0, copyKey.lastIndexOf(quarantineMark)),
        size: String(read(copyKey)).length,
      }));
      listed = { names, list };
    }
    return listed.list;
  },

  text: read,

  /**
   * Deletes the copy permanently, even if its original still exists. It writes an empty text instead of removing the
   * key, because the next reading would copy the original again.
   */
  discard(copyKey: string): void {
    localStorage.setItem(copyKey, '');
    dispatchEvent(new StorageEvent('storage', { key: copyKey }));
  },

  observe(listener: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.includes(quarantineMark) ?? true) listener();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
};

function copyKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.includes(quarantineMark) && read(key));
  } catch {
    return [];
  }
}

function read(copyKey: string): string | null {
  return localStorage.getItem(copyKey) || null;
}
