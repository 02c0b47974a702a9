import { deserialize, serialize } from 'node:v8';

// jsdom lacks it, and the in-memory database needs it.
globalThis.structuredClone ??= (value) => deserialize(serialize(value));

import 'fake-indexeddb/auto';
import type { SheetEvent } from '../model/sheetEvent';
import { eventsOfMatch, keepEvents } from '../store/events/eventDatabase';

const { open } = IDBFactory.prototype;
// The kernel's own database would outlive the local storage that a test empties, and make the next one wait for it.
IDBFactory.prototype.open = function (name, version) {
  if (name === 'jorkyball') throw new DOMException('Not in tests.', 'InvalidStateError');
  return open.call(this, name, version);
};

/** The stored events of a match, in the tests' in-memory store. */
export async function keptEvents(log: string, fixture: string): Promise<readonly SheetEvent[]> {
  return (await eventsOfMatch({ log, fixture })).events;
}

/** Keeps events as another tab would, which then says so; pages look again when they are seen again, too. */
export async function keepElsewhere(
  log: string,
  fixture: string,
  events: readonly SheetEvent[],
): Promise<void> {
  await keepEvents({ log, fixture }, events);
  window.dispatchEvent(new Event('pageshow'));
}
