/** Something in the page, by its role and name; `within` names the region, the group or the like that it is in. */
export interface Thing {
  readonly role: string;
  /** The accessible name as the browser computes it; a name that ends with “…” matches by its beginning. */
  readonly name?: string;
  readonly within?: Thing;
}

/** The visible state of the page. */
export interface Glance {
  readonly address: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly text: string;
  /** React has taken the page over that the server sent: its controls do something. */
  readonly isAlive: boolean;
}

// The functions below run in the page, so they cannot use anything else in this file.

/** The first visible element that fits, or null. */
export function findThing(thing: Thing): HTMLElement | null {
  interface Library {
    queryAllByRole(
      scope: Element,
      role: string,
      options: { name?: (name: string) => boolean },
    ): HTMLElement[];
  }
  const { TestingLibraryDom: library } = window as unknown as { TestingLibraryDom: Library };
  const inWords = (text: string) => text.replace(/\s+/g, ' ').trim();
  const find = ({ role, name, within }: Thing): HTMLElement | null => {
    const scope = within ? find(within) : document.body;
    if (scope === null) return null;
    const fits = (found: string) =>
      name?.endsWith('…') ? inWords(found).startsWith(name.slice(0, -1)) : inWords(found) === name;
    const found = library.queryAllByRole(scope, role, name === undefined ? {} : { name: fits });
    return found.find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null;
  };
  return find(thing);
}

export function glance(): Glance {
  const inWords = (text: string) => text.replace(/\s+/g, ' ').trim();
  const headings = [...document.querySelectorAll('main h1')].filter(
    (heading) =>
      heading.checkVisibility({ visibilityProperty: true }) && heading.getBoundingClientRect().height > 0,
  );
  return {
    address: location.href.slice(location.origin.length),
    title: inWords(document.title),
    headings: headings.map(({ textContent }) => inWords(textContent ?? '')),
    // biome-ignore lint/performance/useDomNodeTextContent: what is rendered, and nothing else, is what can be read
    text: inWords(document.body.innerText),
    isAlive: headings.some((heading) => Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))),
  };
}

/** Writes into `window.isKept` whether the service worker controls the page and has cached all its versioned files. */
export function watchKeptFiles(): void {
  const page = window as unknown as { isKept: boolean };
  page.isKept = false;
  const look = async () => {
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/(shell|remotes)\//.test(name));
    const kept = await Promise.all(files.map((file) => caches.match(file, { ignoreSearch: true })));
    page.isKept = navigator.serviceWorker.controller !== null && files.length > 0 && kept.every(Boolean);
    if (!page.isKept) setTimeout(look, 200);
  };
  void look();
}
