import type { LiveSection } from './site';

/** The storage key of the visitor's canary bucket: a whole number below 100, which says nothing about them. */
const BUCKET_KEY = 'lot';

/**
 * A section as this visitor gets it. During a canary some visitors get its release, with the live one behind it as a
 * fallback. Visitors keep their release: their bucket is drawn once, and a greater share includes the same visitors.
 */
export function resolveCanary({ canary, ...section }: LiveSection): LiveSection {
  if (!canary || bucketFor(canary.version) >= canary.share) return section;
  return { ...canary, earlier: [section, ...(section.earlier ?? [])] };
}

/** Whether a release is tried by some, and not live for all. */
export function isCanary(section: LiveSection): boolean {
  return 'share' in section;
}

/** The live release, for a visitor whose canary fails to load. */
export function withoutCanary({ earlier = [] }: LiveSection): LiveSection | undefined {
  const [steady, ...before] = earlier;
  return steady && { ...steady, earlier: before };
}

/** A browser's fixed number, shifted by the release, so that the canary visitors differ from release to release. */
function bucketFor(version: string): number {
  return (ownBucket() + Number.parseInt(version, 16)) % 100;
}

let drawn: number | undefined;

function ownBucket(): number {
  if (drawn !== undefined) return drawn;
  drawn = Math.floor(Math.random() * 100);
  try {
    const kept = Number.parseInt(localStorage.getItem(BUCKET_KEY) ?? '', 10);
    if (kept >= 0 && kept < 100) drawn = kept;
    else localStorage.setItem(BUCKET_KEY, String(drawn));
  } catch {
    // Storage is refused: the visitor keeps this bucket as long as the page is open.
  }
  return drawn;
}
