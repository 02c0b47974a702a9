import type { Configuration } from 'shared-kernel';

/** One deployed section, as the registry names it. `paths` are route patterns that the section claims. */
export interface SectionRelease {
  readonly name: string;
  readonly version: string;
  /** The kernel generation that the section was built against. */
  readonly kernel: string;
  /** Address of the federation container. */
  readonly entry: string;
  /** Of the container: `sha256-…`; absent from development builds. */
  readonly integrity?: string;
  readonly paths: readonly string[];
}

export interface Registry {
  readonly kernel: string;
  readonly sections: readonly SectionRelease[];
}

/** What the HTML tells the shell: who is deployed, and how this installation is configured. */
export interface Site {
  readonly registry: Registry;
  readonly configuration: Configuration & {
    /** The site's public address, for canonical links. */ readonly origin: string;
  };
}

/** The element of the HTML that holds the {@link Site} as JSON; inlined, so that it costs no round trip. */
export const SITE_ELEMENT_ID = 'site';

/** Reads the site's description from the page. Throws when the page was not composed: a fault of the deployment. */
export function readSite(): Site {
  const element = document.getElementById(SITE_ELEMENT_ID);
  if (!element?.textContent) throw new Error(`This page holds no #${SITE_ELEMENT_ID} element.`);
  return JSON.parse(element.textContent) as Site;
}
