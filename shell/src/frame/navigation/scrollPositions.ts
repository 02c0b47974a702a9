const KEPT_UNDER = 'jb:scroll';

/** The last scroll position of each history entry, until the tab is closed. */
export interface ScrollPositions {
  of(entry: string): number | undefined;
  remember(entry: string, top: number): void;
  keep(): void;
}

/** Positions survive a reload in the session storage; if the browser refuses it, they last until the page is closed. */
export function openScrollPositions(): ScrollPositions {
  const positions = read();
  return {
    of: (entry) => positions[entry],
    remember(entry, top) {
      positions[entry] = Math.round(top);
    },
    keep() {
      try {
        sessionStorage.setItem(KEPT_UNDER, JSON.stringify(positions));
      } catch {
        // Going back after a reload then starts at the top.
      }
    },
  };
}

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT_UNDER) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, top]) => typeof top === 'number'));
  } catch {
    return {};
  }
}
