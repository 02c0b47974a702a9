import { lazyWithRetry } from 'shared-kernel';
import { matchActions } from './lateMatchActions';

/**
 * What an organiser does with a match: no reader downloads it, and it comes after the first screen. Its place is as high
 * as the buttons that come: rows are not to move under a thumb.
 */
export const LaterMatchActions = lazyWithRetry(matchActions, ({ MatchActions }) => MatchActions, {
  placeholder: <div css={{ gridColumn: '1 / -1', height: '2.75rem' }} />,
});
