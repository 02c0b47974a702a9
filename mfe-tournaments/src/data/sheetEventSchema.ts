import type { Schema } from 'shared-kernel';
import { orElse } from 'shared-kernel/tolerance';
import * as v from 'valibot';
import type { SheetEvent } from '../domain/match-sheet/sheetEvent';
import { identifier, momentOrNone, sequence, setPlace } from './limits';

const optionalName = v.optional(orElse<string | undefined>(identifier, undefined));
const recorded = {
  id: identifier,
  at: momentOrNone,
  sequence,
  gesture: optionalName,
  author: optionalName,
};
const onCourt = { ...recorded, setIndex: setPlace, side: v.picklist(['teamA', 'teamB']) };
const playerId = v.nullable(identifier);

const aboutAnother = v.looseObject({
  ...recorded,
  kind: v.picklist(['undo', 'redo', 'take-back', 'bring-back']),
  target: identifier,
});

/** One line of a match sheet’s log. */
export const sheetEventSchema: Schema<SheetEvent> = v.variant('kind', [
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
    scorerId: playerId,
  }),
  v.looseObject({
    ...onCourt,
    kind: v.literal('card'),
    type: v.picklist(['green', 'yellow', 'red']),
    playerId,
  }),
  v.looseObject({ ...recorded, kind: v.literal('forfeit'), side: v.picklist(['teamA', 'teamB']) }),
  v.looseObject({
    ...recorded,
    kind: v.literal('attribution'),
    target: identifier,
    type: v.picklist(['attacker', 'defender', 'penalty']),
    scorerId: playerId,
  }),
  aboutAnother,
]);
