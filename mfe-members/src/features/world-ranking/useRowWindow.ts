import { measureElement, observeWindowOffset, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A row's height before it is measured; the real one depends on the reader's font size and the width. */
const rowHeightPx = 64;
/** Rows of a prerendered page, which has no window to look through. */
const rowsWithoutWindow = 50;

/**
 * The rows of a long table that are in sight, so that a hundred thousand of them cost as much as twenty.
 * `keyOf` must keep its identity between renders.
 */
export function useRowWindow(count: number, keyOf: (index: number) => number) {
  const table = useRef<HTMLTableElement>(null);
  const top = useRowsTop(table);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    getItemKey: keyOf,
    estimateSize: () => rowHeightPx,
    // A row without a height is not laid out; taken at its word, it would make room for all the others at once.
    measureElement: (row, entry, instance) => measureElement(row, entry, instance) || rowHeightPx,
    overscan: 8,
    scrollMargin: top,
    initialRect: { width: 0, height: rowHeightPx * rowsWithoutWindow },
    initialOffset: 0,
    // The first render must meet the prerendered rows, so it starts at the top; where the window really is comes
    // next, or the library would pull a reader who has scrolled already, or was brought back, up to the top.
    observeElementOffset: (instance, report) => {
      report(window.scrollY, false);
      return observeWindowOffset(instance, report);
    },
  });
  const rows = virtualizer.getVirtualItems();
  return {
    table,
    rows,
    measureRow: virtualizer.measureElement,
    /** Heights of what lies above and below the rows in sight. */
    above: (rows[0]?.start ?? top) - top,
    below: virtualizer.getTotalSize() + top - (rows.at(-1)?.end ?? top),
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'center' }),
  };
}

/** How far the rows begin below the top of the page; measured again when the window or a font changes it. */
function useRowsTop(table: RefObject<HTMLTableElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const head = table.current?.tHead;
      if (head) setTop(Math.round(head.getBoundingClientRect().bottom + window.scrollY));
    };
    measure();
    window.addEventListener('resize', measure);
    void document.fonts?.ready.then(measure);
    return () => window.removeEventListener('resize', measure);
  }, [table]);
  return top;
}
