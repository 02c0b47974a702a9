import type { Configuration } from 'shared-kernel';

/** One release of a section. `paths` are route patterns that the section claims. */
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
  /** The release's required exports by shared module; `*` if the build cannot determine them. */
  readonly taken?: Readonly<Record<string, readonly string[]>>;
}

/** A release that is tried by some visitors before it is live for all. */
interface Canary extends SectionRelease {
  /** Out of a hundred visitors, this many get it. */
  readonly share: number;
}

/** A section as the live document has it. */
export interface LiveSection extends SectionRelease {
  readonly canary?: Canary;
  /** Releases that were live before, the newest first: one of them may fit a page of an older shell. */
  readonly earlier?: readonly SectionRelease[];
}

/** The registry of live releases: `/registry.json`, fetched after hydration. */
export interface Registry {
  /** The release of the shell that is live; absent from development builds. */
  readonly shell?: string;
  readonly sections: readonly LiveSection[];
}

/** A page of the centre in a social network; the footer shows its name. */
export interface SocialNetwork {
  readonly network: string;
  readonly url: string;
}

/** The shell's data in the HTML. */
export interface Site {
  /** The release of the shell; absent from development builds. */
  readonly shell?: string;
  /** The kernel generation of this shell. */
  readonly kernel: string;
  /** The section of this page, so that the page is whole whatever is deployed meanwhile; the others are learnt later. */
  readonly section?: LiveSection;
  readonly configuration: Configuration & {
    /** The site's public address, for canonical links. */ readonly origin: string;
    /** Where errors are reported to (reports/pageReports.ts). */ readonly reports?: string;
    readonly social?: readonly SocialNetwork[];
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
