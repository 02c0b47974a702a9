import { theme } from 'shared-kernel';
import { Button } from 'shared-kernel/ui';
import { recordStrings } from './recordStrings';
import type { Printing } from './usePrinting';

export function PrintButtons({ onPrint }: { readonly onPrint: (as: Printing) => void }) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }}>
      <Button onClick={() => onPrint('filled')}>{recordStrings.print}</Button>
      <Button variant="quiet" onClick={() => onPrint('blank')}>
        {recordStrings.printBlank}
      </Button>
    </div>
  );
}
