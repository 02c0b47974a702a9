import * as v from 'valibot';
import type { SheetEvent } from '../domain/match-sheet/sheetEvent';

const recorded = { id: v.string(), at: v.string(), sequence: v.number() };
const onCourt = {
  ...recorded,
  setIndex: v.pipe(v.number(), v.integer(), v.minValue(0)),
  side: v.picklist(['teamA', 'teamB']),
};
const playerId = v.nullable(v.string());

/** One line of a match sheet’s log. */
export const sheetEventSchema: v.GenericSchema<unknown, SheetEvent> = v.variant('kind', [
  v.looseObject({
    ...onCourt,
    kind: v.literal('selection'),
    role: v.picklist(['attacker', 'defender']),
    playerId,
  }),
  v.looseObject({
    ...onCourt,
    kind: v.literal('goal'),
    type: v.picklist(['attacker', 'defender', 'penalty']),
    scorerId: v.string(),
  }),
  v.looseObject({
    ...onCourt,
    kind: v.literal('card'),
    type: v.picklist(['green', 'yellow', 'red']),
    playerId,
  }),
  v.looseObject({ ...recorded, kind: v.picklist(['undo', 'redo']), target: v.string() }),
]);
