import { type Registry, type SectionRelease, SITE_ELEMENT_ID, type Site } from '../../composition/site';
import { isReleaseFile } from './addresses';

/** What a page of ours is made of. */
export interface PageContent {
  /** The files without which it is dead: the shell's script, the fonts, the scripts of its section. */
  readonly files: readonly string[];
  /** The registry in it, which says where the other sections are to be found. */
  readonly registry: Registry;
}

/** Of one way through, because anybody may have sent the page. */
const SITE_ELEMENT = new RegExp(`( id="${SITE_ELEMENT_ID}">)([^<]*)(</script>)`);

/** Reads a page; null when it is not ours (a proxy's, a hotel's login, the host's own) or not whole. */
export function readPage(html: string): PageContent | null {
  const site = /<\/html>\s*$/.test(html) ? readSite(html) : null;
  if (!site) return null;
  const named = [...html.matchAll(/="(\/[^"?]+)"/g)].map(([, path = '']) => path);
  return { files: [...new Set(named.filter(isReleaseFile))], registry: site.registry };
}

/** The same page with other releases of the sections in its registry. */
export function withReleases(html: string, sections: readonly SectionRelease[]): string {
  const site = readSite(html);
  if (!site) return html;
  const json = JSON.stringify({ ...site, registry: { ...site.registry, sections } }).replace(/</g, '\\u003c');
  return html.replace(SITE_ELEMENT, (_, start: string, __, end: string) => `${start}${json}${end}`);
}

function readSite(html: string): Site | null {
  try {
    const site = JSON.parse(SITE_ELEMENT.exec(html)?.[2] ?? '') as Site;
    return Array.isArray(site.registry.sections) ? site : null;
  } catch {
    return null;
  }
}
