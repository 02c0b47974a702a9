import { theme } from 'shared-kernel';
import { Grid, Page, Skeleton, VisuallyHidden } from 'shared-kernel/ui';
import { strings } from './strings';

/** The skeleton of a page whose section is loading: a title, a few lines, a row of panes. */
export function SectionLoading() {
  return (
    <Page>
      <div role="status" aria-busy="true" css={{ display: 'grid', gap: theme.space(8) }}>
        <VisuallyHidden>{strings.loading}</VisuallyHidden>
        <Skeleton width="min(28rem, 80%)" height="4rem" />
        <Skeleton width="min(36rem, 100%)" lines={2} />
        <Grid>
          <Skeleton height={240} />
          <Skeleton height={240} />
          <Skeleton height={240} />
        </Grid>
      </div>
    </Page>
  );
}
