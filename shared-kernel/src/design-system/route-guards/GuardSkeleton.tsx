import { theme } from 'shared-kernel';
import { SlowAnswer } from '../states/SlowAnswer';
import { guardStrings } from './strings';

const shape = {
  borderRadius: theme.radius,
  border: `1px solid ${theme.color.edge}`,
  background: theme.color.glass,
};

/** The shape of a member page while the session is unknown: a title, and a pane below. */
export function GuardSkeleton() {
  return (
    <div css={{ maxWidth: '75rem', margin: '0 auto', padding: `${theme.space(12)} ${theme.gutter}` }}>
      {/* Outside of the busy element, which screen readers skip. */}
      <div role="status">
        <SlowAnswer />
      </div>
      <div role="status" aria-busy="true" aria-label={guardStrings.loading}>
        <div css={[shape, { width: '60%', height: theme.space(14), marginBottom: theme.space(8) }]} />
        <div css={[shape, { height: '70vh' }]} />
      </div>
    </div>
  );
}
