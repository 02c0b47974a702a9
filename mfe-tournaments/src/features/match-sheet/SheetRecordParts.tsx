import { latePart } from '../../ui/latePart';
import { sheetRecord } from './lateSheetRecord';
import { strings } from './strings';

// Where they do not come, the sheet does without them: goals are noted all the same.

export const LaterSheetRecord = latePart(
  sheetRecord,
  ({ SheetRecord }) => SheetRecord,
  <div css={{ minHeight: '60dvh' }} />,
);
export const LaterLeaveGuard = latePart(sheetRecord, ({ LeaveGuard }) => LeaveGuard);
export const LaterPrintButtons = latePart(sheetRecord, ({ PrintButtons }) => PrintButtons);
export const LaterPrintedSheet = latePart(sheetRecord, ({ PrintedSheet }) => PrintedSheet);
// The short sentence where the long one has not come.
export const LaterWhyRefused = latePart(
  sheetRecord,
  ({ WhyRefused }) => WhyRefused,
  strings.refused,
  () => strings.refused,
);
