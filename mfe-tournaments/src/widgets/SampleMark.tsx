import { useSessionKind } from 'shared-kernel';

/**
 * The list is prerendered with the sample tournament, which a site with a back end (`data-hosted`) does not have. This
 * mark hides its parent there until the hydrated page knows that it has a back end, and shows a sentence instead.
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
