import type { PageHandle, PageMetadataValue, SharingImage } from 'shared-kernel';
import siteCard from '../pictures/social/default.json';

/** What search engines, link previews and the browser's own chrome are told about a page. */
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

/** Joins what a route says of its page with what the rendered page says on top of it. */
export function metadataOf(
  handle: PageHandle,
  path: string,
  override: PageMetadataValue | undefined,
): DocumentMetadata {
  const title = override?.title ?? handle.title;
  return {
    title: title === SITE_NAME ? title : `${title} | ${SITE_NAME}`,
    description: override?.description ?? handle.description,
    path: path + (override?.query ?? ''),
    indexed: override?.indexed ?? handle.indexed ?? true,
    image: { alt: title, ...(override?.image ?? handle.image ?? siteImage) },
    type: override?.type ?? 'website',
  };
}
