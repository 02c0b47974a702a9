import { createStore } from 'zustand/vanilla';
import type { SharingImage } from './sharingImage';

/** A page's own metadata, which depends on data: it overrides the route's handle. */
export type PageMetadataValue = {
  readonly title: string;
  readonly description: string;
  /** The picture of shared links: one object for all renders, or each render would register again. */
  readonly image?: SharingImage;
  /** False keeps the page out of search engines, whatever its route says: an address that leads to nothing. */
  readonly indexed?: boolean;
  /** The query of the page's canonical address: the second page of a table is a page of its own. */
  readonly query?: string;
  /** Open Graph type. */
  readonly type?: 'website' | 'article' | 'profile' | 'video.other';
};

export interface MetadataStore {
  /** Adds an override; the newest counts. The answer takes it back. */
  register(value: PageMetadataValue): () => void;
  observe(listener: () => void): () => void;
  current(): PageMetadataValue | undefined;
}

export function createMetadataStore(): MetadataStore {
  const overrides = createStore<readonly { readonly value: PageMetadataValue }[]>(() => []);

  return {
    register(value) {
      const override = { value };
      overrides.setState((others) => [...others, override], true);
      return () => overrides.setState((all) => all.filter((other) => other !== override), true);
    },
    observe: overrides.subscribe,
    current: () => overrides.getState().at(-1)?.value,
  };
}
