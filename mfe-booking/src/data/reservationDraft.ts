import { visitDraft } from 'shared-kernel/drafts';
import type { FormContents } from '../domain/checkReservation';

/** The visitor's unsent input; only the fields that they touched, so that known values can fill the rest. */
export const reservationDraft = visitDraft<keyof FormContents>('booking', {
  ofSession: ['name', 'email'],
});
