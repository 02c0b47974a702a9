import { type ComponentType, createElement, type ReactNode, Suspense, use, useState } from 'react';
import { useIsHydrated } from './useIsHydrated';

export interface LaterPart<Props> {
  (props: Props): ReactNode;
  /** Fetches its code; rejects when that does not come. */
  readonly load: () => Promise<void>;
}

/** React reads what a promise has come to from these fields: what is there already is shown without a pause. */
type ReadPromise = Promise<void> & { status?: 'fulfilled'; value?: undefined };

/**
 * A part of a page below its first screen. In a prerendered page its HTML is there at once, and it comes alive by itself,
 * in a task of its own, once the visitor moves or the browser has nothing else to do. Where its code does not come, it
 * stays what it is: words, pictures and links. On the server, and on a page that is opened by a link within the site,
 * its code belongs to the page: `withParts`.
 */
export function laterPart<Props extends object = object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  /** What keeps its place on a page without HTML of its own. */
  placeholder?: ReactNode,
): LaterPart<Props> {
  let part: ComponentType<Props> | undefined;
  let asked: ReadPromise | undefined;
  let whenWanted: Promise<void> | undefined;

  function load(): Promise<void> {
    if (asked !== undefined) return asked;
    const promise: ReadPromise = fetchPart().then(
      (fetched) => {
        part = fetched;
        promise.status = 'fulfilled';
      },
      (fault) => {
        asked = undefined;
        hasFailed = true;
        throw fault;
      },
    );
    asked = promise;
    return promise;
  }

  function Content(props: Props) {
    const isHydrated = useIsHydrated();
    if (part === undefined && !isHydrated) whenWanted ??= calm().then(load).catch(stayAsItIs);
    use(part === undefined && !isHydrated && whenWanted ? whenWanted : load());
    return part && createElement(part, props);
  }

  function Later(props: Props) {
    // What is there from the first is as if it had always been a part of the page.
    const [first] = useState(() => part);
    return <Suspense fallback={placeholder}>{createElement(first ?? Content, props)}</Suspense>;
  }
  return Object.assign(Later, { load });
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

/** Longer than a file takes on its way, shorter than a doubt; nothing where a file has not come. */
const patienceMs = 1000;
let hasFailed = false;

/** A click on what is not alive yet waits for it: a link may have more to tell the next page than its address. */
function holdEarlyClick(event: MouseEvent): void {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  // What is pressed may be the picture of a link.
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
  // The visitor may have gone elsewhere meanwhile.
  if (!target.isConnected) return;
  // Where its code does not come, the link or the button does what it does without scripts.
  removeEventListener('click', holdEarlyClick, { capture: true });
  target.click();
  addEventListener('click', holdEarlyClick, { capture: true });
}

/** Whether React has taken an element over: it leaves fields of its own on each. */
function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'));
}

/** A promise that never ends: React leaves the part's HTML alone. */
function stayAsItIs(): Promise<never> {
  return new Promise(() => {});
}
