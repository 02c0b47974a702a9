import { useEffect, useState } from 'react';

export type Printing = 'filled' | 'blank';

/** The document to print, and the function that prints it: a request first renders it and then prints. */
export function usePrinting() {
  const [asked, setAsked] = useState<{ readonly as: Printing } | null>(null);
  useEffect(() => {
    if (asked !== null) window.print();
  }, [asked]);
  return [asked?.as ?? 'filled', (as: Printing) => setAsked({ as })] as const;
}
