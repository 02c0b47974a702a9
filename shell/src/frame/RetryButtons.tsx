import { useEffect, useSyncExternalStore } from 'react';
import { theme } from 'shared-kernel';
import { Button, Stack } from 'shared-kernel/ui';
import type { FailureKind } from '../composition/sectionFailure';
import type { Arrival } from '../composition/visit';
import { MAIN_ID } from './mainContent';
import { strings } from './strings';

interface Props {
  readonly arrival: Arrival;
  readonly kind: FailureKind;
}

/** A retry of the failed load; the buttons stay visible during it. */
export function RetryButtons({ arrival, kind }: Props) {
  const isWaiting = useSyncExternalStore(arrival.observe, arrival.isWaiting, () => false);
  useEffect(() => handOnFocus, []);
  return (
    <Stack direction="row" gap={3}>
      <Button
        variant="primary"
        aria-disabled={isWaiting || undefined}
        css={{ minWidth: theme.space(36) }}
        onClick={() => isWaiting || arrival.retry()}
      >
        {isWaiting ? strings.failure.retrying : strings.failure.retry}
      </Button>
      {kind !== 'outdated' && (
        <Button onClick={() => window.location.reload()}>{strings.failure.reload}</Button>
      )}
    </Stack>
  );
}

/** The buttons go when the page comes. The focus of a pressed one moves to the page, not to nothing. */
function handOnFocus() {
  if (document.activeElement === document.body)
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
