import { type LiveSection, SITE_ELEMENT_ID, type Site } from '../../composition/site';
import { isReleaseFile } from './addresses';

/** The files of a page of this site. */
export interface PageContent {
  /** The files without which it is dead: the shell's script, the fonts, the scripts of its section. */
  readonly files: readonly string[];
  /** Its section, unless it is the shell's own. */
  readonly section?: LiveSection;
}

/** A pattern of linear cost, because any host may have sent the page. */
const SITE_ELEMENT = new RegExp(` id="${SITE_ELEMENT_ID}">([^<]*)</script>`);

/** Reads a page; null when it is not ours (a proxy's, a hotel's login, the host's own) or not whole. */
export function readPage(html: string): PageContent | null {
  const site = /<\/html>\s*$/.test(html) ? readSite(html) : null;
  if (!site) return null;
  const named = [...html.matchAll(/="(\/[^"?]+)"/g)].map(([, path = '']) => path);
  const files = [...new Set(named.filter(isReleaseFile))];
  return site.section ? { files, section: site.section } : { files };
}

function readSite(html: string): Site | null {
  try {
    const site = JSON.parse(SITE_ELEMENT.exec(html)?.[1] ?? '') as Site;
    return typeof site.configuration === 'object' ? site : null;
  } catch {
    return null;
  }
}
