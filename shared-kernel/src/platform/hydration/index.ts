/** State that a prerendered page lacks in its first render: hydration, the time, the query. */
export { LateSentence } from './LateSentence';
export { laterPart } from './laterPart';
export { useIsHydrated } from './useIsHydrated';
export { useNow } from './useNow';
export { useQuery } from './useQuery';
export { withParts } from './withParts';
