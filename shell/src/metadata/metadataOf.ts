import type { PageHandle, PageMetadataValue, SharingImage } from 'shared-kernel';
import siteCard from '../pictures/social/default.json';

/** A page's metadata for search engines, link previews and the browser itself. */
export interface DocumentMetadata {
  readonly title: string;
  readonly description: string;
  /** Path of the page's one address, without the origin. */
  readonly path: string;
  readonly indexed: boolean;
  readonly image: Required<SharingImage>;
  readonly type: NonNullable<PageMetadataValue['type']>;
}

const SITE_NAME = 'Jorkyball Prouvy';
const siteImage = { ...siteCard, alt: 'Jorkyball Prouvy\u00a0: ici, les murs jouent' };

/** Merges a route's metadata with the rendered page's own. */
export function metadataOf(
  handle: PageHandle,
  path: string,
  override: PageMetadataValue | undefined,
): DocumentMetadata {
  const title = override?.title ?? handle.title;
  return {
    title: title === SITE_NAME ? title : `${title} | ${SITE_NAME}`,
    description: override?.description ?? handle.description,
    path,
    indexed: override?.indexed ?? handle.indexed ?? true,
    image: { alt: title, ...(override?.image ?? handle.image ?? siteImage) },
    type: override?.type ?? 'website',
  };
}
