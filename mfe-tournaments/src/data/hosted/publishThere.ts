import { publishSheets } from '../../domain/match-sheet/publishSheet';
import { logOf, type Tournament } from '../../domain/tournament';
import { changeThere } from './changeThere';
import type { Copies } from './copies';
import type { Exchanged } from './exchangeMatch';
import { inTurn } from './inTurn';
import { type Sheets, sheetsOf } from './ownSheets';
import type { SendRefusal } from './standing';
import { takeAhead } from './takeAhead';

type Wishes = {
  /** Matches, by their fixtures. */
  readonly fixtures: readonly string[];
  /** Playoff matches that may change with them. */
  readonly confirmed: ReadonlySet<string>;
};

/**
 * Updates the record at the back end from the events of these matches, which this device now has in full. Playoff
 * matches at stake stay unchanged: the copy marks them, and the sheet asks for a confirmation.
 */
export async function publishThere(
  copies: Copies,
  id: string,
  { fixtures, confirmed }: Wishes,
): Promise<Exchanged> {
  const copy = await copies.read(id);
  if (copy === null) return { ok: true };
  const log = logOf(copy);
  const sheets = await sheetsOf(log, fixtures);
  const changed = await inTurn(id, () =>
    changeThere(
      id,
      // Another log means another schedule, or an import, meanwhile.
      (current) => (logOf(current) === log ? publishSheets(current, noLess(sheets, current)) : current),
      (fixture) => confirmed.has(fixture.id),
    ),
  );
  if (changed.ok) {
    await takeAhead(copies, changed.row);
    return { ok: true };
  }
  const { refusal } = changed;
  return refusal.kind === 'playoffs-at-stake'
    ? { ok: true }
    : { ok: false, refusal: { kind: meaning[refusal.kind] } };
}

/** Leaves out sheets of which another scorer has published more meanwhile. */
function noLess(sheets: Sheets, { fixtures }: Tournament): Sheets {
  const published = new Map(fixtures.map((fixture) => [fixture.id, fixture.published ?? 0]));
  return new Map([...sheets].filter(([id, { events }]) => events.length >= (published.get(id) ?? 0)));
}

const meaning = {
  unreachable: 'unreachable',
  'signed-out': 'signed-out',
  forbidden: 'not-a-scorer',
  'missing-tournament': 'deleted',
  'newer-record': 'failed',
  'too-busy': 'failed',
  failed: 'failed',
} as const satisfies Readonly<Record<string, SendRefusal['kind']>>;
