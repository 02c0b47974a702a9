import { useSyncExternalStore } from 'react';
import { centre, theme } from 'shared-kernel';
import { TextLink } from 'shared-kernel/ui';
import { failureKind } from '../composition/sectionFailure';
import type { Arrival } from '../composition/visit';
import { RetryButtons } from './RetryButtons';
import { strings } from './strings';

/** One line above a page that is readable but not hydrated: an explanation, a retry, and a phone number. */
export function ArrivalTrouble({ arrival }: { readonly arrival: Arrival }) {
  const trouble = useSyncExternalStore(arrival.observe, arrival.trouble, () => undefined);
  return (
    <div role="status">
      {trouble !== undefined && (
        <div css={line} data-print="hide" data-under-header>
          <p>
            <span>{strings.trouble[failureKind(trouble)]}</span> {strings.trouble.phone}
            <TextLink href={`tel:${centre.phone.international}`}>{centre.phone.display}</TextLink>.
          </p>
          <RetryButtons arrival={arrival} kind={failureKind(trouble)} />
        </div>
      )}
    </div>
  );
}

const line = {
  // The lights behind the page run behind no words.
  background: theme.color.ground,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(3),
  maxWidth: theme.pageWidth,
  marginInline: 'auto',
  padding: `${theme.space(3)} ${theme.gutter}`,
  borderBottom: `1px solid ${theme.color.warm}`,
} as const;
