import type { ComponentType } from 'react';
import type { PageHandle } from '../metadata/pageHandle';

/** A page of a section: the contract between a remote's `./routes` and the shell. */
export type SectionRoute = {
  /** `<section>-<page>`, which is also the name of the page's chunk. */
  readonly id: string;
  readonly path: string;
  readonly handle: PageHandle;
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
};
