import type { ComponentProps } from 'react';
import { PlayList } from './PlayList';
import { SheetWarnings } from './SheetWarnings';

export { PrintedSheet } from '../../ui/paper/PrintedSheet';
export { LeaveGuard } from './LeaveGuard';
export { PrintButtons } from './PrintButtons';
export { UndoQuestion } from './UndoQuestion';
export { WhyRefused } from './WhyRefused';

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
