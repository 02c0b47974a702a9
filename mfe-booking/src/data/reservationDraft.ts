import { visitDraft } from 'shared-kernel/drafts';
import type { FormContents } from '../domain/checkReservation';

/** What the visitor has typed and not sent yet; only the fields he touched, so that known ones can fill the rest. */
export const reservationDraft = visitDraft<keyof FormContents>('booking', {
  ofSession: ['name', 'email'],
});
