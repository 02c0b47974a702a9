import { type Shape, storedList } from 'shared-kernel';
import * as v from 'valibot';

/** What this device waits for: the id and the secret of an entry of the centre's list, which it made itself. */
export type WaitingKey = {
  readonly id: string;
  readonly secret: string;
  /** 'yyyy-MM-dd' and 'HH:00'. */
  readonly date: string;
  readonly time: string;
  /** The member who waits; null for a guest. */
  readonly by: string | null;
};

const shape: Shape<WaitingKey> = {
  version: 1,
  steps: {},
  schema: v.looseObject({
    id: v.string(),
    secret: v.string(),
    date: v.string(),
    time: v.string(),
    by: v.nullable(v.string()),
  }),
};

/** Kept before the centre is asked, so that an answer that is lost leaves no entry that the visitor cannot end. */
export const waitingKeys = storedList({ key: 'waiting-keys', shape, empty: [] });
