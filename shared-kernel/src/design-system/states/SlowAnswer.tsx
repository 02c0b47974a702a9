import { useEffect, useState } from 'react';
import { theme, useSessionKind } from 'shared-kernel';

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
