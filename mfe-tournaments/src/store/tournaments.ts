import { notify, sharedBackEnd } from 'shared-kernel';
import { deviceRepository as device, type TournamentRepository } from './createTournamentRepository';
import { loadSharing } from './loadSharing';
import { sampleTournament } from './sampleTournament';

/** If the code did not load, the page has shown hardly any tournament to change. */
async function refuse() {
  notify({ title: 'Ce changement demande le réseau.' });
  return { ok: false, refusal: { kind: 'unreachable' } } as const;
}

const absent = { save: refuse, update: refuse, delete: refuse };

const there = async () => (await loadSharing())?.changes ?? absent;

const shared: TournamentRepository = {
  ...device,
  save: async (tournament) => (await there()).save(tournament),
  // Changes derived from this device's events are shown at once; the back end derives them too (`publish`).
  update: async (id, change, options) =>
    (options?.isDerived ? device : await there()).update(id, change, options),
  delete: async (id) => (await there()).delete(id),
};

const local: TournamentRepository = {
  ...device,
  // The first tournament makes the list one that is no longer untouched: the sample would never be stored. A list with the
  // sample alone would say to an open sheet that its tournament was deleted, so the sample comes second.
  async save(tournament) {
    const isFirst = device.isUntouched(await device.summaries.read());
    const saved = await device.save(tournament);
    if (isFirst && saved.ok) await device.addSample(sampleTournament);
    return saved;
  },
};

const repository = sharedBackEnd() ? shared : local;

/** The tournaments of this browser, for changes too; with a back end, the shared tournaments. */
export const tournaments: TournamentRepository = {
  ...repository,
  async update(id, change, options) {
    const { confirmed = [] } = options ?? {};
    const record = confirmed.length > 0 && confirmed !== 'all' && (await device.record(id).read());
    // Loads late, because readers of a tournament never need it. Without an event store nothing can be kept, and the
    // correction is made all the same.
    if (record)
      await import(/* webpackChunkName: "tournaments-catch-up" */ './canKeep')
        .then(({ keepSheets }) => keepSheets(record, confirmed))
        .catch(() => undefined);
    return repository.update(id, change, options);
  },
};
