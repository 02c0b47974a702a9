import { useSessionKind } from 'shared-kernel';

/**
 * Keeps out of sight what it stands in, on a site with a back end (`data-hosted`), until the page lives and knows that it has
 * one: pages are prerendered with the sample tournament, which is none of that site's.
 */
export function SampleMark() {
  return useSessionKind() !== 'hosted' && <span hidden css={style} />;
}

const style = { 'html[data-hosted] :has(> &)': { visibility: 'hidden' } } as const;
