import type { SheetRefusal } from '../../domain/match-sheet/sheetRefusal';
import { refusalSentences } from './recordStrings';

/** The reason why a tap was not recorded, and the next step. */
export function WhyRefused({ kind }: SheetRefusal) {
  return <span>{refusalSentences[kind]}</span>;
}
