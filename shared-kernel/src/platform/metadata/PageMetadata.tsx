import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createStore } from 'zustand/vanilla';
import type { SharingImage } from './pageHandle';

/** A page's own metadata: each value overrides that of the route's handle. */
export type PageMetadataValue = {
  readonly title?: string;
  readonly description?: string;
  /** The picture of shared links: one object for all renders, or each render would register again. */
  readonly image?: SharingImage;
  /** False keeps the page out of search engines, whatever its route says: an address that leads to nothing. */
  readonly indexed?: boolean;
  /** Open Graph type. */
  readonly type?: 'website' | 'article' | 'profile' | 'video.other';
};

/** An object of schema.org's vocabulary. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Collects a page's metadata during its prerendering. */
export type MetadataCollector = { metadata: PageMetadataValue | undefined };

const CollectorContext = createContext<MetadataCollector | undefined>(undefined);
/** The overrides of the mounted pages; the newest counts. */
const overrides = createStore<readonly { readonly value: PageMetadataValue }[]>(() => []);

/** Adds an override; the returned function takes it back. */
function override(value: PageMetadataValue): () => void {
  const own = { value };
  overrides.setState((others) => [...others, own], true);
  return () => overrides.setState((all) => all.filter((other) => other !== own), true);
}

export function MetadataProvider(props: {
  readonly collector: MetadataCollector;
  readonly children: ReactNode;
}) {
  return <CollectorContext value={props.collector}>{props.children}</CollectorContext>;
}

/** The metadata of the present page; undefined if the route's handle is enough. */
export function usePageMetadata(): PageMetadataValue | undefined {
  return useSyncExternalStore(
    overrides.subscribe,
    () => overrides.getState().at(-1)?.value,
    () => undefined,
  );
}

type PageMetadataProps = PageMetadataValue & { readonly structuredData?: readonly StructuredData[] };

/** Asks the frame for what differs from the route's title, description or picture, and puts structured data on the page. */
export function PageMetadata({ structuredData = [], ...metadata }: PageMetadataProps) {
  const { title, description, image, type, indexed } = metadata;
  const collector = useContext(CollectorContext);
  // The server has no effects: there, rendering itself is the message.
  if (collector !== undefined) collector.metadata = metadata;

  useLayoutEffect(() => override(metadata), [title, description, image, type, indexed]);

  return structuredData.map((data, place) => <StructuredDataScript key={place} data={data} />);
}

/**
 * For crawlers, which read a page as it is delivered, or a moment later: opening hours follow the centre's settings. After a
 * navigation within the site a page has none: React would make its script element of markup, which the site's policy refuses
 * (Trusted Types; docs/reference/departures.md). It takes another text for the element that it has.
 */
function StructuredDataScript({ data }: { readonly data: StructuredData }) {
  const isDelivered = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  // Markup, because React would turn the quotes into entities; "<" escaped: no text can close the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  const [delivered] = useState(isDelivered && json);
  if (!delivered) return null;
  return (
    <script
      type="application/ld+json"
      ref={(script) => {
        if (script?.firstChild) script.firstChild.nodeValue = json;
      }}
      dangerouslySetInnerHTML={{ __html: delivered }}
    />
  );
}
