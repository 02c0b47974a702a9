import { visitDraft } from 'shared-kernel/drafts';
import type { ClosureField } from '../../../domain/closureForm';

/** The closure that is being prepared; `choices` is what was chosen for the bookings in the way, as JSON. */
export const closureDraft = visitDraft<ClosureField | 'choices'>('closure');
