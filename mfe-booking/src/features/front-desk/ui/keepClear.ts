/** A lower one, as on a desk in letters four times as large, has no room for what stays in sight. */
export const highWindow = '@media (min-height: 30rem)';

/**
 * What scrolls brings the focus out from under a part that stays in sight at its edge, also when that part grows with what it says; `rest`
 * lies at the same edge. The answer stops it.
 */
export function keepClear(part: HTMLElement, scrolled: HTMLElement, side: 'Top' | 'Bottom', rest = '0px') {
  if (!window.ResizeObserver) return undefined;
  const padding = `scrollPadding${side}` as const;
  const observer = new ResizeObserver(() => {
    // In a low window it may scroll with the rest.
    const height = getComputedStyle(part).position === 'static' ? 0 : part.offsetHeight;
    scrolled.style[padding] = `calc(${rest} + ${height}px)`;
    const focused = document.activeElement as HTMLElement;
    const { top, bottom } = focused.getBoundingClientRect();
    const isSeen = top < innerHeight && bottom > 0 && focused.tabIndex >= 0;
    if (isSeen && scrolled.contains(focused) && !part.contains(focused))
      focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
  observer.observe(part);
  return () => {
    observer.disconnect();
    scrolled.style[padding] = '';
  };
}
