import { useId } from 'react';
import { theme } from 'shared-kernel';
import { Button, Stack } from 'shared-kernel/ui';
import { strings } from './strings';

interface Props {
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** Asks, without taking the page away, whether to reload for the new version. */
export function UpdatePrompt({ onAccept, onDecline }: Props) {
  const id = useId();
  return (
    <div
      role="alertdialog"
      aria-modal="false"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      css={prompt}
      data-print="hide"
      onKeyDown={(event) => event.key === 'Escape' && onDecline()}
    >
      <p id={`${id}-title`} css={{ ...theme.type.label, color: theme.color.action }}>
        {strings.update.title}
      </p>
      <p id={`${id}-question`}>{strings.update.question}</p>
      <Stack direction="row" gap={3}>
        <Button variant="primary" onClick={onAccept}>
          {strings.update.accept}
        </Button>
        <Button variant="quiet" onClick={onDecline}>
          {strings.update.decline}
        </Button>
      </Stack>
    </div>
  );
}

/** Under the header, because notices come from below. */
const prompt = {
  position: 'fixed',
  zIndex: 20,
  inset: `calc(${theme.headerHeight} + ${theme.space(3)}) ${theme.space(3)} auto`,
  display: 'grid',
  gap: theme.space(3),
  padding: theme.space(5),
  border: `1px solid ${theme.color.edge}`,
  borderTopColor: theme.color.action,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
  [theme.media.tablet]: { insetInline: `auto ${theme.space(6)}`, width: '25rem' },
} as const;
