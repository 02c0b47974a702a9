import { escapeHtml } from '../document';
import { headElements } from './headElements';
import type { DocumentMetadata } from './metadataOf';

/** The head elements of a page as HTML, for the prerendered document. */
export function metadataHead(metadata: DocumentMetadata, origin: string): string {
  return headElements(metadata, origin)
    .map(
      ({ tag, key, value }) =>
        `<${tag} ${key[0]}="${escapeHtml(key[1])}" ${value[0]}="${escapeHtml(value[1])}">`,
    )
    .join('\n');
}
