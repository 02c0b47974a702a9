/** What a prerendered page does not know yet in its first render: whether it lives, the time, the query. */
export { LateSentence } from './LateSentence';
export { laterPart } from './laterPart';
export { useIsHydrated } from './useIsHydrated';
export { useNow } from './useNow';
export { useQuery } from './useQuery';
export { withParts } from './withParts';
