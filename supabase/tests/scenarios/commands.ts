import { randomUUID } from 'node:crypto';
import type { BackEnd, Visitor } from '../support/backEnd';
import { aWish, keyOf, type Wish } from './wish';

interface Answer {
  readonly kind: string;
  readonly reason?: string;
  readonly now?: string;
  readonly reservation?: { readonly id: string; readonly hour: number };
}

/** A command of the outbox, valid for two minutes from Saturday noon on. */
function aCommand(changed: object = {}) {
  return { id: randomUUID(), secret: randomUUID(), validUntil: '2026-11-21T11:02:00.000Z', ...changed };
}

const book = (visitor: Visitor, command: object, wish: Wish) =>
  visitor.call<Answer>('book', { command, ...wish });
const move = (visitor: Visitor, command: object, wish: Wish, hour: number) =>
  visitor.call<Answer>('move_reservation', { command, ...keyOf(wish), day: wish.day, hour });
const cancel = (visitor: Visitor, command: object, wish: Wish) =>
  visitor.call<Answer>('cancel_reservation', { command, ...keyOf(wish) });

/** The rules for commands of an outbox, on every engine. */
export const commandScenarios = {
  async 'a repeated command is executed once, and gets its first answer also after its end'({
    guest,
    query,
    setClock,
  }: BackEnd) {
    const wish = aWish({ day: '2026-12-01' });
    const device = guest();
    const [booking, moving, cancelling] = [aCommand(), aCommand(), aCommand()];
    const booked = await book(device, booking, wish);
    expect(booked).toMatchObject({ kind: 'booked', reservation: { id: wish.id, name: 'Ana Diaz' } });
    const moved = await move(device, moving, wish, 20);
    expect(moved).toMatchObject({ kind: 'moved', reservation: { hour: 20 } });
    expect((await move(device, aCommand(), wish, 21)).kind).toBe('moved');
    expect(await move(device, moving, wish, 20)).toEqual(moved);
    expect(await query(`select hour from private.reservations where id = '${wish.id}'`)).toEqual([
      { hour: 21 },
    ]);
    const cancelled = await cancel(device, cancelling, wish);
    expect(cancelled.kind).toBe('cancelled');
    await setClock('2026-11-21T15:00:00+01:00');
    expect(await cancel(device, cancelling, wish)).toEqual(cancelled);
    expect(await book(device, booking, wish)).toEqual(booked);
  },

  async 'a command that arrives after its end is not executed, and reads the time'({
    guest,
    query,
    setClock,
  }: BackEnd) {
    const wish = aWish({ day: '2026-12-02' });
    await setClock('2026-11-21T12:02:00.001+01:00');
    const answer = await book(guest(), aCommand(), wish);
    expect({ ...answer, now: new Date(String(answer.now)) }).toEqual({
      kind: 'expired',
      now: new Date('2026-11-21T11:02:00.001Z'),
    });
    expect(await query(`select from private.reservations where id = '${wish.id}'`)).toEqual([]);
  },

  async 'a command with a far end is not executed: its device has a wrong clock'({ guest }: BackEnd) {
    const far = aCommand({ validUntil: '2026-11-21T11:10:00.001Z' });
    expect((await book(guest(), far, aWish({ day: '2026-12-03' }))).kind).toBe('expired');
  },

  async 'a refused command is decided anew when it is repeated'({ guest, query }: BackEnd) {
    const wish = aWish({ day: '2026-12-04', hour: 9 });
    const command = aCommand();
    expect(await book(guest(), command, wish)).toEqual({ kind: 'refused', reason: 'closed' });
    expect((await book(guest(), command, { ...wish, hour: 10 })).kind).toBe('booked');
    expect(await query('select from private.commands')).toHaveLength(1);
  },

  async 'the answer of a command opens with its secret alone'({ guest }: BackEnd) {
    const wish = aWish({ day: '2026-12-05' });
    const command = aCommand();
    await book(guest(), command, wish);
    const guessed = { ...command, secret: randomUUID() };
    const refused = { kind: 'refused', reason: 'taken-id' };
    expect(await book(guest(), guessed, aWish({ day: '2026-12-05' }))).toEqual(refused);
    expect(await cancel(guest(), guessed, wish)).toEqual(refused);
  },

  async 'a malformed command is refused'({ guest }: BackEnd) {
    for (const command of [
      null,
      [],
      aCommand({ id: '1' }),
      aCommand({ secret: '1234' }),
      aCommand({ secret: 'x'.repeat(201) }),
      aCommand({ secret: 'é'.repeat(101) }),
      aCommand({ validUntil: null }),
      aCommand({ validUntil: 'infinity' }),
      aCommand({ validUntil: '2026-13-45T11:02:00Z' }),
    ]) {
      const answer = await guest().call('cancel_reservation', { command, ...keyOf(aWish()) });
      expect([command, answer]).toEqual([command, { kind: 'refused', reason: 'malformed' }]);
    }
  },

  async 'of one reservation fifty commands are remembered'({ guest, query }: BackEnd) {
    const wish = aWish({ day: '2026-12-06' });
    const device = guest();
    await book(device, aCommand(), wish);
    for (let count = 0; count < 60; count += 1) await move(device, aCommand(), wish, wish.hour);
    expect(await query('select from private.commands')).toHaveLength(50);
  },

  async 'commands hold no name, and are forgotten a day after their end'({
    guest,
    query,
    setClock,
  }: BackEnd) {
    const wish = aWish({ day: '2026-12-07', name: 'Zoé Inoubliable' });
    await book(guest(), aCommand(), wish);
    const [row] = await query('select to_jsonb(commands)::text as text from private.commands');
    expect(row?.text).not.toMatch(new RegExp(`Zoé|${wish.email}`));
    const rows = async () => {
      await query('select private.forget_outdated()');
      return query('select from private.commands');
    };
    await setClock('2026-11-22T12:02:00+01:00');
    expect(await rows()).toHaveLength(1);
    await setClock('2026-11-22T12:02:01+01:00');
    expect(await rows()).toHaveLength(0);
  },

  async 'commands answer no request'({ guest, member }: BackEnd) {
    for (const visitor of [guest(), await member('staff')]) {
      const { status } = await visitor.ask('/rest/v1/commands', { headers: { 'Accept-Profile': 'private' } });
      expect(status).toBeGreaterThanOrEqual(400);
    }
  },
} satisfies Record<string, (backEnd: BackEnd) => Promise<void>>;
