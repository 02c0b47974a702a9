import { saturdayNoon } from '../scenarios/wish';
import type { BackEnd } from './backEnd';
import { engines, type Started, start } from './engines';
import { type Fault, without } from './without';

type Work = (backEnd: BackEnd) => Promise<unknown>;

interface Rules {
  readonly scenarios: Readonly<Record<string, Work>>;
  /** What each rule of the database is for: without it, the scenario of that name fails. */
  readonly faults: readonly (readonly [name: string, fault: Fault])[];
  /** What only many sessions can show, on a real server. */
  readonly together: Readonly<Record<string, Work>>;
}

/** Runs the scenarios on every engine; the faults once, because rules do not depend on the engine. */
export function describeRules({ scenarios, faults, together }: Rules): void {
  describe.each(engines)('%s', (engine) => {
    let started: Started;
    beforeAll(async () => {
      started = await start(engine);
    });
    afterAll(() => started?.stop());

    async function run(work: Work | undefined) {
      if (!work) throw new Error('There is no such scenario.');
      await started.backEnd.query(
        'delete from private.reservations; delete from private.audit; delete from public.live_matches',
      );
      await started.backEnd.setClock(saturdayNoon);
      await work(started.backEnd);
    }

    test.each(Object.keys(scenarios))('%s', (name) => run(scenarios[name]));

    if (engine === 'PGlite') {
      test.each(faults)('“%s” would fail without what it is about: %j', async (name, fault) => {
        expect(Object.keys(scenarios)).toContain(name);
        await without(started.backEnd, fault, () => expect(run(scenarios[name])).rejects.toThrow());
      });
    } else {
      test.each(Object.keys(together))('%s', (name) => run(together[name]));
    }
  });
}
