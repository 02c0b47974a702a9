/**
 * Loads every script of the site: the shell's own, the sections' containers and all their parts. It stands in the
 * HTML itself, its hash in the page's policy, because the shell's script is the first that may fail. No imports:
 * tools/build/InlineScriptPlugin.js makes one small script of this file alone.
 */
interface PageLoader {
  /**
   * Runs a script of this site, once, however often it is asked for. Its second try goes out under a new address,
   * because the first address may hang again or be answered by a broken copy that a cache keeps for good.
   * `integrity` is `sha256-…` in base64; a script that differs by a byte does not run and counts as failed.
   * Rejects when both tries have failed, or after seven seconds; one that arrives later still runs. The error names
   * the address, and as its cause how many requests still hang.
   */
  load(address: string, integrity?: string): Promise<void>;
  /** The visitor's own try: asks again, at once, for all that is still awaited. */
  retry(): void;
  /** An address of this site, or of a build that takes a section's place (pageOverrides.ts), as the browser wants it where scripts are named (Trusted Types). */
  trusted(address: string): string;
  /** Set by the shell once the frame is in its hands, and once the page is. */
  isAlive?: boolean;
  isPageAlive?: boolean;
  /** What was pressed last and did not live yet: it is pressed again once it does (composition/pressAgain.ts). */
  pressed?: HTMLElement | undefined;
}

var pageLoader: PageLoader = (() => {
  const SECOND_TRY_MS = 3_000;
  const PATIENCE_MS = 4_000;
  const TOLD_AFTER_MS = 7_000;
  const LINK_PATIENCE_MS = 1_000;
  const BUTTON_PATIENCE_MS = 4_000;
  /** A picture may hang. */
  const PICTURE_PATIENCE_MS = 2_500;

  const known = new Map<string, Promise<void>>();
  const failed = new Set<string>();
  const waiting = new Set<() => void>();

  const { trustedTypes } = self as unknown as {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: typeof own }): { createScriptURL: typeof own };
    };
  };
  const policy = trustedTypes?.createPolicy('jorkyball', { createScriptURL: own });
  const trusted = (address: string) => (policy ? policy.createScriptURL(address) : address);

  function own(address: string): string {
    const { origin } = new URL(address, location.href);
    if (origin !== location.origin && !self.pageOverrides?.allows(origin)) throw new TypeError(address);
    return address;
  }

  function load(address: string, integrity = ''): Promise<void> {
    const arriving = known.get(address) ?? begin(address, integrity);
    known.set(address, arriving);
    return arriving;
  }

  function begin(address: string, integrity: string) {
    return new Promise<void>((resolve, reject) => {
      let asked = 0;
      let open = 0;
      let timer: ReturnType<typeof setTimeout>;

      function end(settle: () => void) {
        clearTimeout(timer);
        waiting.delete(askAgain);
        settle();
      }
      function giveUp() {
        known.delete(address);
        end(() => reject(Error(address, { cause: open })));
      }
      function ask() {
        clearTimeout(timer);
        timer = setTimeout(asked++ ? giveUp : askAgain, asked > 1 ? PATIENCE_MS : SECOND_TRY_MS);
        open++;
        const script = document.createElement('script');
        script.integrity = integrity;
        const isRepeated = failed.has(address);
        script.src = trusted(isRepeated ? `${address}?retry=${Date.now()}${asked}` : address);
        script.onload = () => end(resolve);
        script.onerror = () => {
          script.remove();
          open--;
          if (asked < 2) askAgain();
          else if (!open) giveUp();
        };
        document.head.append(script);
      }
      function askAgain() {
        failed.add(address);
        ask();
      }
      waiting.add(askAgain);
      ask();
    });
  }

  // The browser itself would send a form that does not live yet, and forget all that was typed into it.
  function holdForm(event: Event) {
    if (pageLoader.isPageAlive) return;
    event.preventDefault();
    // The shell says it better (ArrivalTrouble.tsx), once it is there.
    tellUnready();
  }
  function tellUnready() {
    if (!pageLoader.isAlive) {
      alert(
        'Cette page n’est pas encore prête. Réessayez dans un instant\u00a0; notre numéro est en bas de page.',
      );
    }
  }
  addEventListener('submit', holdForm, true);

  /** A link to another page may have more to tell it than its address, so it waits as well, a moment. */
  function holdPress(event: MouseEvent) {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (pageLoader.isPageAlive || button || ctrlKey || metaKey || shiftKey || altKey) return;
    const control = (event.target as Element).closest<HTMLElement>(
      'a[href^="/"],[type=button],[type=submit]',
    );
    // The shell says of a form what there is to say (ArrivalTrouble.tsx), and has the links outside the page.
    if (!control || (pageLoader.isAlive && (control.matches('form *') || !control.closest('main')))) return;
    const { pathname, search } = control as HTMLAnchorElement;
    if (pathname === location.pathname && search === location.search) return;
    event.preventDefault();
    pageLoader.pressed = control;
    setTimeout(
      () => {
        if (pageLoader.pressed !== control) return;
        pageLoader.pressed = undefined;
        if (!pathname) return tellUnready();
        removeEventListener('click', holdPress, true);
        keepTold(pathname, control.dataset.told);
        control.click();
      },
      pathname ? LINK_PATIENCE_MS : BUTTON_PATIENCE_MS,
    );
  }
  /** For the next page to find (composition/takeTold.ts). */
  function keepTold(pathname: string, told: string | undefined) {
    try {
      if (told) sessionStorage['jb:told'] = `["${pathname}",${told}]`;
    } catch {}
  }
  addEventListener('click', holdPress, true);

  /**
   * Resolves when the words, the letters and the picture of a prerendered page's first screen are there and painted: only
   * then do scripts compete with them for the line. At once where there is nothing to see without scripts, and for
   * a visitor who does something.
   */
  function firstScreen() {
    return new Promise<unknown>((resolve) => {
      if (!laterFiles().length) return resolve(0);
      const afterFrame = () => requestAnimationFrame(() => setTimeout(resolve));
      // Laid out is not painted yet: the browser tells when it is. A tab that nobody sees is not painted at all.
      const painted = () =>
        document.hidden
          ? resolve(0)
          : new PerformanceObserver(afterFrame).observe({ type: 'paint', buffered: true });
      if (document.readyState === 'complete') painted();
      else addEventListener('load', painted);
      for (const sign of ['pointerdown', 'keydown', 'focusin'])
        addEventListener(sign, resolve, { once: true });
      setTimeout(resolve, PICTURE_PATIENCE_MS);
    });
  }

  /** What the page's HTML names of its scripts (document.ts): links that no medium fits yet. */
  function laterFiles() {
    return [...document.querySelectorAll('link[media=none]')];
  }

  /** All at once, instead of one after the other. A link that is put in again is read again in every browser. */
  function askForAll() {
    for (const link of laterFiles()) {
      link.removeAttribute('media');
      document.head.append(link);
    }
  }

  const { main, integrity } = document.currentScript?.dataset ?? {};
  if (main) {
    // A prerendered page can be read without scripts; a stand-in has nothing but this sentence to show.
    const tell = () => {
      if (!pageLoader.isAlive) document.getElementById('late')?.removeAttribute('hidden');
    };
    // It may be on its way to the host. What hangs holds a connection, of which there may be six: that has more time.
    const bring = () =>
      load(main, integrity).catch(({ cause }) => {
        tell();
        setTimeout(bring, 60_000 * cause || 10_000);
      });
    void firstScreen().then(() => {
      askForAll();
      bring();
    });
    setTimeout(tell, TOLD_AFTER_MS);
  }

  return {
    load,
    trusted,
    retry() {
      for (const askAgain of [...waiting]) askAgain();
    },
  };
})();
