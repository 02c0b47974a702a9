import type { Tournament } from '../../../model/tournament';

export type TabProps = { readonly tournament: Tournament; readonly isOrganizer: boolean };
