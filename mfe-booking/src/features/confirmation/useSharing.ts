import { useState } from 'react';
import { notify } from 'shared-kernel';
import { shareStrings } from './strings';

/**
 * Hands a text to the device's own way of sharing, otherwise to the clipboard. `isToCopy` where neither takes it: the
 * visitor must copy it themselves.
 */
export function useSharing(text: string) {
  const [isToCopy, setIsToCopy] = useState(false);

  async function share() {
    setIsToCopy(false);
    if (await isShared(text)) return;
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: shareStrings.copied, description: shareStrings.copiedDescription });
    } catch {
      setIsToCopy(true);
    }
  }

  return { isToCopy, share, hideText: () => setIsToCopy(false) };
}

/** Whether there is nothing more to do: it was shared, or the visitor has thought better of it. */
async function isShared(text: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (fault) {
    return fault instanceof DOMException && fault.name === 'AbortError';
  }
}
