import * as v from 'shared-kernel/validation';
import { boolean, variant } from 'valibot';
import { type Asked, ask, centre } from './ask';
import { type Waiting, waiting } from './waiting';

/** The requests of the desk about those who wait for a full hour. */

export type WaitingPerson = Waiting & {
  readonly name: string;
  readonly email: string;
  /** Of an earlier booking; empty where the centre knows none. */
  readonly phone: string;
  readonly isMember: boolean;
  /** The instant at which they joined. */
  readonly since: string;
};

type Listed = { readonly kind: 'listed'; readonly now: string; readonly waiting: readonly WaitingPerson[] };

const listed = v.looseObject({
  kind: v.literal('listed'),
  now: v.string(),
  waiting: v.array(
    v.looseObject({
      ...waiting.entries,
      name: v.string(),
      email: v.string(),
      phone: v.string(),
      isMember: boolean(),
      since: v.string(),
    }),
  ),
});

/** In the order of hours and lines, those of hours to come. */
export function readWaitingList(): Promise<Asked<Listed>> {
  return ask('waiting_list', { centre }, variant('kind', [listed]));
}

/** Takes a person out of the line; a court that they were offered goes to the next one. */
export function removeWaiting(id: string): Promise<Asked<{ readonly kind: 'removed' }>> {
  return ask('remove_waiting', { id }, variant('kind', [v.looseObject({ kind: v.literal('removed') })]));
}
