import { useSearchParams } from 'shared-kernel/router';
import { useIsHydrated } from './useIsHydrated';

const empty = new URLSearchParams();

/** The query of the address; empty in the first render of a prerendered page. */
export function useQuery(): URLSearchParams {
  const [query] = useSearchParams();
  return useIsHydrated() ? query : empty;
}
