import * as v from 'valibot';
import type { Shape } from '../storage/shape';

/** Specification, section 3. */
export type Reservation = {
  /** ISO timestamp of its creation. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** yyyy-MM-dd, in Paris. */
  readonly date: string;
  /** HH:00, in Paris. */
  readonly time: string;
  readonly players: '2' | '3' | '4';
  /** The plan's name, or `unspecified` (`shared-kernel/plans`). */
  readonly plan: string;
  readonly service: string;
};

export type ReservationDraft = Omit<Reservation, 'id'>;

export const reservationShape: Shape<Reservation> = {
  version: 1,
  steps: {},
  schema: v.looseObject({
    id: v.string(),
    name: v.string(),
    email: v.string(),
    date: v.string(),
    time: v.string(),
    players: v.picklist(['2', '3', '4']),
    plan: v.string(),
    service: v.string(),
  }),
};
