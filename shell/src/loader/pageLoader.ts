/**
 * Loads every script of the site: the shell's own, the sections' containers and all their parts. It is part of the HTML
 * itself, and its hash of the page's policy, because the shell's script is the first that may fail. No imports:
 * tools/build/InlineScriptPlugin.js makes one small script of this folder's clock.ts, ownTournaments.ts, firstScreen.ts,
 * earlyPresses.ts, earlyTyping.ts and of this file, all in one scope.
 */
interface PageLoader {
  /**
   * Runs a script of this site, once, however often it is requested. Its second try uses a new address, because the
   * first one may hang again, or a cache may hold a broken copy of it. `integrity` is `sha256-…` in base64; a script
   * that differs by a byte does not run and counts as failed. Rejects when both tries have failed, or after seven
   * seconds; a later script still runs. The error has the address as its `request`, as webpack's errors do.
   */
  load(address: string, integrity?: string): Promise<void>;
  /** Why an address did not load; it requests the host once more if no request hangs. */
  reasonOf(address: string): Promise<LoadReason>;
  /** The end of a sentence about such a load, without its full stop; `what` is its subject. */
  explain(what: string, reason: LoadReason): string;
  /** Prints why something did not load, and keeps it for the debug panel. */
  announce(sentence: string): void;
  /** Called when a script runs after its `load` was rejected. */
  onLateScript?: () => void;
  /** The visitor's own retry: requests all missing files again at once. */
  retry(): void;
  /**
   * An address of this site, or of a section's local build (pageOverrides.ts), in the form that browsers with Trusted
   * Types require.
   */
  trusted(address: string): string;
  /** Set by the shell once the frame is in its hands, and once the page is (composition/onHydrated.ts). */
  isAlive?: boolean;
  isPageAlive?: boolean;
  /** Presses before hydration, in order; they are replayed after it. */
  readonly pressed: HTMLElement[];
}

/** A refused status, or: `integrity`, the host sends the file, and its hash differs; `error`, the code ran and threw. */
type LoadReason = number | 'network' | 'timeout' | 'integrity' | 'incompatible' | 'error';

var pageLoader: PageLoader = (() => {
  const SECOND_TRY_MS = 3_000;
  const PATIENCE_MS = 4_000;
  const LATE_AFTER_MS = 7_000;
  const WHY: Partial<Record<LoadReason, string>> = {
    network: 'failed: network',
    timeout: 'did not answer within 7 s',
    integrity: 'does not match its integrity hash',
  };

  const known = new Map<string, Promise<void>>();
  const hashes = new Map<string, string>();
  /** How many requests hung when an address failed last. */
  const failed = new Map<string, number>();
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
    hashes.set(address, integrity);
    return arriving;
  }

  function begin(address: string, integrity: string) {
    return new Promise<void>((resolve, reject) => {
      let asked = 0;
      let open = 0;
      let hasFailed = false;
      let timer: ReturnType<typeof setTimeout>;

      function end(settle: () => void) {
        clearTimeout(timer);
        waiting.delete(askAgain);
        settle();
      }
      function giveUp() {
        known.delete(address);
        failed.set(address, open);
        hasFailed = true;
        end(() => reject(Object.assign(Error(address), { request: address })));
      }
      function ask() {
        clearTimeout(timer);
        timer = setTimeout(asked++ ? giveUp : askAgain, asked > 1 ? PATIENCE_MS : SECOND_TRY_MS);
        open++;
        const script = document.createElement('script');
        script.integrity = integrity;
        const isRepeated = failed.has(address);
        script.src = trusted(isRepeated ? `${address}?retry=${Date.now()}${asked}` : address);
        script.onload = () => {
          known.set(address, Promise.resolve());
          end(resolve);
          if (hasFailed) pageLoader.onLateScript?.();
        };
        script.onerror = () => {
          script.remove();
          open--;
          if (asked < 2) askAgain();
          else if (!open) giveUp();
        };
        document.head.append(script);
      }
      function askAgain() {
        failed.set(address, open);
        ask();
      }
      waiting.add(askAgain);
      ask();
    });
  }

  async function reasonOf(address: string): Promise<LoadReason> {
    if (failed.get(address)) return 'timeout';
    const get = (integrity?: string) => fetch(address, { cache: 'no-store', integrity });
    const answer = await get().catch(() => undefined);
    if (!answer) return 'network';
    if (!answer.ok) return answer.status;
    const integrity = hashes.get(address);
    // A file with the right hash was cut off before, as when the visitor goes offline for a moment.
    return integrity && (await get(integrity).catch(() => undefined)) ? 'network' : 'integrity';
  }

  function explain(what: string, reason: LoadReason): string {
    return `${what} ${WHY[reason] ?? `answered ${reason}`}`;
  }

  function announce(sentence: string) {
    console.error(sentence);
    performance.measure('jorkyball-failure', { start: performance.now(), detail: sentence });
  }

  const { main, integrity } = document.currentScript?.dataset ?? {};
  if (main) {
    let isAnnounced = false;
    const announceMain = async () => {
      if (isAnnounced) return;
      isAnnounced = true;
      announce(`The shell did not load: ${explain(`GET ${main}`, await reasonOf(main))}.`);
    };
    const showLate = () => {
      if (!pageLoader.isAlive) document.getElementById('late')?.removeAttribute('hidden');
    };
    // The file may be about to reach the host. A hanging request holds one of about six connections, so it is retried
    // less often.
    const bring = () =>
      load(main, integrity).catch(() => {
        showLate();
        announceMain();
        setTimeout(bring, 60_000 * (failed.get(main) as number) || 10_000);
      });
    afterFirstScreen(bring);
    setTimeout(showLate, LATE_AFTER_MS);
  }

  return {
    load,
    reasonOf,
    explain,
    announce,
    trusted,
    pressed: earlyPresses,
    retry() {
      for (const askAgain of [...waiting]) askAgain();
    },
  };
})();
