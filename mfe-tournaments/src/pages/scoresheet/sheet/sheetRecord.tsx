import type { ComponentProps } from 'react';
import { theme } from 'shared-kernel';
import { Button } from 'shared-kernel/ui';
import { PlayList } from './PlayList';
import { recordStrings } from './recordStrings';
import { SheetWarnings } from './SheetWarnings';
import type { Printing } from './usePrinting';

export { PrintedSheet } from '../../../widgets/paper/PrintedSheet';
export { LeaveGuard } from './LeaveGuard';
export { WhyRefused } from './SheetWarnings';
export { UndoQuestion } from './UndoQuestion';

type Props = ComponentProps<typeof PlayList> & ComponentProps<typeof SheetWarnings>;

/** The match log, and its violations of the rules. */
export function SheetRecord({ details, ...props }: Props) {
  return (
    <>
      <SheetWarnings details={details} names={props.names} />
      <PlayList {...props} />
    </>
  );
}

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
