import { useEffect } from 'react';
import { type PageHandle, usePageMetadata } from 'shared-kernel';
import { useLocation, useMatches } from 'shared-kernel/router';
import { headElements } from './headElements';
import { metadataOf } from './metadataOf';

/** Keeps the document's title and head elements in step with the page that is shown. */
export function DocumentMetadata({ origin }: { readonly origin: string }) {
  const { pathname } = useLocation();
  const matches = useMatches();
  const override = usePageMetadata();
  const handle = matches.findLast((match) => match.handle)?.handle as PageHandle | undefined;
  const metadata = metadataOf([{ pathname, route: { handle } }], override);

  useEffect(() => {
    document.title = metadata.title;
    for (const { tag, key, value } of headElements(metadata, origin)) {
      const found = document.head.querySelector(`${tag}[${key[0]}="${key[1]}"]`);
      const element = found ?? document.head.appendChild(document.createElement(tag));
      element.setAttribute(key[0], key[1]);
      element.setAttribute(value[0], value[1]);
    }
  });
  return null;
}
