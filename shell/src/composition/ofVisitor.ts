import type { LiveSection } from './site';

/** Where a browser keeps its visitor's lot: a whole number below 100, which says nothing about him. */
const LOT_KEY = 'lot';

/**
 * A section as this visitor gets it: where a release of it is tried, some have that one, and what is live for the others
 * stands behind it. He stays with what he has: his lot is drawn once, and a greater share takes in the same visitors.
 */
export function ofVisitor({ canary, ...section }: LiveSection): LiveSection {
  if (!canary || lotFor(canary.version) >= canary.share) return section;
  return { ...canary, earlier: [section, ...(section.earlier ?? [])] };
}

/** Whether a release is tried by some, and not live for all. */
export function isTried(section: LiveSection): boolean {
  return 'share' in section;
}

/** What the others have, for a visitor to whom a release that is tried does not come. */
export function withoutTrial({ earlier = [] }: LiveSection): LiveSection | undefined {
  const [steady, ...before] = earlier;
  return steady && { ...steady, earlier: before };
}

/** A browser's one lot, turned by the release, so that it is not always the same visitors who try. */
function lotFor(version: string): number {
  return (ownLot() + Number.parseInt(version, 16)) % 100;
}

let drawn: number | undefined;

function ownLot(): number {
  if (drawn !== undefined) return drawn;
  drawn = Math.floor(Math.random() * 100);
  try {
    const kept = Number.parseInt(localStorage.getItem(LOT_KEY) ?? '', 10);
    if (kept >= 0 && kept < 100) drawn = kept;
    else localStorage.setItem(LOT_KEY, String(drawn));
  } catch {
    // Refused: he has this lot for as long as the page is open.
  }
  return drawn;
}
