import { useEffect, useRef } from 'react';
import { theme } from 'shared-kernel';
import { Button, SectionTitle, Stack } from 'shared-kernel/ui';
import { readClosures } from '../../../data/closures';
import { Listing, useListing } from '../ui/Listing';
import { ClosureItem } from './ClosureItem';
import { NewClosure } from './NewClosure';
import { listStrings as words } from './strings';

/** Courts that the desk closes, and those that tournaments have: the list, and the form of a new closure. */
export function ClosuresPanel() {
  const listing = useListing(readClosures);
  const section = useRef<HTMLElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const count = listing.listed?.list.closures.length;
  const before = useRef(count);
  useEffect(() => {
    const focused = document.activeElement;
    // A closure that was added moves the form down; one that is gone had the focus.
    if (form.current?.contains(focused)) focused?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    else if (before.current && focused === document.body) section.current?.querySelector('h2')?.focus();
    before.current = count;
  }, [count]);

  return (
    <Stack gap={8}>
      <Listing of={listing}>
        {({ closures }) => (
          <>
            <section ref={section} aria-label={words.title}>
              <SectionTitle as="h2" tabIndex={-1} css={theme.type.title3}>
                {words.title}
              </SectionTitle>
              {closures.length === 0 ? (
                <p>{words.none}</p>
              ) : (
                <Stack gap={4}>
                  <Button
                    css={{ alignSelf: 'start' }}
                    onClick={() => form.current?.querySelector('input')?.focus()}
                  >
                    {words.add}
                  </Button>
                  <ul css={{ ...theme.unlisted, display: 'grid', gap: theme.space(4) }}>
                    {closures.map((closure) => (
                      <ClosureItem key={closure.id} closure={closure} onChanged={listing.askAgain} />
                    ))}
                  </ul>
                </Stack>
              )}
            </section>
            <div ref={form}>
              <NewClosure onClosed={listing.askAgain} />
            </div>
          </>
        )}
      </Listing>
    </Stack>
  );
}
