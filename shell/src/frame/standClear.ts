import { controls, lastPressed } from './presses';

type Side = 'top' | 'bottom';

/** Whether the visitor is at a control, in which they may be typing. */
export function controlInFocus(): Element | null {
  return document.activeElement?.closest(controls) ?? null;
}

/** Reading goes on there after an action, « Le plan » for one. */
const headingInFocus = ':is(h1, h2, h3):focus';

/**
 * Places an automatic notice (`data-at`) where it covers as little as possible: where it is, at its edge of the screen, at
 * the other one, or in the gap between controls that is nearest to its edge. It stays in the area that a phone's keyboard
 * leaves. A page whose controls leave no gap keeps a line free for it (`--notice-line`).
 */
export function standClear(element: HTMLElement, preferred: Side): () => void {
  const place = () => moveClear(element, preferred);
  place();
  // The last one: what comes near is laid out, such as the footer of a page that has become shorter.
  const moments = ['focusin', 'scrollend', 'contentvisibilityautostatechange'];
  for (const moment of moments) document.addEventListener(moment, place);
  window.visualViewport?.addEventListener('resize', place);
  // A sentence that appears a moment later moves the button below it.
  const layout = window.ResizeObserver && new ResizeObserver(place);
  for (const part of document.querySelectorAll('body, main form')) layout?.observe(part);
  // A question that closes uncovers the page.
  const dialogs = new MutationObserver(place);
  dialogs.observe(document.body, { childList: true });
  return () => {
    layout?.disconnect();
    dialogs.disconnect();
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

  const boxAt = (side: Side) => {
    element.dataset.at = side;
    return element.getBoundingClientRect();
  };
  const former = element.dataset.at && element.getBoundingClientRect().top;
  element.style.translate = '';
  const other = boxAt(preferred === 'top' ? 'bottom' : 'top');
  const own = boxAt(preferred);
  const [highest, lowest] = [Math.min(own.top, other.top), Math.max(own.top, other.top)];

  const inUse = [
    ...[lastPressed(), controlInFocus()],
    ...document.querySelectorAll(`[data-at], ${headingInFocus}`),
  ];
  const parts = [
    ...document.querySelectorAll<HTMLElement>(`${controls}, [data-score], [data-at], ${headingInFocus}`),
  ]
    .filter((part) => !element.contains(part))
    .map((part) => {
      // A link may answer for the whole pane around it.
      const area = (part.matches('[data-cover]') && part.offsetParent) || part;
      const weight = inUse.includes(part) ? 1000 : part.matches('[data-score]') ? 50 : 1;
      return { area, box: area.getBoundingClientRect(), weight };
    });

  /**
   * The weight of all that the element covers at this height: a control in use or another notice most, then `data-score`: a
   * score, or the day and hour of a booking.
   */
  function weigh(top: number): number {
    const covered = parts.filter(({ area, box }) => {
      const width = Math.min(own.right, box.right) - Math.max(own.left, box.left);
      const height = Math.min(top + own.height, box.bottom) - Math.max(top, box.top);
      // Less than a pixel is rounding.
      if (width < 1 || height < 1) return false;
      const [x, y] = [Math.max(own.left, box.left) + width / 2, Math.max(top, box.top) + height / 2];
      // What lies under a bar is covered already.
      const under = document.elementsFromPoint(x, y).find((each) => !element.contains(each)) ?? null;
      return area.contains(under);
    });
    return covered.reduce((sum, { weight }) => sum + weight, 0);
  }

  const gaps = parts
    .flatMap(({ box }) => [box.top - own.height, box.bottom])
    .sort((one, another) => Math.abs(one - own.top) - Math.abs(another - own.top));
  const tops = [former || own.top, own.top, other.top, ...gaps].filter(
    (top) => top >= highest && top <= lowest,
  );
  let best = own.top;
  let least = Number.POSITIVE_INFINITY;
  // Controls of a row have their edges in common: a table of them has few heights.
  for (const top of new Set(tops)) {
    const weight = weigh(top);
    if (weight < least) [best, least] = [top, weight];
    if (weight === 0) break;
  }
  element.style.translate = `0 ${best - own.top}px`;
}
