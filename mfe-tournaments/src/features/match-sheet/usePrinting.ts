import { useEffect, useState } from 'react';

export type Printing = 'filled' | 'blank';

/** What goes to the printer, and how to send it there: once asked for, it is drawn first and printed then. */
export function usePrinting() {
  const [asked, setAsked] = useState<{ readonly as: Printing } | null>(null);
  useEffect(() => {
    if (asked !== null) window.print();
  }, [asked]);
  return [asked?.as ?? 'filled', (as: Printing) => setAsked({ as })] as const;
}
