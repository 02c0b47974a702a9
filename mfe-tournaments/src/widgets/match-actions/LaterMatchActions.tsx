import { lazyWithRetry } from 'shared-kernel';
import { matchActions } from '../lateParts';

/** The placeholder is as high as the buttons, so that rows do not move under a thumb. */
export const LaterMatchActions = lazyWithRetry(matchActions, ({ MatchActions }) => MatchActions, {
  placeholder: <div css={{ gridColumn: '1 / -1', height: '2.75rem' }} />,
});
