import { useEffect } from 'react';
import { type PageHandle, usePageMetadata } from 'shared-kernel';
import { useLocation } from 'shared-kernel/router';
import { headElements } from './headElements';
import { metadataOf } from './metadataOf';

interface Props {
  readonly origin: string;
  readonly handle: PageHandle;
}

/** Keeps the document's title and head elements in step with the page that is shown. */
export function DocumentMetadata({ origin, handle }: Props) {
  const { pathname } = useLocation();
  const override = usePageMetadata();

  useEffect(() => {
    const metadata = metadataOf(handle, pathname, override);
    // A prerendered page has all elements already, and replacing them would cost style and layout.
    if (document.title !== metadata.title) document.title = metadata.title;
    for (const { tag, key, value } of headElements(metadata, origin)) {
      const found = document.head.querySelector(`${tag}[${key[0]}="${key[1]}"]`);
      const element = found ?? document.head.appendChild(document.createElement(tag));
      for (const [name, text] of [key, value])
        if (element.getAttribute(name) !== text) element.setAttribute(name, text);
    }
  }, [origin, handle, pathname, override]);
  return null;
}
