import { stored } from 'shared-kernel';
import {
  createTournamentRepository,
  type TournamentRepository,
} from '../../store/createTournamentRepository';
import { createStoredTournaments } from '../../store/storedTournaments';
import { createCopies, editionsDefinition } from '../copies';
import { createSharedRepository } from '../createSharedRepository';

let count = 0;

/** A device with copies of its own, as its pages know the tournaments of the back end. */
export function aDevice(): TournamentRepository & { readonly copies: ReturnType<typeof createCopies> } {
  count += 1;
  const prefix = `device-${count}-`;
  const own = createStoredTournaments(prefix);
  const copies = createCopies(own, stored({ key: `${prefix}revisions`, ...editionsDefinition }));
  return { ...createTournamentRepository(own), ...createSharedRepository(copies), copies };
}
