import type { Tournament } from '../../domain/tournament';

export type TabProps = { readonly tournament: Tournament; readonly isOrganizer: boolean };
