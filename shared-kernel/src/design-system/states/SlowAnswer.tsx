import { useEffect, useState } from 'react';
import { theme, useSessionKind } from 'shared-kernel';
import { Skeleton, Stack, VisuallyHidden } from 'shared-kernel/ui';

/** After this time without new content, visitors wonder whether any will appear. */
const patienceMs = 4000;

const sentence = 'Le serveur tarde à répondre. La page se complète dès qu’il l’a fait.';

/** Says beside the awaited part that a back end is slow; a part outside of page loading words it itself. */
export function SlowAnswer({ children = sentence }) {
  const isHosted = useSessionKind() === 'hosted';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isHosted && isSlow && <p css={{ color: theme.color.textMuted }}>{children}</p>;
}

type LoadingProps = {
  /** Of the awaited parts, in pixels. */
  readonly heights: readonly number[];
  /** For screen readers. */
  readonly children: string;
};

/** Keeps the place of a page's content while it loads. */
export function LoadingState({ heights, children }: LoadingProps) {
  return (
    <Stack gap={6} role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
      <SlowAnswer />
      {heights.map((height, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  );
}
