import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { loadMatchActions } from './loadMatchActions';
import type { MatchActions } from './MatchActions';

type Props = ComponentProps<typeof MatchActions>;

/** Without a network, and before it was ever fetched, the page does without it. */
const Lazy = lazy<ComponentType<Props>>(() =>
  loadMatchActions().then(
    (loaded) => ({ default: loaded.MatchActions }),
    () => ({ default: () => null }),
  ),
);

/** What an organiser does with a match: no reader downloads it, and it comes after the first screen. */
export function LaterMatchActions(props: Props) {
  return (
    <Suspense fallback={placeholder}>
      <Lazy {...props} />
    </Suspense>
  );
}

/** As high as the buttons that come: rows are not to move under a thumb. */
const placeholder = <div css={{ gridColumn: '1 / -1', height: '2.75rem' }} />;
