import type { ComponentProps } from 'react';
import { PlayList } from './PlayList';
import { SheetWarnings } from './SheetWarnings';

export { PrintedSheet } from '../../ui/paper/PrintedSheet';
export { LeaveGuard } from './LeaveGuard';
export { PrintButtons } from './PrintButtons';
export { WhyRefused } from './WhyRefused';

/** The match log, and its violations of the rules. */
export function SheetRecord(props: ComponentProps<typeof PlayList>) {
  return (
    <>
      <SheetWarnings details={props.details} names={props.names} />
      <PlayList {...props} />
    </>
  );
}
