import { useSessionKind } from 'shared-kernel';

/**
 * Keeps out of sight what it stands in, on a site with a back end (`data-hosted`), until the page lives and knows that it has
 * one: the list is prerendered with the sample tournament, which is none of that site's. Says so in its place.
 */
export function SampleMark() {
  return useSessionKind() !== 'hosted' && <p css={style}>{sentence}</p>;
}

const sentence = 'Les tournois se chargent\u00a0; ils demandent JavaScript.';

const style = {
  display: 'none',
  'html[data-hosted] :has(> &)': { visibility: 'hidden' },
  'html[data-hosted] &': { display: 'block', visibility: 'visible' },
} as const;
