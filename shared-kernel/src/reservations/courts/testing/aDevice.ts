import { environmentManager } from '@tanstack/query-core';
import { safeParse } from 'valibot';
import { commandShape } from '../../../platform/outbox/command';
import type { Command } from '../../../platform/outbox/contract';
import { createOutbox } from '../../../platform/outbox/createOutbox';
import { createStored } from '../../../platform/storage/createStored';
import { listFormat, recordFormat } from '../../../platform/storage/format';
import { createRevisions } from '../../../platform/storage/revisions';
import { createMemoryArea } from '../../../platform/storage/storageArea';
import { inTurns, surroundingsOver } from '../../../platform/storage/testing/fakeTabs';
import { reservationShape } from '../../reservation';
import { createReservationStore } from '../../reservationStore';
import { createHostedReservations } from '../hosted/createHostedReservations';
import { type DeviceKeys, deviceKeysShape, noKeys } from '../hosted/deviceKeys';
import type { HostedSurroundings } from '../hosted/hostedCentre';

/** The caller of the back end on a device, as the tests of the database define it. */
type Asker = { ask(path: string, request?: RequestInit): Promise<{ status: number; body: unknown }> };

// The tests of a back end run without a window, and their device is no server.
environmentManager.setIsServer(() => false);

/** A device with hosted reservations, on which a guest or a member asks the back end. `stored` is of an earlier page. */
export function aDevice(guest: Asker, stored: Readonly<Record<string, string>> = {}) {
  let who: { readonly asker: Asker; readonly id: string | null | undefined } = {
    asker: guest,
    id: null,
  };
  let network: 'up' | 'down' | 'deaf' | 'offline' = 'up';
  let isExpired = false;
  let unanswered: string | undefined;
  let unheard: string | undefined;
  let meanwhile: (() => unknown) | undefined;
  const looks = new Set<() => void>();
  const listeners = new Set<() => void>();
  const events: unknown[] = [];
  const told: unknown[] = [];
  const area = createMemoryArea();
  for (const [key, text] of Object.entries(stored)) area.write(key, text);
  // A repository over a network has no window with events.
  const revisions = { ...createRevisions(area, undefined), isSettled: async () => true };
  const surroundings = surroundingsOver(area, { revisions });
  const list = createStored({ key: 'reservations', format: listFormat(reservationShape, []) }, surroundings);
  const keys = createStored<DeviceKeys>(
    { key: 'reservation-keys', format: recordFormat<DeviceKeys>(deviceKeysShape, noKeys) },
    surroundings,
  );
  const commands = createStored<readonly Command[]>(
    { key: 'outbox', format: listFormat(commandShape, []) },
    surroundings,
  );

  const call: HostedSurroundings['call'] = async (name, given, schema) => {
    if (network === 'down' || network === 'offline' || name === unheard)
      return { ok: false, refusal: { kind: 'unreachable' } };
    const { asker, id } = who;
    const { status, body } = await asker.ask(`/rest/v1/rpc/${name}`, {
      method: 'POST',
      body: JSON.stringify(given),
    });
    if (name === unanswered) await meanwhile?.();
    if (network === 'deaf' || name === unanswered) return { ok: false, refusal: { kind: 'unreachable' } };
    if (id && id !== who.id) return { ok: false, refusal: { kind: 'unreachable', isLeft: true } };
    const parsed = safeParse(schema, body);
    if (status >= 300 || !parsed.success) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    return { ok: true, value: parsed.output };
  };
  const visitor = () => who.id;
  const observe = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => void set.delete(listener);
  };

  const outbox = createOutbox({
    list: commands,
    withLock: inTurns(),
    call,
    visitor,
    isExpired: () => isExpired,
    isOnline: () => network !== 'offline',
    observeChances(listener) {
      const stops = [observe(looks)(listener), observe(listeners)(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    loadPage: async () => {},
  });
  const { follow, ...repository } = createHostedReservations({
    copy: createReservationStore(list, (...event) => events.push(event)),
    quietCopy: list,
    keys,
    outbox,
    call,
    visitor,
    observeVisitor: observe(listeners),
    checkVisitor: async () => {},
    tell: ({ date, time }, { state }) => told.push(`${date} ${time} ${state}`),
    observeSeen: observe(looks),
  });
  outbox.start();
  follow();

  return {
    repository,
    events,
    /** How bookings have ended that no form awaited. */
    told,
    list,
    keys,
    commands,
    /** The page becomes visible again. */
    comeBack() {
      for (const look of looks) look();
    },
    /** `deaf`: questions arrive, and their answers are lost. `offline`: the device knows that it has no network. */
    setNetwork(state: typeof network) {
      network = state;
    },
    /** Of one question only; `then` happens while its answer is waited for. */
    loseAnswers(to?: string, then?: () => unknown) {
      unanswered = to;
      meanwhile = then;
    },
    /** One question only does not arrive. */
    loseQuestions(of?: string) {
      unheard = of;
    },
    /** The back end logs the member out. */
    expire() {
      isExpired = true;
      who = { asker: guest, id: null };
      for (const listener of listeners) listener();
    },
    logIn(member: Asker & { readonly id: string }) {
      isExpired = false;
      who = { asker: member, id: member.id };
      for (const listener of listeners) listener();
    },
    /** The provider of the session does not load. */
    loseSession() {
      who = { asker: guest, id: undefined };
    },
    logOut() {
      who = { asker: guest, id: null };
      for (const listener of listeners) listener();
    },
    /** Nothing is repeated after the test. */
    close: () => outbox.remove(() => true),
  };
}
