import { notify, sharedBackEnd } from 'shared-kernel';
import { createTournamentRepository, type TournamentRepository } from './createTournamentRepository';
import { loadSharing } from './loadSharing';
import { storedTournaments } from './storedTournaments';

const device = createTournamentRepository(storedTournaments);

/** Changes go to the back end, whose code is here before anybody has seen anything to change. */
async function loadChanges() {
  const sharing = await loadSharing();
  if (sharing === undefined)
    notify({ title: 'Le réseau manque pour ce changement.', variant: 'destructive' });
  return sharing;
}

const unreachable = { ok: false, refusal: { kind: 'unreachable' } } as const;

const shared: TournamentRepository = {
  ...device,
  save: async (tournament) => (await loadChanges())?.save(tournament) ?? unreachable,
  // What follows from the events of this device is shown at once; it follows from them at the back end, too (`publish`).
  update: async (id, change, wishes) =>
    wishes?.isDerived
      ? device.update(id, change, wishes)
      : ((await loadChanges())?.update(id, change, wishes) ?? unreachable),
  delete: async (id) => (await loadChanges())?.remove(id) ?? unreachable,
};

/** The tournaments of this browser, to be changed too; with a back end, those that everybody shares. */
export const tournaments = sharedBackEnd() === undefined ? device : shared;
