import { controls, lastPressed } from './presses';

type Side = 'top' | 'bottom';

/** Whether the visitor is at a control, in which they may be typing. */
export function controlInFocus(): Element | null {
  return document.activeElement?.closest(controls) ?? null;
}

/**
 * Places an automatic notice (`data-at`) where it covers as little as possible: at its edge of the screen, at the other
 * one, or in the gap between controls that is nearest to its edge. A control in use or another notice weighs most, then a
 * score (`data-score`). It moves only if it must, and stays in the area that a phone's keyboard leaves.
 */
export function standClear(element: HTMLElement, preferred: Side): () => void {
  const place = () => moveClear(element, preferred);
  place();
  const moments = ['focusin', 'scrollend'];
  for (const moment of moments) document.addEventListener(moment, place);
  window.visualViewport?.addEventListener('resize', place);
  // A sentence that appears a moment later moves the button below it.
  const layout = window.ResizeObserver && new ResizeObserver(place);
  for (const part of document.querySelectorAll('body, main form')) layout?.observe(part);
  return () => {
    layout?.disconnect();
    for (const moment of moments) document.removeEventListener(moment, place);
    window.visualViewport?.removeEventListener('resize', place);
  };
}

function moveClear(element: HTMLElement, preferred: Side) {
  const seen = window.visualViewport;
  // On a page that is zoomed in on, it is not a keyboard that takes the rest out of sight.
  const above = seen?.scale === 1 ? seen.offsetTop : 0;
  const below = seen?.scale === 1 ? innerHeight - seen.height - above : 0;
  element.style.setProperty('--above', `${above}px`);
  element.style.setProperty('--below', `${below}px`);

  const former = element.dataset.at ? Number.parseFloat(element.style.translate.split(' ')[1] ?? '') : 0;
  element.style.translate = '';
  element.dataset.at = preferred === 'top' ? 'bottom' : 'top';
  const other = element.getBoundingClientRect().top;
  element.dataset.at = preferred;
  const own = element.getBoundingClientRect();
  const far = other - own.top;
  const kept = Math.sign(far) * Math.min(Math.abs(former || 0), Math.abs(far));

  const inUse = [lastPressed(), controlInFocus(), ...document.querySelectorAll('[data-at]')];
  const obstacles = [...document.querySelectorAll(`${controls}, [data-score], [data-at]`)]
    .filter((part) => !element.contains(part))
    .map((part) => {
      // A link may answer for the whole pane around it.
      const area = (part.matches('[data-cover]') && (part as HTMLElement).offsetParent) || part;
      const weight = inUse.includes(part) ? 1000 : part.matches('[data-score]') ? 50 : 1;
      return { area, box: area.getBoundingClientRect(), weight };
    });

  /** The weight of what the element covers so far from its edge. */
  function weigh(shift: number): number {
    let sum = 0;
    for (const { area, box, weight } of obstacles) {
      const left = Math.max(own.left, box.left);
      const right = Math.min(own.right, box.right);
      const top = Math.max(own.top + shift, box.top);
      const bottom = Math.min(own.bottom + shift, box.bottom);
      // Less than a pixel is rounding.
      if (right - left < 1 || bottom - top < 1) continue;
      // What lies under a bar is covered already.
      const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      const seenPart = under.find((each) => !element.contains(each)) ?? null;
      if (weight === 1000 || area.contains(seenPart)) sum += weight;
    }
    return sum;
  }

  // Right above and right below each control, on the screen.
  const gaps = obstacles
    .flatMap(({ box }) => [box.top - own.bottom, box.bottom - own.top])
    .filter((shift) => shift * far > 0 && Math.abs(shift) < Math.abs(far))
    .sort((one, another) => Math.abs(one) - Math.abs(another));
  let least = Number.POSITIVE_INFINITY;
  for (const shift of [kept, 0, far, ...gaps]) {
    const covered = weigh(shift);
    if (covered < least) element.style.translate = `0 ${shift}px`;
    least = Math.min(least, covered);
    if (least === 0) return;
  }
}
