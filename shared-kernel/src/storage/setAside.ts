import type { StorageArea } from './storageArea';

/** 53 bits of the text (cyrb53 by bryc, public domain): a name for a copy, not a safeguard against forgery. */
export function hashOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** A text that could not be read, as it was found. */
export type SetAside = {
  readonly copyKey: string;
  /** Where the text stood. */
  readonly key: string;
  /** In characters. */
  readonly size: number;
};

/** What was set aside on this device: for a page that offers to download or to delete it. */
export interface SetAsideData {
  /** The same list until it says something else. */
  list(): readonly SetAside[];
  text(copyKey: string): string | null;
  /** Forgets the copy for good, also where the original is still in its place. */
  discard(copyKey: string): void;
  observe(listener: () => void): () => void;
}

const mark = ':corrupt:';

/** Copies of unreadable texts under keys of their own; the originals stay where they are. */
export function createAsides(area: StorageArea, onKept: (copyKey: string) => void) {
  let listed: { readonly names: string; readonly list: readonly SetAside[] } = { names: '', list: [] };

  function put(copyKey: string, text: string): boolean {
    if (area.write(copyKey, text) === 'full') return false;
    // As another tab's change would be told.
    dispatchEvent(new StorageEvent('storage', { key: copyKey }));
    return true;
  }

  const data: SetAsideData = {
    list() {
      const found = area.keys().filter((key) => key.includes(mark) && area.read(key));
      const names = found.sort().join();
      if (names !== listed.names) {
        const list = found.map((copyKey) => ({
          copyKey,
          key: copyKey.slice(0, copyKey.lastIndexOf(mark)),
          size: String(area.read(copyKey)).length,
        }));
        listed = { names, list };
      }
      return listed.list;
    },
    text: (copyKey) => area.read(copyKey) || null,
    discard(copyKey) {
      // Empty rather than gone: the original would be copied again at the next reading.
      put(copyKey, '');
    },
    observe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key?.includes(mark) ?? true) listener();
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };

  return {
    data,
    /** Whether the text is safe under a key of its own, from now on or since before. */
    keep(key: string, text: string): boolean {
      const copyKey = key + mark + hashOf(text);
      const kept = area.read(copyKey);
      // Two texts of one hash: refuse rather than lose the first copy. An empty one was discarded by the visitor.
      if (kept !== null) return kept === text || kept === '';
      const isKept = put(copyKey, text);
      if (isKept) onKept(copyKey);
      return isKept;
    },
  };
}
