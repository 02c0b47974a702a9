import type { PageHandle, PageMetadataValue } from 'shared-kernel';

/** What search engines, link previews and the browser's own chrome are told about a page. */
export interface DocumentMetadata {
  readonly title: string;
  readonly description: string;
  /** Path of the page's one address, without the origin. */
  readonly path: string;
  readonly indexed: boolean;
  readonly image: string;
  readonly type: NonNullable<PageMetadataValue['type']>;
}

const SITE_NAME = 'Jorkyball Prouvy';
const SHARING_IMAGE = '/partage.png';

interface Match {
  readonly pathname: string;
  readonly route: { readonly handle?: unknown };
}

/** Joins what the matched routes say of themselves with what the rendered page says on top of it. */
export function metadataOf(
  matches: readonly Match[],
  override: PageMetadataValue | undefined,
): DocumentMetadata {
  const deepest = matches.at(-1);
  const handle = matches.findLast((match) => match.route.handle)?.route.handle as PageHandle | undefined;
  const title = override?.title ?? handle?.title;
  return {
    title: title && title !== SITE_NAME ? `${title} | ${SITE_NAME}` : SITE_NAME,
    description: override?.description ?? handle?.description ?? '',
    path: deepest?.pathname ?? '/',
    indexed: handle?.indexed ?? true,
    image: override?.image ?? SHARING_IMAGE,
    type: override?.type ?? 'website',
  };
}
