import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { Button, CourtLines, Picture } from 'shared-kernel/ui';
import emptyCourt from '../../pictures/empty-court.json';

type Props = {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** A button or a link that adds content. */
  readonly action?: ReactNode;
};

/** Nothing there yet: an empty court, one sentence, and the action that fills it. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div css={state}>
      <Picture picture={emptyCourt} alt="" sizes="24rem" css={court} />
      <Words title={title} action={action}>
        {children}
      </Words>
    </div>
  );
}

type ErrorProps = Props & { readonly onRetry?: () => void };

/** An error: its cause, the safe data and the next step. */
export function ErrorState({ title, children, action, onRetry }: ErrorProps) {
  return (
    <div role="alert" css={state}>
      <CourtLines css={[drawing, { color: theme.color.warm, strokeDasharray: '6 5' }]} />
      <Words
        title={title}
        action={
          <>
            {onRetry && (
              <Button variant="primary" onClick={onRetry}>
                Réessayer
              </Button>
            )}
            {action}
          </>
        }
      >
        {children}
      </Words>
    </div>
  );
}

function Words({ title, children, action }: Props) {
  return (
    <>
      <p css={theme.type.title3}>{title}</p>
      {children && <div css={{ maxWidth: '34rem', color: theme.color.textMuted }}>{children}</div>}
      {action && <div css={actions}>{action}</div>}
    </>
  );
}

const state = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space(3),
  padding: `${theme.space(10)} ${theme.space(4)}`,
  textAlign: 'center',
} as const;

/** Only its light is added to whatever is behind it: no box is seen. */
const court = {
  maxWidth: '24rem',
  background: 'none',
  mixBlendMode: 'screen',
  maskImage: 'radial-gradient(closest-side, black 75%, transparent)',
} as const;

const drawing = { maxWidth: '17rem', marginBottom: theme.space(4) };

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space(3),
  marginTop: theme.space(3),
} as const;
