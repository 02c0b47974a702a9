import * as v from 'valibot';
import { noteDataLoss, type Shape } from '../platform/storage/shape';
import { unspecified } from './plans/offers';

/** One court for one hour (specification, section 3). */
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
  /** The instant, in ISO 8601, until which a guest has to confirm it by mail; at a centre with a back end alone. */
  readonly confirmBy?: string;
  /** The price of this hour when it was booked, in cents; at a centre with a back end alone. */
  readonly hourCents?: number;
  /** Six characters that the visitor says on the phone; at a centre with a back end alone, which gives them. */
  readonly reference?: string;
  /** The number of its court; at a centre with a back end alone. */
  readonly court?: number;
};

/** `phone` goes to the back end alone: the device does not keep it. */
export type ReservationDraft = Omit<Reservation, 'id'> & { readonly phone?: string };

function textOr(instead: string) {
  return v.fallback(v.string(), () => {
    noteDataLoss();
    return instead;
  });
}

export const reservationShape: Shape<Reservation> = {
  version: 1,
  steps: {},
  schema: v.looseObject({
    id: v.string(),
    // Without its day, hour or number of players a reservation means nothing; without these it does.
    name: textOr(''),
    email: textOr(''),
    date: v.string(),
    time: v.string(),
    players: v.picklist(['2', '3', '4']),
    plan: textOr(unspecified),
    service: textOr(unspecified),
  }),
};
