/**
 * Lets one visitor load one section from a build on their own machine. It precedes the page's loader in the HTML, and
 * only if the site's configuration allows it (`overrides`). The active overrides are those that the form of the debug
 * panel has stored. It reads no address, message, window name or other page for them. No imports:
 * tools/build/InlineScriptPlugin.js makes one small script of this file alone.
 */
interface PageOverride {
  readonly section: string;
  /** Of localhost: the address cannot be another machine's. */
  readonly port: number;
  /** Milliseconds since 1970; at most eight hours ahead. */
  readonly until: number;
}

interface PageOverrides {
  /** The override at the opening of this page. */
  readonly current: PageOverride | undefined;
  /** Whether scripts of this origin may run. */
  allows(origin: string): boolean;
  /** The build that takes a section's place; undefined for all other sections. */
  of<Release extends { readonly name: string }>(release: Release | undefined): Release | undefined;
  /** Both reload the page. */
  begin(section: string, port: number, hours: number): void;
  end(): void;
}

interface PageOverridesBanner {
  /** Updates the banner. */
  tell(): void;
  remove(): void;
}

// biome-ignore lint/correctness/noUnusedVariables: the loader and the shell's script find it on the page
var pageOverrides: PageOverrides | undefined = (() => {
  const KEY = 'jorkyball:override';
  const HOUR_MS = 3_600_000;
  const LONGEST_MS = 8 * HOUR_MS;

  const current = stored();
  const origin = `http://localhost:${current?.port}`;
  /** A wall clock may be put right while the page is open: its own time counts as well. */
  const openUntil = performance.now() + (current ? current.until - Date.now() : 0);
  const isTimeOver = (until: number) => Date.now() >= until || performance.now() >= openUntil;
  let isOver = false;
  /** Scripts of the build that failed to load, by their names in the build. */
  const missing = new Set<string>();

  function stored(): PageOverride | undefined {
    try {
      const text = localStorage.getItem(KEY);
      const found = text === null ? undefined : sound(text);
      if (text !== null && !found) forget();
      return found;
    } catch {
      // Storage is refused: nothing can be in force.
      return undefined;
    }
  }

  /** Parses a stored override; undefined if it is incomplete, expired, too long-lived or has other fields. */
  function sound(text: string): PageOverride | undefined {
    try {
      const { section, port, until, ...others } = JSON.parse(text);
      const left = until - Date.now();
      const isSound =
        typeof section === 'string' &&
        /^(?!shell$)[a-z]{1,32}$/.test(section) &&
        Number.isInteger(port) &&
        port >= 1024 &&
        port <= 65_535 &&
        Number.isInteger(until) &&
        left > 0 &&
        left <= LONGEST_MS &&
        Object.keys(others).length === 0;
      return isSound ? { section, port, until } : undefined;
    } catch {
      return undefined;
    }
  }

  function forget() {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Then it was never kept either.
    }
  }

  function begin(section: string, port: number, hours: number) {
    const until = Math.min(Date.now() + hours * HOUR_MS, Date.now() + LONGEST_MS);
    localStorage.setItem(KEY, JSON.stringify({ section, port, until: Math.floor(until) }));
    location.reload();
  }

  function end() {
    forget();
    location.reload();
  }

  /** Shows the override on every page, whether or not any other script loads. */
  function drawBanner({ section, until }: PageOverride): PageOverridesBanner {
    const banner = document.createElement('aside');
    const text = document.createElement('p');
    const button = document.createElement('button');
    const time = new Date(until).toLocaleTimeString('fr-FR', { hour: '2-digit', minute: '2-digit' });
    banner.ariaLabel = 'Version locale';
    banner.dataset.at = 'bottom';
    banner.dataset.print = 'hide';
    banner.style.cssText =
      'position:fixed;z-index:45;bottom:var(--bottom-bar-height,0px);left:0;max-width:100%;display:flex;align-items:center;gap:1rem;padding:.5rem 1rem;border:2px solid;border-radius:0 4px 0 0;background:var(--warm,#ffb454);color:var(--warmText,#1a0f00);font-weight:600;font-size:min(.9375rem,4.2vw);line-height:1.3';
    button.style.cssText =
      'flex:none;max-width:45%;min-height:2.75rem;padding:.25rem .75rem;border:2px solid;border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer;outline-color:currentColor';
    text.style.cssText = 'margin:0;overflow-wrap:anywhere';
    // Screen readers announce each change as well.
    text.role = 'status';
    button.type = 'button';
    button.textContent = 'Revenir au site';
    button.onclick = end;
    banner.append(text, button);
    document.body.prepend(banner);
    function tell() {
      const how = isOver
        ? `ne vient plus de ${origin}\u00a0: cette page date d’avant`
        : missing.size > 0
          ? `ne vient pas de ${origin}\u00a0: la commande tourne-t-elle\u00a0?`
          : `vient de ${origin} jusqu’à ${time}`;
      text.textContent = `${section} ${how}`;
      // The visitor can scroll the end of the page out from under it; the debug panel is above it.
      const height = `${banner.offsetHeight}px`;
      document.documentElement.style.setProperty('--override-height', height);
      document.body.style.paddingBottom = height;
    }
    tell();
    return {
      tell,
      remove() {
        banner.remove();
        document.documentElement.style.removeProperty('--override-height');
        document.body.style.paddingBottom = '';
      },
    };
  }

  /** The loader requests each script twice: a script that loads the second time exists. */
  function followScripts(tell: () => void) {
    for (const name of ['error', 'load']) {
      const note = ({ target }: Event) => {
        const { src = '' } = target as Partial<HTMLScriptElement>;
        if (!src.startsWith(`${origin}/`)) return;
        const [address = ''] = src.split('?');
        if (name === 'error') missing.add(address);
        else missing.delete(address);
        tell();
      };
      addEventListener(name, note, true);
    }
  }

  /**
   * An override that does not concern the page's own section may still be of another section; one of no section
   * replaces nothing.
   */
  async function forgetUnknown(section: string, remove: () => void) {
    const site = JSON.parse(document.getElementById('site')?.textContent ?? '{}');
    if (site.section?.name === section) return;
    const answer = await fetch('/registry.json', { cache: 'no-cache' });
    const { sections } = (await answer.json()) as { sections: readonly { name: string }[] };
    if (sections.some(({ name }) => name === section)) return;
    isOver = true;
    forget();
    remove();
  }

  /** The overriding build stays in this page; the next page loads without it. */
  function leaveWhenOver(until: number, tell: () => void) {
    function finish() {
      isOver = true;
      // Another tab may have set a new override meanwhile.
      if (stored()?.until === until && isTimeOver(until)) forget();
      tell();
    }
    const look = () => {
      if (!isOver && isTimeOver(until)) finish();
    };
    // A clock that hides its fractions is behind by less than this.
    setTimeout(look, until - Date.now() + 100);
    // A machine that slept has slept through the timer.
    for (const name of ['visibilitychange', 'pageshow', 'focus']) addEventListener(name, look, true);
    // Another tab has removed the override.
    addEventListener('storage', (event) => {
      const { key, newValue } = event as StorageEvent;
      if ((key === KEY || key === null) && newValue === null && !isOver) finish();
    });
    const { history } = self;
    const push = history.pushState;
    history.pushState = (state, unused, url) => {
      look();
      if (isOver && url) location.assign(url);
      else push.call(history, state, unused, url);
    };
    addEventListener('popstate', () => {
      look();
      if (isOver) location.reload();
    });
  }

  /** The section was edited and rebuilt. */
  function followEdits() {
    const edits = new EventSource(`${origin}/dev/reload`);
    edits.onmessage = () => location.reload();
    edits.onerror = () => edits.close();
  }

  if (current) {
    let banner: PageOverridesBanner | undefined;
    const tell = () => banner?.tell();
    followScripts(tell);
    const whenRead = () => {
      banner = drawBanner(current);
      leaveWhenOver(current.until, tell);
      followEdits();
      // Without a network that is unknown.
      forgetUnknown(current.section, banner.remove).catch(() => {});
    };
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', whenRead, { once: true });
    else whenRead();
  }

  return {
    current,
    allows: (asked) => current !== undefined && asked === origin,
    of: (release) =>
      current && !isOver && release?.name === current.section
        ? {
            ...release,
            version: `localhost-${current.port}`,
            entry: `${origin}/remoteEntry.js`,
            integrity: undefined,
            taken: undefined,
            // Nothing else of the section may run in its place.
            earlier: undefined,
            canary: undefined,
          }
        : undefined,
    begin,
    end,
  };
})();
