/**
 * Sends faults of a visitor's browser to the configured address: uncaught errors from the first moment on, and those
 * that the shell reports. It precedes the page's loader in the HTML, and only if such an address is configured. No
 * imports: tools/build/InlineScriptPlugin.js makes one small script of this file alone. A report has no text of the
 * page or of an error: only places in releases, the pattern of the address and words of closed lists
 * (tools/reports/readReport.mjs). Nothing here may throw, because the page already has a fault.
 */
interface PageReports {
  /** A fault that was caught, and where: in the page, or in a part of the frame. */
  report(error: unknown, phase: 'page' | 'frame'): void;
  reportLoad(load: FailedLoad): void;
  /** Notes the route that is now displayed between header and footer. */
  shows(route: ShownRoute): void;
}

/** A failed load. Without a request: code of the section threw, or all of its files together were late. */
interface FailedLoad {
  readonly section?: string | undefined;
  readonly release?: string | undefined;
  readonly request?: string | undefined;
  readonly reason: LoadReason;
  readonly error?: unknown;
}

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
  /** Letters of a line of a stack: a message in it may be a whole document. */
  const MOST_READ = 1_000;
  /** The session storage's key for this visit's sent reports. */
  const KEY = 'jb:reports';
  /** A storm of faults is not looked into for ever. */
  const MOST_LOOKED_INTO = 50;

  const RELEASE_FILE = /\/(?:shell|remotes\/(mfe-[a-z-]+))\/([0-9a-f]{12})\/([\w-]+)[\w.-]*\.js/;
  const PHASES: Record<string, string> = { main: 'shell', remoteEntry: 'container', routes: 'routes' };

  interface Place {
    readonly section: string;
    readonly release: string;
    readonly phase: string;
  }
  interface Report extends Place {
    readonly kind: 'uncaught' | 'rejection' | 'boundary' | 'load';
    readonly reason?: string;
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

  function send(report: Report) {
    // A local build of a developer is not a live release.
    if (self.pageOverrides?.current) return;
    const { kind, section, release, phase, reason, stack } = report;
    // The same fault once.
    const name = [kind, section, release, phase, reason, stack.split('\n')[0]].join();
    const names = new Set([...sentBefore(), ...sent]);
    if (names.size >= MOST_OF_A_VISIT || names.has(name)) return;
    // If the next page cannot know about it, each page reports at most one error.
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
      /** An extension's error is thrown by a file of its own. */
      isOurs: frames[0]?.file != null,
      stack: own
        .slice(0, MOST_FRAMES)
        .map(({ text }) => text)
        .join('\n'),
      file: (own.find(({ file }) => file?.[1]) ?? own[0])?.file ?? null,
    };
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

  /** The section of an error without a section: the page's own. */
  function ownPlace(phase: string): Place {
    if (shown?.release && phase !== 'frame') {
      return { section: `mfe-${shown.id.split('-')[0]}`, release: shown.release, phase };
    }
    return { section: 'shell', release: site.shell, phase };
  }

  /** Faults that repeat themselves cost no work. */
  const met = new Set<string>();
  function isNew(fault: string) {
    if (met.has(fault) || met.size >= MOST_LOOKED_INTO) return false;
    met.add(fault);
    return true;
  }

  function fault(kind: Report['kind'], error: unknown, phase: string): void {
    // Anything may be thrown.
    const { stack: text = '', request } = Object(error) as { stack?: unknown; request?: unknown };
    if (!isNew(`${phase}${text}`)) return;
    // A part of the page that was to be loaded when it was needed.
    if (RELEASE_FILE.test(String(request))) {
      reportRequest(String(request));
      return;
    }
    const { isOurs, stack, file } = framesOf(String(text));
    if (!isOurs && kind !== 'boundary') return;
    const place = file ? { ...placeOf(file), phase } : ownPlace(phase);
    send({ kind, ...place, stack, path: pathOf() });
  }

  function reportRequest(request: string) {
    void pageLoader.reasonOf(request).then(quietly((reason) => reportLoad({ request, reason })));
  }

  function reportLoad({ section = '', release = '', request, reason, error }: FailedLoad): void {
    const file = RELEASE_FILE.exec(request ?? '');
    const { stack = '' } = Object(error) as Partial<Error>;
    send({
      kind: 'load',
      section: section && section !== 'shell' ? `mfe-${section}` : section,
      release,
      phase: request ? 'registry' : 'page',
      ...(file && placeOf(file)),
      // Any refused status.
      reason: typeof reason === 'number' ? '404' : reason,
      stack: framesOf(String(stack)).stack,
      path: pathOf(),
    });
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

  /** The shell's own script cannot report itself. The loader asks for it twice, and the visitor reads of it after seven seconds. */
  const SHELL_LATE_MS = 7_000;
  let shellFaults = 0;
  function isShell({ src = '' }: Partial<HTMLScriptElement>) {
    const [address, folder] = RELEASE_FILE.exec(src) ?? [];
    return address !== undefined && folder === undefined;
  }
  const mainScript = () => document.querySelector<HTMLElement>('script[data-main]')?.dataset.main ?? '';
  setTimeout(
    quietly(() => {
      if (!pageLoader.isAlive && shellFaults < 2) reportLoad({ request: mainScript(), reason: 'timeout' });
    }),
    SHELL_LATE_MS,
  );

  addEventListener(
    'error',
    quietly((event: ErrorEvent) => {
      const { target, error } = event;
      if (target === self) fault('uncaught', error, pageLoader.isPageAlive ? 'use' : 'arrival');
      else if (isShell(target as Partial<HTMLScriptElement>) && ++shellFaults === 2)
        reportRequest(mainScript());
    }),
    true,
  );
  addEventListener(
    'unhandledrejection',
    quietly(({ reason }: PromiseRejectionEvent) =>
      fault('rejection', reason, pageLoader.isPageAlive ? 'use' : 'arrival'),
    ),
  );

  return {
    report: quietly((error: unknown, phase: string) => fault('boundary', error, phase)),
    reportLoad: quietly(reportLoad),
    shows(route) {
      shown = route;
    },
  };
})();
