import { type ComponentType, createElement, type ReactNode, Suspense, use, useState } from 'react';
import type { LateModule } from 'shared-kernel';
import { useIsHydrated } from './useIsHydrated';

/**
 * A part of a page below its first screen. In a prerendered page its HTML is there at once. It is hydrated, in a task
 * of its own, once the visitor moves or the browser is idle. Until its code has loaded, it stays static HTML: words,
 * pictures and links. On the server, and on a page opened by a link within the site, its code belongs to the page:
 * `withParts`.
 */
export function laterPart<Module, Props extends object>(
  late: LateModule<Module>,
  choose: (module: Module) => ComponentType<Props>,
  /** Holds the part's place on a page without HTML of its own. */
  placeholder?: ReactNode,
): (props: Props) => ReactNode {
  let arriving: Promise<unknown> | undefined;
  const current = () => {
    const { module } = late.arrival();
    return module && choose(module);
  };

  function Content(props: Props) {
    const isHydrated = useIsHydrated();
    if (!current()) arriving ??= isHydrated ? untilLoaded(late) : calm().then(() => untilLoaded(late));
    // React wants it in the render that finishes, too.
    if (arriving) use(arriving);
    const part = current();
    return part && createElement(part, props);
  }

  return function Later(props) {
    // A part with loaded code renders like the page itself.
    const [first] = useState(current);
    return <Suspense fallback={placeholder}>{createElement(first ?? Content, props)}</Suspense>;
  };
}

/** Resolves once the module is here, however often its import fails before. */
function untilLoaded(late: LateModule<unknown>) {
  return new Promise<void>((resolve) => {
    const leave = late.observe(look);
    function look() {
      const arrival = late.arrival();
      if (arrival.hasFailed) hasFailed = true;
      if (arrival.module === undefined) return;
      leave();
      resolve();
    }
    look();
  });
}

const signs = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;
let calmed: Promise<void> | undefined;

/** Resolves once the page has loaded and the browser is idle, or as soon as the visitor does anything. */
function calm(): Promise<void> {
  calmed ??= new Promise((resolve) => {
    const signal = new AbortController();
    const end = () => {
      signal.abort();
      resolve();
    };
    for (const sign of signs)
      addEventListener(sign, end, { capture: true, passive: true, signal: signal.signal });
    addEventListener('click', holdEarlyClick, { capture: true });
    if (location.hash !== '') end();
    const whenIdle = () => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) requestIdleCallback(end, { timeout: 2000 });
      else setTimeout(end, 500);
    };
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true, signal: signal.signal });
  });
  return calmed;
}

/**
 * Longer than a usual download, and short enough that the visitor does not press again. After a failed load the wait
 * ends at once.
 */
const patienceMs = 1000;
let hasFailed = false;

/** A click on an unhydrated part waits for hydration: a link may carry more state than its address. */
function holdEarlyClick(event: MouseEvent): void {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  // The pressed element may be a link's picture.
  const control = event.target instanceof Element && event.target.closest<HTMLElement>('main a, main button');
  if (!isPlain || !control || isAlive(control)) return;
  event.preventDefault();
  event.stopPropagation();
  void clickOnceAlive(control);
}

async function clickOnceAlive(target: HTMLElement): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!isAlive(target) && !hasFailed && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 16));
  // The visitor may have left the page meanwhile.
  if (!target.isConnected) return;
  // If its code fails to load, the link or button acts as without scripts.
  removeEventListener('click', holdEarlyClick, { capture: true });
  target.click();
  addEventListener('click', holdEarlyClick, { capture: true });
}

/** Whether React has taken an element over: it leaves fields of its own on each. */
function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'));
}
