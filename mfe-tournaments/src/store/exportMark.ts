import { type Stored, storedRecord } from 'shared-kernel';
import type { Tournament } from '../model/tournament';
import * as v from '../model/validation';

/** `at`: an ISO instant. `fingerprint`: that of the tournament as it was then. */
type ExportMark = { readonly at: string; readonly fingerprint: string };

const exportMarkSchema = v.looseObject({ at: v.string(), fingerprint: v.string() });

/** When a tournament was last written to a file on this device; null when it never was. */
export function exportMark(tournamentId: string): Stored<ExportMark | null> {
  return storedRecord<ExportMark | null>({
    key: `tournament-export:${tournamentId}`,
    shape: { version: 1, steps: {}, schema: exportMarkSchema },
    empty: null,
    // A mark says when, and nothing is lost with an older one.
    isReplaceable: true,
  });
}

/** Two tournaments that say the same have the same one: FNV-1a over their text. */
export function fingerprintOf(tournament: Tournament): string {
  let value = 0x811c9dc5;
  const text = JSON.stringify(tournament);
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
