import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createMetadataStore, type PageMetadataValue } from './metadataStore';

/** An object of schema.org's vocabulary. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Collects a page's metadata during its prerendering. */
export type MetadataCollector = { metadata: PageMetadataValue | undefined };

const CollectorContext = createContext<MetadataCollector | undefined>(undefined);
const store = createMetadataStore();

export function MetadataProvider(props: {
  readonly collector: MetadataCollector;
  readonly children: ReactNode;
}) {
  return <CollectorContext value={props.collector}>{props.children}</CollectorContext>;
}

/** The metadata of the present page; undefined if the route's handle is enough. */
export function usePageMetadata(): PageMetadataValue | undefined {
  return useSyncExternalStore(store.observe, store.current, () => undefined);
}

type PageMetadataProps = PageMetadataValue & { readonly structuredData?: readonly StructuredData[] };

/** Asks the frame for a title and a description of the page's own, and puts its structured data on the page. */
export function PageMetadata({ structuredData = [], ...metadata }: PageMetadataProps) {
  const { title, description, image, type, indexed, query } = metadata;
  const collector = useContext(CollectorContext);
  // The server has no effects: there, rendering itself is the message.
  if (collector !== undefined) collector.metadata = metadata;

  useLayoutEffect(
    () => store.register({ title, description, image, type, indexed, query }),
    [title, description, image, type, indexed, query],
  );

  return structuredData.map((data) => <StructuredDataScript key={JSON.stringify(data)} data={data} />);
}

/**
 * For crawlers, which read a page as it is delivered. After a navigation within the site a page has none: React would
 * make its script element of markup, which the site's policy refuses (Trusted Types).
 */
function StructuredDataScript({ data }: { readonly data: StructuredData }) {
  const isDelivered = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [isKept] = useState(isDelivered);
  if (!isKept) return null;
  // Markup, because React would turn the quotes into entities; "<" escaped: no text can close the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
