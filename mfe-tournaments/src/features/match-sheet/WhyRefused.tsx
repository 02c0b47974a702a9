import type { SheetRefusal } from '../../domain/match-sheet/sheetRefusal';
import { refusalSentences } from './recordStrings';

/** Why a tap was not written down, and what to do. */
export function WhyRefused({ kind }: SheetRefusal) {
  return <span>{refusalSentences[kind]}</span>;
}
