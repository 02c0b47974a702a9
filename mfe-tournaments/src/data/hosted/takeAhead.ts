import { withLock } from 'shared-kernel';
import { publishSheets } from '../../domain/match-sheet/publishSheet';
import { recomputeTournament } from '../../domain/recomputeTournament';
import type { Copies } from './copies';
import { ownSheets, type Sheets } from './ownSheets';
import type { Row } from './rows';

/**
 * Stores a row of the back end together with the device's own unsent events, so that no answer overwrites a tap made
 * during the request. Returns the fixtures of which this device knows more. The publishing lock of this device keeps
 * taps from falling between reading and writing.
 */
export function takeAhead(
  copies: Copies,
  row: Row,
  wishes?: Parameters<Copies['take']>[1],
): Promise<readonly string[]> {
  return withLock(`publish:${row.record.id}`, async () => {
    const ahead = await ownSheets(row.record);
    await copies.take(withSheets(row, ahead), wishes);
    return [...ahead.keys()];
  });
}

/** The row with these sheets; not where other teams would meet. */
function withSheets(row: Row, sheets: Sheets): Row {
  if (sheets.size === 0) return row;
  const { tournament, changed } = recomputeTournament(publishSheets(row.record, sheets));
  return changed.length > 0 ? row : { ...row, record: tournament };
}
