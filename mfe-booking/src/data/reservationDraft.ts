import { stored } from 'shared-kernel';
import * as v from 'valibot';
import { type FormContents, playerCounts } from '../domain/checkReservation';

/** What the visitor has typed and not sent yet; only the fields he touched, so that known ones can fill the rest. */
export type ReservationDraft = {
  readonly [Field in keyof FormContents]?: FormContents[Field] | undefined;
};

export const reservationDraft = stored<ReservationDraft>({
  key: 'booking:draft',
  schema: v.partial(
    v.object({
      name: v.string(),
      email: v.string(),
      date: v.string(),
      time: v.string(),
      players: v.picklist(playerCounts),
    }),
  ),
  empty: {},
});
