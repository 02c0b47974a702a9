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

export type SettingAside = {
  readonly outcome: 'kept-now' | 'kept-before' | 'not-kept';
  /** The key of the copy. */
  readonly copyKey: string;
};

/** Keeps a copy of an unreadable text under a key of its own, once; the original stays where it is. */
export function setAside(area: StorageArea, key: string, text: string): SettingAside {
  const copyKey = `${key}:corrupt:${hashOf(text)}`;
  const kept = area.read(copyKey);
  // An empty one was discarded by the visitor.
  if (kept === text || kept === '') return { outcome: 'kept-before', copyKey };
  // Two texts of one hash: refuse rather than lose the first copy.
  if (kept !== null) return { outcome: 'not-kept', copyKey };
  return { outcome: area.write(copyKey, text) === 'written' ? 'kept-now' : 'not-kept', copyKey };
}
