import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { Button, Stack } from 'shared-kernel/ui';
import { MAIN_ID } from './mainContent';
import { controlInFocus, standClear } from './standClear';

const strings = {
  title: 'Mise à jour',
  question: 'Une nouvelle version de l’application est disponible. Voulez-vous la recharger ?',
  accept: 'Recharger',
  decline: 'Plus tard',
} as const;

interface Props {
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/**
 * Asks, without taking the page away, whether to reload for the new version. It takes the focus, as an alertdialog does,
 * unless the visitor is at a control: then the question is read out, and waits in the order of the keyboard.
 */
export function UpdatePrompt({ onAccept, onDecline }: Props) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [isVisitorBusy] = useState(() => controlInFocus() !== null);

  useLayoutEffect(() => (ref.current ? standClear(ref.current, 'top') : undefined), []);

  useEffect(() => {
    if (!isVisitorBusy) ref.current?.focus({ preventScroll: true });
  }, [isVisitorBusy]);

  function decline() {
    const hadFocus = ref.current?.contains(document.activeElement);
    onDecline();
    // To the element that had the focus, or to the page if none had.
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById(MAIN_ID);
    if (hadFocus && back instanceof HTMLElement) back.focus({ preventScroll: true });
  }

  return (
    <div
      ref={ref}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-question`}
      tabIndex={-1}
      css={prompt}
      data-print="hide"
      onKeyDown={(event) => event.key === 'Escape' && decline()}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <p id={`${id}-title`} css={{ ...theme.type.label, color: theme.color.action }}>
        {strings.title}
      </p>
      <p id={`${id}-question`} role={isVisitorBusy ? 'alert' : undefined}>
        {strings.question}
      </p>
      <Stack direction="row" gap={3}>
        <Button variant="primary" onClick={onAccept}>
          {strings.accept}
        </Button>
        <Button variant="quiet" onClick={decline}>
          {strings.decline}
        </Button>
      </Stack>
    </div>
  );
}

/** Under the header, because notices come from below. */
const prompt = {
  position: 'fixed',
  zIndex: 20,
  inset: `calc(max(${theme.headerHeight}, var(--above)) + ${theme.space(3)}) ${theme.space(3)} auto`,
  '&[data-at=bottom]': {
    inset: `auto ${theme.space(3)} calc(max(${theme.bottomBarHeight}, var(--below)) + ${theme.space(3)})`,
  },
  // The open menu is the whole screen: nothing below it is to be reached.
  'html:has(header[data-menu]) &': { visibility: 'hidden' },
  display: 'grid',
  gap: theme.space(3),
  maxHeight: `calc(100dvh - ${theme.headerHeight} - ${theme.space(6)})`,
  overflowY: 'auto',
  padding: theme.space(5),
  border: `1px solid ${theme.color.edge}`,
  borderTopColor: theme.color.action,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
  // A thing to answer, not a title.
  '&&:focus-visible': { outline: `2px solid ${theme.color.action}` },
  [theme.media.tablet]: { '&&': { insetInline: `auto ${theme.space(6)}` }, width: '25rem' },
} as const;
