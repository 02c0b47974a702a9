import { saturdayNoon } from '../scenarios/wish';
import type { BackEnd } from './backEnd';
import { type Engine, type Started, start } from './engines';
import { type Fault, without } from './without';

type Work = (backEnd: BackEnd) => Promise<unknown>;
type Scenarios = Readonly<Record<string, Work>>;

interface Rules {
  readonly scenarios: Scenarios;
  /** The purpose of each rule of the database: without it, the scenario of that name fails. */
  readonly faults: readonly (readonly [name: string, fault: Fault])[];
  /** Scenarios that need many sessions on a real server. */
  readonly together: Scenarios;
}

/** Every rule once, on a real server with its roles and grants: the fixed set. */
export function describeScenarios(scenarios: Scenarios): void {
  describeOn('Postgres', (run) => {
    test.each(Object.keys(scenarios))('%s', (name) => run(scenarios[name]));
  });
}

/** Runs the scenarios on the other engine, without each rule that they are about, and those of many sessions at once. */
export function describeRules({ scenarios, faults, together }: Rules): void {
  describeOn('PGlite', (run, backEnd) => {
    test.each(Object.keys(scenarios))('%s', (name) => run(scenarios[name]));

    test.each(faults)('“%s” fails without its rule: %j', async (name, fault) => {
      expect(Object.keys(scenarios)).toContain(name);
      await without(backEnd(), fault, () => expect(run(scenarios[name])).rejects.toThrow());
    });
  });

  describeOn('Postgres', (run) => {
    test.each(Object.keys(together))('%s', (name) => run(together[name]));
  });
}

function describeOn(
  engine: Engine,
  define: (run: (work: Work | undefined) => Promise<void>, backEnd: () => BackEnd) => void,
): void {
  describe(engine, () => {
    let started: Started;
    beforeAll(async () => {
      started = await start(engine);
    });
    afterAll(() => started?.stop());

    define(
      async (work) => {
        if (!work) throw new Error('There is no such scenario.');
        await started.backEnd.query(
          `delete from private.reservations; delete from private.network_uses;
          delete from private.series_requests; delete from private.series;
          delete from public.tournaments; delete from private.feeds; delete from private.audit`,
        );
        await started.backEnd.setClock(saturdayNoon);
        await work(started.backEnd);
      },
      () => started.backEnd,
    );
  });
}
