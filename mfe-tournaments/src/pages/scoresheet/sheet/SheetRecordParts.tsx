import { lazyWithRetry } from 'shared-kernel';
import { sheetRecord } from './lateSheetRecord';
import { strings } from './strings';

// If they do not load, the sheet still records goals without them.

export const LaterSheetRecord = lazyWithRetry(sheetRecord, ({ SheetRecord }) => SheetRecord, {
  placeholder: <div css={{ minHeight: '60dvh' }} />,
});
export const LaterLeaveGuard = lazyWithRetry(sheetRecord, ({ LeaveGuard }) => LeaveGuard);
export const LaterUndoQuestion = lazyWithRetry(sheetRecord, ({ UndoQuestion }) => UndoQuestion);
export const LaterPrintButtons = lazyWithRetry(sheetRecord, ({ PrintButtons }) => PrintButtons);
export const LaterPrintedSheet = lazyWithRetry(sheetRecord, ({ PrintedSheet }) => PrintedSheet);
// The short sentence until the long one is here.
export const LaterWhyRefused = lazyWithRetry(sheetRecord, ({ WhyRefused }) => WhyRefused, {
  placeholder: strings.refused,
  onError: () => strings.refused,
});
