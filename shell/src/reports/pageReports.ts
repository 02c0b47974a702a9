/**
 * Tells the address that the configuration names what broke at a visitor's: uncaught errors from the first moment on,
 * and what the shell hands over. It stands in the HTML before the page's loader, and only where such an address is
 * configured. No imports: tools/build/InlineScriptPlugin.js makes one small script of this file alone.
 *
 * Nothing of the visitor goes with it: of a message only words that browsers and this site write themselves, of a stack
 * only places in releases, of the address only a pattern. What is not known to be harmless stays here. And nothing here
 * may throw: the page has a fault already.
 */
interface PageReports {
  /** A fault that was caught, and where: in the page, or in a part of the frame. */
  report(error: unknown, phase: 'page' | 'frame'): void;
  /** What stands between header and footer by now: a page, or a failure that the visitor is told of. */
  shows(content: ShownContent): void;
}

type ShownContent =
  | { readonly kind: 'page'; readonly route: ShownRoute }
  | { readonly kind: 'failure'; readonly error: unknown };

interface ShownRoute {
  /** `<section>-<page>`. */
  readonly id: string;
  readonly path: string;
  readonly release?: string;
}

// biome-ignore lint/correctness/noUnusedVariables: the shell's scripts find it here
var pageReports: PageReports | undefined = (() => {
  const MOST_OF_A_VISIT = 10;
  const MOST_FRAMES = 20;
  const MOST_LETTERS = 200;
  /** Of a message, and of a line of a stack: a message may be a whole document. */
  const MOST_READ = 1_000;
  /** For the session storage: what was sent in this visit. */
  const KEY = 'jb:reports';
  /** A storm of faults is not looked into for ever. */
  const MOST_LOOKED_INTO = 50;
  /** A page that is late may tell more of itself when its files are given up. */
  const LATE_MS = 4_000;

  const RELEASE_FILE = /\/(?:shell|remotes\/(mfe-[a-z-]+))\/([0-9a-f]{12})\/([\w-]+)[\w.-]*\.js/;
  const PHASES: Record<string, string> = { main: 'shell', remoteEntry: 'container', routes: 'routes' };

  const listed = (words: string) => words.trim().split(/\s+/);
  /** What engines call their errors. */
  const ERRORS = listed(`
    AbortError AggregateError ConstraintError DataCloneError DataError Error EncodingError EvalError
    HierarchyRequestError InternalError InvalidAccessError InvalidCharacterError InvalidModificationError
    InvalidNodeTypeError InvalidStateError NamespaceError NetworkError NotAllowedError NotFoundError NotReadableError
    NotSupportedError OperationError QuotaExceededError RangeError ReadOnlyError ReferenceError SecurityError
    SyntaxError TimeoutError TransactionInactiveError TypeError UnknownError URIError VersionError WrongDocumentError`);
  /** All words that a message may keep: those of engines and of this site. None is a name, a place or an address. */
  const WORDS = new Set(
    listed(`
    a aborted access accessed accessible action after again all allow allowed already and another any appears are
    argument arguments arrive assign assigned assignment at attempted attempting available be because been before
    binding blocked by call called callback can't cannot caught character child chunk circular class cloned closed
    closing code collection column come completed connection constructor contain contains convert converting could
    create created cyclic data database declaration defined delete denied detached did different document does doesn't
    don't dynamically element empty encountered end error evaluating exceed exceeded exceeds execute expected expecting
    exposes expression failed fetch find for found frame from function given has have identifier illegal imported
    importing in incompatible incorrect index initial initialization initialized input insecure inserted instance
    instanceof integer integrity interface internal interrupted into invalid invoke invoked is it iterable iterator its
    key length lexical life list literal load loading lock loop lost malformed match maximum method minified missing
    module more much must mutation name named negative network new no node not notifications null number object
    observed of offline on only open opening operation operator or outside own parameter parse parsing pattern
    permission port private promise properties property prototype provided quota range reached read reading readonly
    reason recursion redeclaration reduce refused registry regular rejected release removed request required requires
    resource response result returned root routes same script section set setting shared shell signal size source stack
    state storage store stored string structure style such supported symbol syntax that the there this thrown time
    timed to token too transaction type unable unavailable undefined undelivered unexpected uninitialized unknown
    unreachable unsupported unterminated use used user using valid value values variable version was when where which
    while with without write writing zero
    Array BigInt Blob BroadcastChannel Cache CacheStorage Clipboard CSSStyleSheet CustomElementRegistry Date
    DateTimeFormat DOMException DOMTokenList Document DocumentFragment Element Event EventTarget File FormData Headers
    History HTMLButtonElement HTMLCollection HTMLDialogElement HTMLDocument HTMLElement HTMLFormElement
    HTMLIFrameElement HTMLInputElement HTMLScriptElement HTMLSelectElement IDBCursor IDBDatabase IDBFactory IDBIndex
    IDBObjectStore IDBRequest IDBTransaction IndexedDB IntersectionObserver Intl JSON Location LockManager Map Math
    MessagePort MutationObserver Navigator NodeList Notification NumberFormat Performance PerformanceObserver Proxy
    React Reflect RegExp ResizeObserver Screen Selection ServiceWorker ServiceWorkerContainer
    ServiceWorkerRegistration Storage SVGElement Text TrustedScriptURL TrustedTypePolicyFactory URL URLSearchParams
    WeakMap WeakSet WebSocket Window Worker XMLHttpRequest
    addEventListener appendChild apply attachShadow bind click close createElement createObjectURL decodeURIComponent
    encodeURIComponent entries filter focus forEach format getAll getComputedStyle getContext getItem insertBefore
    insertRule matchMedia normalize observe postMessage pushState put querySelector querySelectorAll register
    removeChild removeItem replaceChild replaceState requestFullscreen resolvedOptions scrollIntoView scrollTo
    setAttribute setItem showModal slice stringify structuredClone toFixed toISOString toLocaleString toString
    writeText`)
      .concat(ERRORS)
      .map((word) => word.toLowerCase()),
  );
  /**
   * What a message consists of, beside harmless marks: a file of a release, another address, an error's number, a word
   * of any script, and what has no place in a message of a browser.
   */
  const PARTS =
    /(\/(?:shell|remotes\/mfe-[a-z-]+)\/[0-9a-f]{12}\/([a-z-]+)[\w.-]*\.js(?:\?[^\s)]*)?)|[^\s()]*(?::\/\/|@)[^\s()]*|(error #\d{1,3}(?![\p{L}\p{N}\p{M}_$]))|[\p{L}\p{N}\p{M}_$]+(?:'t(?![\p{L}\p{N}\p{M}_$]))?|[^ .,:;'"()[\]{}<>=#/!?-]/giu;

  interface Place {
    readonly section: string;
    readonly release: string;
    readonly phase: string;
  }
  interface Report extends Place {
    readonly kind: 'uncaught' | 'rejection' | 'boundary' | 'load';
    readonly message: string;
    readonly stack: string;
    readonly path: string;
  }

  const site: {
    readonly shell: string;
    readonly section?: {
      readonly name: string;
      readonly version: string;
      readonly entry: string;
      readonly paths: readonly string[];
    };
    readonly configuration: { readonly reports: string };
  } = JSON.parse(document.getElementById('site')?.textContent ?? '');

  let shown: ShownRoute | undefined;
  /** Of this page. */
  const sent: string[] = [];
  let late: Report | undefined;

  function send(report: Report) {
    // A build of a developer's own machine is not what is live.
    if (self.pageOverrides?.current) return;
    const { kind, section, release, phase, message, stack } = report;
    // The same fault once: what it says, and the place where it was thrown.
    const name = [kind, section, release, phase, message, stack.split('\n')[0]].join();
    const names = new Set([...sentBefore(), ...sent]);
    if (names.size >= MOST_OF_A_VISIT || names.has(name)) return;
    // Where the next page cannot know of it, each tells one fault at most.
    if (!isKept([...names, name]) && sent.length > 0) return;
    sent.push(name);
    const { shell } = site;
    navigator.sendBeacon(
      site.configuration.reports,
      JSON.stringify({ at: new Date().toISOString(), ...report, shell }),
    );
  }

  function sentBefore(): string[] {
    try {
      const names = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
      return Array.isArray(names) ? names : [];
    } catch {
      return [];
    }
  }

  function isKept(names: readonly string[]): boolean {
    const text = JSON.stringify(names);
    try {
      sessionStorage.setItem(KEY, text);
      return sessionStorage.getItem(KEY) === text;
    } catch {
      return false;
    }
  }

  /**
   * The frames of a stack that are ours, as places in releases; those of others are left out. So are functions' names:
   * they may be computed from anything, and the places say more (npm run explain).
   */
  function framesOf(stack: string) {
    const frames = stack
      .slice(0, 10 * MOST_READ)
      .split('\n')
      .flatMap((line) => {
        if (line.length > MOST_READ) return [];
        const [, address = '', position = ''] = /([a-z-]+:\/\/[^\s()]+?)(:\d+:\d+)\)?\s*$/.exec(line) ?? [];
        if (!address) return [];
        const isOwn = address.startsWith(`${location.origin}/`);
        const file = isOwn ? RELEASE_FILE.exec(address.slice(location.origin.length)) : null;
        return [file?.index === 0 ? { file, text: `at ${file[0]}${position}` } : { file: null, text: '' }];
      });
    const own = frames.filter(({ file }) => file);
    return {
      /** What an extension does to the page is thrown by a file of its own. */
      isOurs: frames[0]?.file != null,
      stack: own
        .slice(0, MOST_FRAMES)
        .map(({ text }) => text)
        .join('\n'),
      file: (own.find(({ file }) => file?.[1]) ?? own[0])?.file ?? null,
    };
  }

  /** What of a message browsers and this site have written; the rest is `…`. */
  function scrub(message: string) {
    return message
      .slice(0, MOST_READ)
      .replace(/\s+/g, ' ')
      .replaceAll(`${location.origin}/`, '/')
      .replace(PARTS, (part, file, stem, numbered) => {
        if (file) return `${stem}.js`;
        return numbered || WORDS.has(part.toLowerCase()) ? part : '…';
      })
      .replace(/…(?:[^a-z…]*…)+/gi, '…')
      .slice(0, MOST_LETTERS);
  }

  /** The page's address as the pattern of its route; any other address is the visitor's own. */
  function pathOf() {
    const names = location.pathname.replace(/(?!^)\/$/, '').split('/');
    const pattern = [shown?.path ?? '', ...(site.section?.paths ?? [])].find((path) => {
      const parts = path.split('/');
      return (
        parts.length === names.length && parts.every((part, at) => part[0] === ':' || part === names[at])
      );
    });
    return pattern ?? '/…';
  }

  function placeOf([, folder = 'shell', release = '', file = '']: RegExpExecArray): Place {
    return { section: folder, release, phase: PHASES[file] ?? 'page' };
  }

  /** The section that an error says nothing of: the page's own. */
  function ownPlace(phase: string): Place {
    if (shown?.release && phase !== 'frame') {
      return { section: `mfe-${shown.id.split('-')[0]}`, release: shown.release, phase };
    }
    return { section: 'shell', release: site.shell, phase };
  }

  /** Faults that repeat themselves cost no work. */
  const met = new Set<string>();
  function isNew(told: string) {
    if (met.has(told) || met.size >= MOST_LOOKED_INTO) return false;
    met.add(told);
    return true;
  }

  function fault(kind: Report['kind'], error: unknown, phase: string): void {
    // Anything may be thrown.
    const { name = '', message: said = error, stack: text = '' } = Object(error) as Partial<Error>;
    const message = String(said);
    if (!isNew(`${message}${text}`)) return;
    // A part of the page that was to be loaded when it was needed.
    if (name === 'ChunkLoadError' || isAddress(message)) {
      loadFailure(error);
      return;
    }
    const { isOurs, stack, file } = framesOf(String(text));
    if (!isOurs && kind !== 'boundary') return;
    const place = file ? { ...placeOf(file), phase } : ownPlace(phase);
    const title = ERRORS.includes(name) ? name : 'Error';
    const told = scrub(message);
    send({ kind, ...place, message: name ? `${title}: ${told}` : told, stack, path: pathOf() });
  }

  /** Why something did not come is said by the last cause; what it was, by the first address in the causes' words. */
  function causesOf(
    error: unknown,
  ): readonly { message: string; stack: string; file: RegExpExecArray | null }[] {
    // The loader's own cause is a number.
    if (error === undefined || error === null || typeof error === 'number') return [];
    const { message: text = error, stack = '', cause } = error as Partial<Error>;
    const said = String(text);
    const message = isAddress(said) ? `${said} did not arrive.` : said;
    return [{ message, stack: String(stack), file: RELEASE_FILE.exec(message) }, ...causesOf(cause)].slice(
      0,
      5,
    );
  }

  /** All that the loader says of a file that does not come (loader/pageLoader.ts). */
  function isAddress(message: string) {
    return RELEASE_FILE.exec(message)?.[0] === message;
  }

  function loadFailure(error: unknown): void {
    const {
      kind,
      section = '',
      cause,
    } = (error ?? {}) as { kind?: string; section?: string; cause?: unknown };
    const causes = causesOf(error);
    const file = causes.find((each) => each.file)?.file;
    const isMisfit = kind === 'incompatible';
    const { message = '', stack = '' } = causes[isMisfit ? 0 : causes.length - 1] ?? {};
    const report: Report = {
      kind: 'load',
      ...(file ? placeOf(file) : unnamedPlace(section, cause)),
      ...(isMisfit ? { phase: 'fit' } : {}),
      message: scrub(message),
      stack: framesOf(stack).stack,
      path: pathOf(),
    };
    if (report.phase === 'late') {
      late = report;
      setTimeout(sendLate, LATE_MS);
    } else send(report);
  }

  /** The file is unknown: the whole page is late, or the registry did not load. */
  function unnamedPlace(section: string, cause: unknown): Place {
    const own = site.section;
    const isOwn = own && (section === own.name || own.paths.includes(pathOf()));
    return {
      section: isOwn ? (own.entry.split('/')[2] ?? '') : '',
      release: isOwn ? own.version : '',
      phase: cause === undefined ? 'late' : section[0] === '/' ? 'registry' : 'routes',
    };
  }

  function sendLate() {
    const report = late;
    late = undefined;
    if (report) send(report);
  }

  function shows(content: ShownContent) {
    if (content.kind === 'page') {
      sendLate();
      shown = content.route;
      return;
    }
    late = undefined;
    loadFailure(content.error);
  }

  function quietly<Given extends unknown[]>(act: (...given: Given) => void) {
    return (...given: Given) => {
      try {
        act(...given);
      } catch {
        // The page has a fault already.
      }
    };
  }

  /** The shell's own script cannot report itself. The loader asks for it twice, and tells the visitor after seven seconds. */
  const SHELL_LATE_MS = 7_000;
  let shellFaults = 0;
  function missShell(how: string) {
    const { main = '' } = document.querySelector<HTMLElement>('script[data-main]')?.dataset ?? {};
    if (!pageLoader.isAlive) loadFailure(new Error(`${main} ${how}.`));
  }
  function isShell({ src = '' }: Partial<HTMLScriptElement>) {
    const [address, folder] = RELEASE_FILE.exec(src) ?? [];
    return address !== undefined && folder === undefined;
  }
  setTimeout(
    quietly(() => missShell('did not come to life')),
    SHELL_LATE_MS,
  );

  addEventListener(
    'error',
    quietly((event: ErrorEvent) => {
      const { target, error } = event;
      if (target === self) fault('uncaught', error, pageLoader.isPageAlive ? 'use' : 'arrival');
      else if (isShell(target as Partial<HTMLScriptElement>) && ++shellFaults === 2)
        missShell('did not arrive');
    }),
    true,
  );
  addEventListener(
    'unhandledrejection',
    quietly(({ reason }: PromiseRejectionEvent) =>
      fault('rejection', reason, pageLoader.isPageAlive ? 'use' : 'arrival'),
    ),
  );
  addEventListener('pagehide', quietly(sendLate));

  return {
    report: quietly((error: unknown, phase: string) => fault('boundary', error, phase)),
    shows: quietly(shows),
  };
})();
