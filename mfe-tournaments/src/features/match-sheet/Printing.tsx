import { useEffect, useState } from 'react';
import { theme } from 'shared-kernel';
import { Button } from 'shared-kernel/ui';
import { strings } from './strings';

export type Printing = 'filled' | 'blank';

/** What goes to the printer, and how to send it there: once asked for, it is drawn first and printed then. */
export function usePrinting() {
  const [asked, setAsked] = useState<{ readonly as: Printing } | null>(null);
  useEffect(() => {
    if (asked !== null) window.print();
  }, [asked]);
  return [asked?.as ?? 'filled', (as: Printing) => setAsked({ as })] as const;
}

export function PrintButtons({ onPrint }: { readonly onPrint: (as: Printing) => void }) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }}>
      <Button onClick={() => onPrint('filled')}>{strings.print}</Button>
      <Button variant="quiet" onClick={() => onPrint('blank')}>
        {strings.printBlank}
      </Button>
    </div>
  );
}
