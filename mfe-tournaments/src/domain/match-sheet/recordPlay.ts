import type { CardType, GoalType, PlayerId, Role, Side } from '../tournament';
import { readSheet } from './readSheet';
import type { Correction, DeclaredForfeit, EventStamp, Play, Selection, SheetEvent } from './sheetEvent';
import { notSelected, refusalOfPlay, type SheetRefusal } from './sheetRefusal';

/** What somebody at the court side asks the sheet to write down. */
export type PlayRequest =
  | Selection
  | DeclaredForfeit
  | {
      readonly kind: 'goal';
      readonly setIndex: number;
      readonly side: Side;
      readonly type: GoalType;
      /** Who scored: the role in the goal's name when left out, the attacker for a penalty, `nobody` as not known. */
      readonly by?: Role | 'nobody';
    }
  | {
      readonly kind: 'card';
      readonly setIndex: number;
      readonly side: Side;
      readonly type: CardType;
      readonly playerId: PlayerId | null;
    };

export type RecordOutcome =
  | { readonly ok: true; readonly events: readonly SheetEvent[] }
  | { readonly ok: false; readonly refusal: SheetRefusal };

const scoringRole: Readonly<Record<GoalType, Role>> = {
  attacker: 'attacker',
  defender: 'defender',
  penalty: 'attacker',
};

/** Adds what was asked to a sheet's events, or says why it cannot be written (specification, section 5). */
export function recordPlay(
  events: readonly SheetEvent[],
  request: PlayRequest,
  stamp: EventStamp,
  winningSets: number,
): RecordOutcome {
  const { details } = readSheet(events, winningSets);
  const refusal = refusalOfPlay(details, request, winningSets);
  if (refusal !== null) return { ok: false, refusal };
  if (request.kind !== 'goal') return appended(events, request, stamp);
  const { setIndex, side, type, by = scoringRole[type] } = request;
  if (by === 'nobody') return appended(events, { kind: 'goal', setIndex, side, type, scorerId: null }, stamp);
  const scorerId = details.sets[setIndex]?.[side].players[by] ?? null;
  if (scorerId === null) return { ok: false, refusal: notSelected[by] };
  return appended(events, { kind: 'goal', setIndex, side, type, scorerId }, stamp);
}

/** Takes back the last play that counts, or one chosen in the list. There is no limit to going back. */
export function undo(
  events: readonly SheetEvent[],
  stamp: EventStamp,
  winningSets: number,
  target?: string,
): RecordOutcome {
  const { plays } = readSheet(events, winningSets);
  const play = target === undefined ? plays.at(-1) : plays.find(({ id }) => id === target);
  if (play === undefined) return { ok: false, refusal: { kind: 'nothing-to-undo' } };
  return appended(events, { kind: 'undo', target: play.id }, stamp);
}

/** Brings back the play taken back last, as long as nothing was written since. */
export function redo(events: readonly SheetEvent[], stamp: EventStamp, winningSets: number): RecordOutcome {
  const play = readSheet(events, winningSets).redoable.at(-1);
  if (play === undefined) return { ok: false, refusal: { kind: 'nothing-to-redo' } };
  return appended(events, { kind: 'redo', target: play.id }, stamp);
}

/** Says who scored a goal that counts, or whom nobody knows any more; its place in the sheet stays. */
export function attribute(
  events: readonly SheetEvent[],
  {
    target,
    type,
    scorerId,
  }: { readonly target: string; readonly type: GoalType; readonly scorerId: PlayerId | null },
  stamp: EventStamp,
  winningSets: number,
): RecordOutcome {
  const goal = readSheet(events, winningSets).plays.find(({ id }) => id === target);
  if (goal?.kind !== 'goal') return { ok: false, refusal: { kind: 'goal-gone' } };
  return appended(events, { kind: 'attribution', target, type, scorerId }, stamp);
}

function appended(
  events: readonly SheetEvent[],
  matter: Play | Correction,
  stamp: EventStamp,
): RecordOutcome {
  const sequence = 1 + events.reduce((highest, event) => Math.max(highest, event.sequence), 0);
  return { ok: true, events: [...events, { ...matter, ...stamp, sequence }] };
}
