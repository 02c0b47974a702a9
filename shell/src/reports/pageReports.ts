/**
 * Tells the address that the configuration names what broke at a visitor's: uncaught errors from the first moment on,
 * and what the shell hands over. It stands in the HTML before the page's loader, and only where such an address is
 * configured. No imports: tools/build/InlineScriptPlugin.js makes one small script of this file alone.
 *
 * Nothing of the visitor goes with it: no address but the pattern of the page's, no text that he may have typed. And
 * nothing here may throw: whoever reports has a fault to see to already.
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

  const RELEASE_FILE = /\/(?:shell|remotes\/([\w-]+))\/([0-9a-f]{12})\/([\w-]+)[\w.-]*\.js/;
  const PHASES: Record<string, string> = { main: 'shell', remoteEntry: 'container', routes: 'routes' };
  /** Words with a capital that are nobody's name. */
  const WORDS = new Set(
    'Array Assignment Attempted Can Cannot Cyclic Error Expected Failed Function Illegal Importing Invalid It JSON Load Loading Maximum Minified Network No Node Not Null Object Permission React Reduce Section Script String The There This Too Type Unexpected Value'.split(
      ' ',
    ),
  );

  const WORD = /[\p{L}\p{N}]{3,}/gu;

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
  let sent: string[] = [];
  let late: Report | undefined;

  function send(report: Report) {
    const { kind, section, release, phase, message, stack } = report;
    // The same fault once: what it says, and the place where it was thrown.
    const name = [kind, section, release, phase, message, stack.split('\n')[0]].join();
    try {
      sent = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    } catch {
      // Storage is refused: the page's memory counts.
    }
    if (sent.length >= MOST_OF_A_VISIT || sent.includes(name)) return;
    sent.push(name);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(sent));
    } catch {
      // As above.
    }
    const { shell } = site;
    navigator.sendBeacon(
      site.configuration.reports,
      JSON.stringify({ at: new Date().toISOString(), ...report, shell }),
    );
  }

  /** The frames of a stack that are ours, with addresses that begin at the release; those of others are left out. */
  function framesOf(stack: string) {
    const frames = stack
      .slice(0, 10 * MOST_READ)
      .split('\n')
      .flatMap((line) => {
        if (line.length > MOST_READ) return [];
        const [, before = '', address = '', position = ''] =
          /^(.*?)([a-z-]+:\/\/[^\s()]+?)(:\d+:\d+)\)?\s*$/.exec(line) ?? [];
        if (!address) return [];
        const file = address.startsWith(`${location.origin}/`) ? RELEASE_FILE.exec(address) : null;
        const [called = 'at'] = /[\w$.<>]+(?=[\s@(]*$)/.exec(before) ?? [];
        const place = `${file?.[0]}${position}`;
        return [{ file, text: called === 'at' ? `at ${place}` : `at ${called} (${place})` }];
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

  /** What a message may say for everybody to read: quotations, names, addresses and numbers are cut. */
  function scrub(message: string) {
    const text = message
      .slice(0, MOST_READ)
      .replace(/\s+/g, ' ')
      .replace(
        /(?:https?:\/\/[^\s/]+)?\/(?:shell|remotes\/[\w-]+)\/[0-9a-f]{12}\/([\w-]+)[\w.-]*\.js(\?[^\s)]*)?/g,
        '$1.js',
      )
      .replace(/[a-z][a-z+.-]*:\/\/\S+|\S+@\S+/gi, '…')
      .replace(/["“«`](?:.*["”»`]|.*)/, '…')
      .replace(/'.*'/, '…')
      .replace(/\+?\d(?:[\s.()/-]*\d){3,}/g, '…');
    const theirs = wordsOfVisitor();
    return text
      .replace(WORD, (word) => (theirs.has(word.toLowerCase()) ? '…' : word))
      .replace(/(?<![\p{L}\p{N}_])\p{Lu}[\p{L}\p{M}’-]*/gu, (word) =>
        WORDS.has(word) || /^[A-Z]\w+(?:Error|Exception|Observer)$/.test(word) ? word : '…',
      )
      .slice(0, MOST_LETTERS);
  }

  /** What is typed into a page that breaks is gone from it before anybody can look. */
  const typed = new Map<string, string>();

  /** What stands in the fields of the page, and in the strings that the browser keeps of the visit and of those before. */
  function wordsOfVisitor() {
    document.querySelectorAll<HTMLInputElement>('input, textarea').forEach(learn);
    const texts = [...typed.values(), ...kept(() => localStorage), ...kept(() => sessionStorage)];
    return new Set(texts.join(' ').toLowerCase().match(WORD));
  }

  function learn({ name, id, value }: HTMLInputElement) {
    if (value) typed.set(name || id, value);
  }

  function kept(area: () => Storage): string[] {
    try {
      return Object.entries(area()).flatMap(([key, text]) => (key === KEY ? [] : textsIn(text)));
    } catch {
      return [];
    }
  }

  /** Of JSON all strings that name no field; any other text as it is. */
  function textsIn(text: string): string[] {
    if (!/^[[{"]/.test(text)) return [text];
    return [...text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g)].map(([, said = '', isName]) =>
      isName ? '' : said,
    );
  }

  /** The page's address as the pattern of its route; what stands in its place is the visitor's own. */
  function pathOf(isClaimed: boolean) {
    const names = location.pathname.replace(/(?!^)\/$/, '').split('/');
    const pattern = [shown?.path ?? '', ...(site.section?.paths ?? [])].find((path) => {
      const parts = path.split('/');
      return (
        parts.length === names.length && parts.every((part, at) => part[0] === ':' || part === names[at])
      );
    });
    // Every claimed address begins with a word of the site.
    return pattern ?? (isClaimed ? `/${names[1]}${names.length > 2 ? '/…' : ''}` : '/…');
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
    const { name = '', message = String(error), stack: text = '' } = Object(error) as Partial<Error>;
    if (!isNew(`${message}${text}`)) return;
    // A part of the page that was to be loaded when it was needed.
    if (name === 'ChunkLoadError' || isAddress(message)) {
      loadFailure(error);
      return;
    }
    const { isOurs, stack, file } = framesOf(String(text));
    if (!isOurs && kind !== 'boundary') return;
    const place = file ? { ...placeOf(file), phase } : ownPlace(phase);
    const said = [name, message].filter((part) => part !== '').join(': ');
    send({ kind, ...place, message: scrub(said), stack, path: pathOf(false) });
  }

  /** Why something did not come is said by the last cause; what it was, by the first address in the causes' words. */
  function causesOf(
    error: unknown,
  ): readonly { message: string; stack: string; file: RegExpExecArray | null }[] {
    // The loader's own cause is a number.
    if (error === undefined || error === null || typeof error === 'number') return [];
    const { message: said = String(error), stack = '', cause } = error as Partial<Error>;
    const message = isAddress(said) ? `${said} did not arrive.` : said;
    return [{ message, stack, file: RELEASE_FILE.exec(message) }, ...causesOf(cause)].slice(0, 5);
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
      path: pathOf(file !== undefined),
    };
    if (report.phase === 'late') {
      late = report;
      setTimeout(sendLate, LATE_MS);
    } else send(report);
  }

  /** Nobody says which file it was: the whole page is late, or what is live could not be learnt. */
  function unnamedPlace(section: string, cause: unknown): Place {
    const own = site.section;
    const isOwn = own && (section === own.name || own.paths.includes(pathOf(false)));
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
        // Whoever reports has a fault to see to already.
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
  addEventListener(
    'input',
    quietly(({ target }: Event) => learn(target as HTMLInputElement)),
    true,
  );

  return {
    report: quietly((error: unknown, phase: string) => fault('boundary', error, phase)),
    shows: quietly(shows),
  };
})();
