export { EmptyState, ErrorState } from './states';
