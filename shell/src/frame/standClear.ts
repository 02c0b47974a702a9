type Side = 'top' | 'bottom';

const controls = 'a, button, input, select, textarea, label, summary';

let pressed: Element | null = null;

/** Remembers the last pressed control, because not every browser focuses it. */
export function watchPresses(): () => void {
  const onPress = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest(controls) : null;
  };
  document.addEventListener('pointerdown', onPress, true);
  return () => document.removeEventListener('pointerdown', onPress, true);
}

/** Whether the visitor is at a control, in which they may be typing. */
export function controlInFocus(): Element | null {
  return document.activeElement?.closest(controls) ?? null;
}

/**
 * Places an automatic notice at the edge of the screen (`data-at`) where it covers as little as possible. It avoids the
 * control pressed last, the focused one and other automatic notices and, if a choice remains, the submit button. It
 * moves only if it must, and stays in the area that a phone's keyboard leaves (`--above`, `--below`).
 */
export function standClear(element: HTMLElement, preferred: Side): () => void {
  const place = () => {
    const at = (element.dataset.at ?? preferred) as Side;
    const covered = weighCovered(element, at);
    const other = at === 'top' ? 'bottom' : 'top';
    if (covered > 0 && weighCovered(element, other) >= covered) element.dataset.at = at;
  };
  place();
  document.addEventListener('focusin', place);
  window.visualViewport?.addEventListener('resize', place);
  // A sentence that appears a moment later moves the button below it.
  const layout = window.ResizeObserver && new ResizeObserver(place);
  for (const part of document.querySelectorAll('body, main form')) layout?.observe(part);
  return () => {
    layout?.disconnect();
    document.removeEventListener('focusin', place);
    window.visualViewport?.removeEventListener('resize', place);
  };
}

function weighCovered(element: HTMLElement, at: Side): number {
  element.dataset.at = at;
  const seen = window.visualViewport;
  // On a page that is zoomed in on, it is not a keyboard that takes the rest out of sight.
  const above = seen?.scale === 1 ? seen.offsetTop : 0;
  const below = seen?.scale === 1 ? innerHeight - seen.height - above : 0;
  element.style.setProperty('--above', `${above}px`);
  element.style.setProperty('--below', `${below}px`);
  const own = element.getBoundingClientRect();
  const covered = (others: Iterable<Element | null>) =>
    [...others].filter(
      (other) => other && !element.contains(other) && meets(own, other.getBoundingClientRect()),
    ).length;
  const inUse = covered([pressed, controlInFocus(), ...document.querySelectorAll('[data-at]')]);
  // Controls in use weigh more than any number of buttons that may be pressed next.
  return inUse + Math.min(0.5, covered(document.querySelectorAll('main [type=submit]')));
}

function meets(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
