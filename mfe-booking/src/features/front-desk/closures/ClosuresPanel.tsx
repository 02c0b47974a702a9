import { theme } from 'shared-kernel';
import { useIsOnline } from 'shared-kernel/states';
import { SectionTitle, Skeleton, Stack } from 'shared-kernel/ui';
import { WarmCard } from '../../../ui/WarmCard';
import { DeskTrouble } from '../ui/DeskTrouble';
import { ClosureItem } from './ClosureItem';
import { NewClosure } from './NewClosure';
import { listStrings as words } from './strings';
import { useClosures } from './useClosures';

/** Courts that the desk closes, and those that tournaments have: the list, and the form of a new closure. */
export function ClosuresPanel() {
  const { closures, trouble, askAgain } = useClosures();
  const isOnline = useIsOnline();
  if (closures === null && trouble) return <DeskTrouble trouble={trouble} onRetry={askAgain} />;
  return (
    <Stack gap={8}>
      <section aria-label={words.title}>
        <SectionTitle as="h2" css={theme.type.title3}>
          {words.title}
        </SectionTitle>
        <div role="status" css={{ marginBlockEnd: theme.space(4), '&:empty': { display: 'none' } }}>
          {closures && trouble && (
            <WarmCard>
              <p>{words.stale(!isOnline)}</p>
            </WarmCard>
          )}
        </div>
        {closures === null && (
          <div role="status" aria-busy="true" aria-label={words.loading}>
            <Skeleton height={160} />
          </div>
        )}
        {closures?.length === 0 && <p>{words.none}</p>}
        {closures && closures.length > 0 && (
          <ul css={{ ...theme.unlisted, display: 'grid', gap: theme.space(4) }}>
            {closures.map((closure) => (
              <ClosureItem key={closure.id} closure={closure} />
            ))}
          </ul>
        )}
      </section>
      <NewClosure />
    </Stack>
  );
}
