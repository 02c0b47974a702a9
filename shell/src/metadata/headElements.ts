import { escapeHtml } from '../document';
import type { DocumentMetadata } from './metadataOf';

/** One element of the head, in a form that serves both the prerendered text and the live document. */
interface HeadElement {
  readonly tag: 'meta' | 'link';
  /** The attribute that distinguishes elements of the same tag, with its value. */
  readonly key: readonly [name: 'name' | 'property' | 'rel', value: string];
  readonly value: readonly [name: 'content' | 'href', value: string];
}

/** The head elements that describe a page; `origin` makes addresses absolute, as crawlers need them. */
export function headElements(metadata: DocumentMetadata, origin: string): HeadElement[] {
  const address = origin + metadata.path;
  const { image } = metadata;
  const imageAddress = new URL(image.src, origin).href;
  return [
    named('description', metadata.description),
    named('robots', metadata.indexed ? 'all' : 'noindex'),
    { tag: 'link', key: ['rel', 'canonical'], value: ['href', address] },
    property('og:type', metadata.type),
    property('og:site_name', 'Jorkyball Prouvy'),
    property('og:locale', 'fr_FR'),
    property('og:title', metadata.title),
    property('og:description', metadata.description),
    property('og:url', address),
    property('og:image', imageAddress),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
    // All else it takes from the properties above.
    named('twitter:card', 'summary_large_image'),
  ];
}

function named(name: string, content: string): HeadElement {
  return { tag: 'meta', key: ['name', name], value: ['content', content] };
}

function property(name: string, content: string): HeadElement {
  return { tag: 'meta', key: ['property', name], value: ['content', content] };
}

/** The head elements of a page as HTML, for the prerendered document. */
export function metadataHead(metadata: DocumentMetadata, origin: string): string {
  return headElements(metadata, origin)
    .map(
      ({ tag, key, value }) =>
        `<${tag} ${key[0]}="${escapeHtml(key[1])}" ${value[0]}="${escapeHtml(value[1])}">`,
    )
    .join('\n');
}
