import { safeParse } from 'valibot';
import { createStored } from '../../../platform/storage/createStored';
import { listFormat, recordFormat } from '../../../platform/storage/format';
import { createRevisions } from '../../../platform/storage/revisions';
import { createMemoryArea } from '../../../platform/storage/storageArea';
import { surroundingsOver } from '../../../platform/storage/testing/fakeTabs';
import { reservationShape } from '../../reservation';
import { createReservationStore } from '../../reservationStore';
import { createHostedReservations } from '../hosted/createHostedReservations';
import { type DeviceKeys, deviceKeysShape, noKeys } from '../hosted/deviceKeys';
import type { HostedSurroundings } from '../hosted/hostedCentre';

/** The caller of the back end on a device, as the tests of the database define it. */
type Asker = { ask(path: string, request?: RequestInit): Promise<{ status: number; body: unknown }> };

/** A device with hosted reservations, on which a guest or a member asks the back end. */
export function aDevice(guest: Asker) {
  let who: { readonly asker: Asker; readonly id: string | null | undefined } = {
    asker: guest,
    id: null,
  };
  let network: 'up' | 'down' | 'deaf' | 'offline' = 'up';
  let unanswered: string | undefined;
  let unheard: string | undefined;
  let meanwhile: (() => unknown) | undefined;
  let look = () => {};
  const listeners = new Set<() => void>();
  const events: unknown[] = [];
  const area = createMemoryArea();
  // A repository over a network has no window with events.
  const revisions = { ...createRevisions(area, undefined), isSettled: async () => true };
  const surroundings = surroundingsOver(area, { revisions });
  const list = createStored({ key: 'reservations', format: listFormat(reservationShape, []) }, surroundings);
  const keys = createStored<DeviceKeys>(
    { key: 'reservation-keys', format: recordFormat<DeviceKeys>(deviceKeysShape, noKeys) },
    surroundings,
  );

  const call: HostedSurroundings['call'] = async (name, given, schema) => {
    if (network === 'down' || network === 'offline' || name === unheard)
      return { ok: false, refusal: { kind: 'unreachable' } };
    const { status, body } = await who.asker.ask(`/rest/v1/rpc/${name}`, {
      method: 'POST',
      body: JSON.stringify(given),
    });
    if (name === unanswered) await meanwhile?.();
    if (network === 'deaf' || name === unanswered) return { ok: false, refusal: { kind: 'unreachable' } };
    const parsed = safeParse(schema, body);
    if (status >= 300 || !parsed.success) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    return { ok: true, value: parsed.output };
  };

  const { follow, ...repository } = createHostedReservations({
    copy: createReservationStore(list, (...event) => events.push(event)),
    quietCopy: list,
    keys,
    call,
    visitor: () => who.id,
    observeVisitor(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    doubtVisitor: async () => {},
    isOnline: () => network !== 'offline',
    isSeen: () => true,
    observeSeen(listener) {
      look = listener;
      return () => {};
    },
  });
  follow();

  return {
    repository,
    events,
    list,
    keys,
    /** The page becomes visible again. */
    comeBack: () => look(),
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
    logIn(member: Asker & { readonly id: string }) {
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
  };
}
