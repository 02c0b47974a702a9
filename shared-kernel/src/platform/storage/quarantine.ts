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

/** The middle part of a copy's key, between the original's key and the text's hash. */
export const quarantineMark = ':corrupt:';

/**
 * Stores copies of unreadable texts under separate keys; the originals stay unchanged. Returns whether a copy of the
 * text is safe, now or from earlier.
 */
export function createQuarantine(area: StorageArea, onKept: (copyKey: string) => void) {
  return (key: string, text: string): boolean => {
    // There is nothing to store and to report.
    if (text === '') return true;
    const copyKey = key + quarantineMark + hashOf(text);
    const kept = area.read(copyKey);
    // Two texts of one hash: refuse rather than lose the first copy. An empty one was discarded by the visitor.
    if (kept !== null) return kept === text || kept === '';
    if (area.write(copyKey, text) === 'full') return false;
    // As for another tab's change.
    dispatchEvent(new StorageEvent('storage', { key: copyKey }));
    onKept(copyKey);
    return true;
  };
}
