export { LoadingState, SlowAnswer } from './SlowAnswer';
export { EmptyState, ErrorState } from './states';
export { useIsOnline } from './useIsOnline';
