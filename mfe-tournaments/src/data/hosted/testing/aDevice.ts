import { stored } from 'shared-kernel';
import * as v from 'valibot';
import { createTournamentRepository, type TournamentRepository } from '../../createTournamentRepository';
import { wholeNumber } from '../../limits';
import { createStoredTournaments } from '../../storedTournaments';
import { createCopies, type Revisions } from '../copies';
import { createSharedRepository } from '../createSharedRepository';

let count = 0;

/** A device with copies of its own, as its pages know the tournaments of the back end. */
export function aDevice(): TournamentRepository & { readonly copies: ReturnType<typeof createCopies> } {
  count += 1;
  const prefix = `device-${count}-`;
  const own = createStoredTournaments(prefix);
  const revisions = stored<Revisions>({
    key: `${prefix}revisions`,
    schema: v.record(v.string(), wholeNumber(1)),
    empty: {},
  });
  const copies = createCopies(own, revisions);
  return { ...createTournamentRepository(own), ...createSharedRepository(copies), copies };
}
