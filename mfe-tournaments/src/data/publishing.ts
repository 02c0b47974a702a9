import type { SheetEvent } from '../domain/match-sheet/sheetEvent';
import { publish, type Sheets } from './publish';

const waiting = new Map<string, Map<string, readonly SheetEvent[]>>();
const busy = new Set<string>();

/**
 * Publishes a sheet soon, after every tap: at once while nothing else is being published, else together with what was
 * tapped meanwhile. What it may not publish by itself (playoff sheets at stake) waits for `Sauvegarder`.
 */
export function publishSoon(tournamentId: string, fixture: string, events: readonly SheetEvent[]): void {
  const sheets = waiting.get(tournamentId) ?? new Map<string, readonly SheetEvent[]>();
  waiting.set(tournamentId, sheets.set(fixture, events));
  if (!busy.has(tournamentId)) void publishWaiting(tournamentId);
}

async function publishWaiting(tournamentId: string): Promise<void> {
  busy.add(tournamentId);
  try {
    for (let sheets = take(tournamentId); sheets !== undefined; sheets = take(tournamentId)) {
      await publish(tournamentId, sheets);
    }
  } finally {
    // A fault of one publication is not to keep all later ones back.
    busy.delete(tournamentId);
  }
}

function take(tournamentId: string): Sheets | undefined {
  const sheets = waiting.get(tournamentId);
  waiting.delete(tournamentId);
  return sheets;
}
