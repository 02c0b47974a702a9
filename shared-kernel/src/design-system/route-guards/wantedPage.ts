import { paths, type SiteAddress } from 'shared-kernel';
import { parameters, type WantedPage } from './loginFor';

/** Reads the wanted page from the login's query; null without one, and for an address that is no page of ours. */
export function wantedPage(query: URLSearchParams): WantedPage | null {
  const path = ownPath(query.get(parameters.path) ?? '');
  if (path === null) return null;
  const role = query.get(parameters.role);
  return { path, role: role === 'player' || role === 'organizer' ? role : undefined };
}

/**
 * Anyone can write the query of a link. Parsed behind an origin, every text becomes a path. In the result, two slashes
 * at its start would still lead to another site (`//evil.example`, `/\evil.example`, `/.//evil.example`).
 */
function ownPath(text: string): SiteAddress | null {
  if (!text.startsWith('/')) return null;
  const { pathname, search, hash } = new URL(`https://site.invalid${text}`);
  // A login never returns to the login page.
  if (pathname.startsWith('//') || pathname === paths.login()) return null;
  // An address without a page leads to the page for unknown addresses.
  return (pathname + search + hash) as SiteAddress;
}
