import { randomUUID } from 'node:crypto';
import type { BackEnd, Visitor } from '../support/backEnd';
import { aWish, keyOf, saturdayNoon, type Wish } from './wish';

const centre = 'prouvy';
const day = '2026-12-08';
const refused = (reason: string) => ({ kind: 'refused', reason });

interface DeskReservation {
  readonly id: string;
  readonly reference: string;
  readonly sequence: number;
  readonly day: string;
  readonly hour: number;
  readonly court: number;
  readonly players: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
  readonly attendance: string | null;
  readonly member: string | null;
  readonly enteredBy: string;
  readonly changedBy: string;
  readonly changeReason: string;
  readonly absences: number;
  readonly suspended: boolean;
  readonly suspension: string;
  readonly group: readonly Pick<DeskReservation, 'id' | 'sequence' | 'court'>[];
}

interface Answer {
  readonly kind: string;
  readonly reason?: string;
  readonly reservation?: DeskReservation;
  readonly reservations?: readonly DeskReservation[];
  readonly by?: DeskReservation | null;
  readonly freeCourts?: readonly number[];
}

/** A guest on the phone at 18:00. */
function aCall(changed: object = {}) {
  return {
    command: randomUUID(),
    centre,
    day,
    hour: 18,
    court: 1,
    players: 4,
    name: 'Ana Diaz',
    email: null,
    phone: '06 12 34 56 78',
    member: null,
    plan: 'Découverte',
    service: 'Non spécifié',
    note: '',
    ...changed,
  };
}

const bookAtDesk = (staff: Visitor, changed: object = {}) => staff.call<Answer>('desk_book', aCall(changed));

/** Courts of that hour in one command. */
const callFor = (courts: readonly unknown[] | null, changed: object = {}) => {
  const { court: _, ...call } = aCall(changed);
  return { ...call, courts };
};
const bookCourts = (staff: Visitor, given: ReturnType<typeof callFor>) =>
  staff.call<Answer>('desk_book_courts', given);

/** The reservation, which must be booked. */
async function booked(staff: Visitor, changed: object = {}): Promise<DeskReservation> {
  const { kind, reservation } = await bookAtDesk(staff, changed);
  expect(kind).toBe('booked');
  return reservation as DeskReservation;
}

const to = (moved: Partial<DeskReservation>, changed: object = {}) => ({
  command: randomUUID(),
  id: moved.id,
  sequence: moved.sequence,
  day,
  hour: 20,
  court: 3,
  reason: '',
  ...changed,
});
const move = (staff: Visitor, moved: Partial<DeskReservation>, changed: object = {}) =>
  staff.call<Answer>('desk_move', to(moved, changed));
const cancel = (staff: Visitor, { id, sequence }: Partial<DeskReservation>, changed: object = {}) =>
  staff.call<Answer>('desk_cancel', { command: randomUUID(), id, sequence, reason: '', ...changed });
const undo = (staff: Visitor, command: string) => staff.call<Answer>('desk_undo', { command });
const attend = (staff: Visitor, id: string, attendance: string | null) =>
  staff.call<Answer>('desk_attendance', { id, attendance });
const list = (staff: Visitor, first_day = day, last_day = first_day) =>
  staff.call<Answer & { readonly closures: readonly object[]; readonly now: string }>('desk_days', {
    centre,
    first_day,
    last_day,
  });
const search = (staff: Visitor, words: string) =>
  staff.call<{ readonly reservations: readonly DeskReservation[]; readonly more: boolean }>('desk_search', {
    words,
  });
const detailsOf = ({ name, email, phone, players, note }: DeskReservation) => ({
  name,
  email,
  phone,
  players,
  note,
});
const edit = (staff: Visitor, known: DeskReservation, changed: object) =>
  staff.call<Answer>('desk_edit', {
    id: known.id,
    known: detailsOf(known),
    wanted: { ...detailsOf(known), ...changed },
  });

const bookOnline = (visitor: Visitor, changed: Partial<Wish> & { readonly phone?: string | null } = {}) =>
  visitor.call<Answer & { readonly sentence?: string }>('book', {
    phone: null,
    ...aWish({ day }),
    ...changed,
  });

const minutesLater = (minutes: number) => new Date(Date.parse(saturdayNoon) + minutes * 60_000).toISOString();

/** An hour of a court that is closed. */
async function close({ query }: BackEnd, hour: number, court: number) {
  const id = randomUUID();
  await query(`
    insert into private.closures (id, centre, courts, first_day, first_hour, last_day, last_hour, sentence, created_at)
    values ('${id}', '${centre}', array[${court}], '${day}', ${hour}, '${day}', ${hour}, 'Terrain ${court} en travaux', private.clock());
    insert into private.reservations (id, centre, court, day, hour, players, plan, service, secret_hash, created_at, closure)
    values (gen_random_uuid(), '${centre}', ${court}, '${day}', ${hour}, 0, '', '', '\\x00', private.clock(), '${id}')`);
  return id;
}

interface Mail {
  readonly kind: string;
  readonly recipient: string;
  readonly payload: { readonly reason?: string | null; readonly before?: object; readonly court: number };
}

/** The key that came in a mail about the reservation. */
async function linkTo({ query }: BackEnd, { id, email }: Pick<Wish, 'id' | 'email'>) {
  const secret = randomUUID();
  await query(`insert into private.mail_links
    values (private.hash_of('${secret}'), '${id}', 'open', private.address_hash('${email}'))`);
  return { id, secret };
}

const mailsOf = async ({ query }: BackEnd, id: string) =>
  (await query(`
    select kind, recipient, payload from private.outgoing_mail
    where reservation = '${id}' and kind <> 'reminder' order by created_at, kind`)) as unknown as readonly Mail[];

/** At a centre that sends mails. */
function withMails(work: (backEnd: BackEnd) => Promise<void>) {
  return async (backEnd: BackEnd) => {
    await backEnd.query(`
      delete from private.unconfirmed_mails; delete from private.outgoing_mail;
      update private.centres set sends_mail = true, mail_worker_seen_at = private.clock()`);
    try {
      await work(backEnd);
    } finally {
      await backEnd.query('update private.centres set sends_mail = false, mail_worker_seen_at = null');
    }
  };
}

/** Every request of the desk, about this reservation. */
const requests = (reservation: DeskReservation, member: string) =>
  [
    ['desk_days', { centre, first_day: day, last_day: day }],
    ['desk_book', aCall({ court: 5 })],
    ['desk_book_courts', callFor([2, 6])],
    ['desk_move', to(reservation)],
    [
      'desk_cancel',
      { command: randomUUID(), id: reservation.id, sequence: reservation.sequence, reason: '' },
    ],
    ['desk_undo', { command: randomUUID() }],
    ['desk_edit', { id: reservation.id, known: detailsOf(reservation), wanted: detailsOf(reservation) }],
    ['desk_attendance', { id: reservation.id, attendance: null }],
    ['desk_members', { words: 'ana' }],
    ['desk_search', { words: 'ana' }],
    ['suspend_person', { person: member, email: null, sentence: 'Non.' }],
    ['end_suspension', { person: member, email: null }],
  ] as const;

/** What the desk does and reads. */
export const deskScenarios = {
  async 'a guest, a player and an organiser are refused every request of the desk, and so are dismissed staff'(
    backEnd: BackEnd,
  ) {
    const staff = await backEnd.member('staff');
    const player = await backEnd.member();
    const game = await booked(staff);
    const refuseAll = async (visitor: Visitor) => {
      for (const [name, given] of requests(game, player.id)) {
        expect([name, await visitor.call(name, given)]).toEqual([name, refused('not-staff')]);
      }
    };
    for (const visitor of [backEnd.guest(), player, await backEnd.member('organizer')])
      await refuseAll(visitor);
    expect(await backEnd.query('select from private.reservations')).toHaveLength(1);
    expect(await backEnd.query(`select from private.audit where action = 'read'`)).toEqual([]);
    const manager = await backEnd.member('manager');
    for (const [name, given] of requests(game, player.id)) {
      expect([name, await manager.call<Answer>(name, given)]).not.toEqual([name, refused('not-staff')]);
    }
    await backEnd.query(`update auth.users set raw_app_meta_data = '{}' where id = '${staff.id}'`);
    await refuseAll(staff);
  },

  async 'the desk books for a guest without an address, and its author is known'(backEnd: BackEnd) {
    const staff = await backEnd.member('staff');
    await staff.call('change_profile', { changed: { name: 'Léa Martin' } });
    const game = await booked(staff, { note: ' Deux raquettes\nà prêter\u202e ', court: null });
    expect(game).toMatchObject({
      day,
      hour: 18,
      court: 1,
      name: 'Ana Diaz',
      email: '',
      phone: '06 12 34 56 78',
      note: 'Deux raquettes\nà prêter',
      member: null,
      enteredBy: 'Léa Martin',
      changedBy: '',
      changeReason: '',
      attendance: null,
      absences: 0,
      suspended: false,
      suspension: '',
      reference: expect.stringMatching(/^[2-9A-HJKMNP-Z]{6}$/),
    });
    const [drawn] = await backEnd.query(
      `select string_agg(private.new_reference(), '') as signs from generate_series(1, 500)`,
    );
    expect([...new Set(String(drawn?.signs))].sort().join('')).toBe('23456789ABCDEFGHJKMNPQRSTUVWXYZ');
    expect((await list(staff)).reservations).toEqual([game]);
    // Visitors find the court taken.
    expect((await bookOnline(backEnd.guest())).reservation?.court).toBe(2);
    expect(await bookAtDesk(staff, { phone: null, court: 6 })).toMatchObject({ reservation: { phone: '' } });
  },

  async 'the desk books for a member, with the name and the address of the account'(backEnd: BackEnd) {
    const staff = await backEnd.member('staff');
    const member = await backEnd.member();
    const game = await booked(staff, { member: member.id, name: '', phone: null });
    expect(game).toMatchObject({ name: 'Ana Diaz', email: member.email, member: member.id });
    expect(await member.call('own_reservations', {})).toMatchObject([{ id: game.id }]);
    expect(await bookAtDesk(staff, { member: randomUUID(), court: 2 })).toEqual(refused('unknown-member'));
  },

  'the desk sees that an account has not confirmed its address, and mails only what it typed itself':
    withMails(async (backEnd) => {
      const staff = await backEnd.member('staff');
      const { id: member, email } = await backEnd.member();
      const found = () => staff.call('desk_members', { words: email });
      expect(await found()).toMatchObject({ people: [{ id: member, isConfirmed: true }] });
      await backEnd.query(`update auth.users set email_confirmed_at = null where id = '${member}'`);
      expect(await found()).toMatchObject({ people: [{ id: member, isConfirmed: false }] });
      const game = await booked(staff, { member, name: '' });
      expect([game.email, await mailsOf(backEnd, game.id)]).toEqual(['', []]);
      const series = {
        command: randomUUID(),
        centre,
        member,
        name: '',
        email: null,
        phone: null,
        players: 4,
        note: '',
      };
      const terms = { plan: 'Non spécifié', service: 'Non spécifié', request: null };
      const dates = [{ day: '2026-12-15', hour: 18, court: 1 }];
      expect(await staff.call('create_series', { ...series, ...terms, dates })).toMatchObject({
        kind: 'created',
      });
      expect((await list(staff, '2026-12-15')).reservations).toMatchObject([{ email: '' }]);
      const typed = await booked(staff, { member, name: '', email: email.toUpperCase(), court: 2 });
      expect(await mailsOf(backEnd, typed.id)).toMatchObject([{ recipient: email.toUpperCase() }]);
      await backEnd.query('delete from private.outgoing_mail');
    }),

  async 'limits of one person bind no staff, and what the desk entered counts for none of them'(
    backEnd: BackEnd,
  ) {
    const staff = await backEnd.member('staff');
    const member = await backEnd.member();
    for (let count = 0; count < 12; count += 1) {
      await booked(staff, { member: member.id, name: '', hour: 10 + count });
      await booked(staff, { email: 'ana@example.org', court: 2, hour: 10 + count });
    }
    expect((await bookOnline(member)).kind).toBe('booked');
    expect((await bookOnline(backEnd.guest(), { email: 'ana@example.org' })).kind).toBe('booked');
    const manager = await backEnd.member('manager');
    expect(await manager.call('blocks', { centre })).toMatchObject({ people: [] });
  },

  async 'the desk books only in opening hours, on courts in service, until the hour is over'(
    backEnd: BackEnd,
  ) {
    const { query, setClock } = backEnd;
    const staff = await backEnd.member('staff');
    const refusals: readonly (readonly [object, string])[] = [
      [{ hour: 9 }, 'closed'],
      [{ hour: 24 }, 'closed'],
      [{ court: 7 }, 'closed'],
      [{ day: '2026-11-21', hour: 11 }, 'past'],
      [{ day: '2026-11-20' }, 'past'],
      [{ day: '2028-11-22' }, 'too-far'],
      [{ day: '9999-12-31' }, 'too-far'],
      [{ day: '5874897-12-31' }, 'too-far'],
      [{ day: 'infinity' }, 'closed'],
      [{ hour: -2_147_483_648 }, 'closed'],
      [{ players: -1 }, 'malformed'],
      [{ centre: 'lens' }, 'malformed'],
      [{ day: null }, 'malformed'],
      [{ command: null }, 'malformed'],
      [{ players: 5 }, 'malformed'],
      [{ name: ' \u200b ' }, 'malformed'],
      [{ name: 'x'.repeat(121) }, 'malformed'],
      [{ note: 'x'.repeat(501) }, 'malformed'],
      [{ email: 'ana@example' }, 'email'],
    ];
    for (const [changed, reason] of refusals) {
      expect([changed, await bookAtDesk(staff, changed)]).toEqual([changed, refused(reason)]);
    }
    for (const far of ['9999-12-31', '5874897-12-31'])
      expect(await bookOnline(backEnd.guest(), { day: far })).toEqual(refused('too-far'));
    expect(await bookOnline(backEnd.guest(), { players: -1 })).toEqual(refused('malformed'));
    await query('update private.courts set in_service = false where number = 6');
    expect(await bookAtDesk(staff, { court: 6 })).toEqual(refused('closed'));
    await query('update private.courts set in_service = true');
    await booked(staff, { day: '2028-11-21' });
    await setClock('2026-11-21T12:59:59+01:00');
    const late = await booked(staff, { day: '2026-11-21', hour: 12 });
    await setClock('2026-11-21T13:00:00+01:00');
    expect(await bookAtDesk(staff, { day: '2026-11-21', hour: 12, court: 2 })).toEqual(refused('past'));
    expect(await move(staff, late)).toEqual(refused('past'));
    expect(await cancel(staff, late)).toEqual(refused('past'));
  },

  async 'an hour begins when the centre’s clock says, on both sides of a clock change'(backEnd: BackEnd) {
    const staff = await backEnd.member('staff');
    // The clock of the Sunday is two hours ahead of UTC, that of the Saturday one.
    for (const [changed, last, over] of [
      [{ day: '2027-03-27', hour: 10 }, '2027-03-27T09:59:59Z', '2027-03-27T10:00:00Z'],
      [{ day: '2027-03-28', hour: 10 }, '2027-03-28T08:59:59Z', '2027-03-28T09:00:00Z'],
      [{ day: '2027-10-31', hour: 10 }, '2027-10-31T09:59:59Z', '2027-10-31T10:00:00Z'],
    ] as const) {
      await backEnd.setClock(last);
      await booked(staff, changed);
      await backEnd.setClock(over);
      expect(await bookAtDesk(staff, { ...changed, court: 2 })).toEqual(refused('past'));
    }
    const { reservations } = await list(staff, '2027-03-27', '2027-03-28');
    expect(reservations?.map((each) => [each.day, each.hour])).toEqual([
      ['2027-03-27', 10],
      ['2027-03-28', 10],
    ]);
  },

  async 'a phone number has digits and no letters, at the desk and online'(backEnd: BackEnd) {
    const staff = await backEnd.member('staff');
    const visitor = backEnd.guest();
    for (const phone of [
      '06 12 AB 56 78',
      'appelez Ana',
      '12345',
      '1'.repeat(16),
      '06;12;34;56',
      '٠٦١٢٣٤٥٦٧٨',
      '6+123456',
      `${'\u200b'.repeat(2_700)}0612345678`,
    ]) {
      expect([phone, await bookAtDesk(staff, { phone })]).toEqual([phone, refused('phone')]);
      expect([phone, await bookOnline(visitor, { phone })]).toEqual([phone, refused('phone')]);
    }
    const game = await booked(staff, { phone: '\u202a+33\u00a06 12.34-56/78\u202c' });
    expect(game.phone).toBe('+33 6 12.34-56/78');
    expect(await edit(staff, game, { phone: 'Ana' })).toEqual(refused('phone'));
    const wish = aWish({ day });
    expect((await bookOnline(visitor, { ...wish, phone: ' (0)3 27 00 00 00 ' })).kind).toBe('booked');
    const command = { id: randomUUID(), secret: randomUUID(), validUntil: minutesLater(5) };
    const sent = { command, ...aWish({ day }), phone: '06 99 99 99 99' };
    const answer = await visitor.call<Answer>('book', sent);
    expect(answer.kind).toBe('booked');
    expect(await visitor.call('book', sent)).toEqual(answer);
    expect(JSON.stringify(answer)).not.toContain('99 99');
    const phones = (await list(staff)).reservations?.map(({ phone }) => phone);
    expect(phones?.sort()).toEqual(['(0)3 27 00 00 00', '+33 6 12.34-56/78', '06 99 99 99 99']);
    // Pages of earlier releases send none.
    expect((await visitor.call<Answer>('book', aWish({ day }))).kind).toBe('booked');
  },

  async 'names of every script are kept, without signs that turn the text around them'(backEnd: BackEnd) {
    const staff = await backEnd.member('staff');
    const names = ['محمد العربي', 'שרה כהן', 'Zoé 🏓 Müller', '\u202eanA\u202c D’Or'];
    for (const [place, name] of names.entries()) await booked(staff, { name, court: place + 1 });
    const { reservations } = await list(staff);
    expect(reservations?.map(({ name }) => name)).toEqual([...names.slice(0, 3), 'anA D’Or']);
    for (const words of ['محمد', 'כהן', '🏓', 'zoe mul', 'd or']) {
      expect([words, (await search(staff, words)).reservations]).toEqual([words, [expect.anything()]]);
    }
  },

  async 'no visitor reads a number, a note or an author of the staff, not even about their own game'(
    backEnd: BackEnd,
  ) {
    const staff = await backEnd.member('staff');
    await staff.call('change_profile', { changed: { name: 'Léa Martin' } });
    const member = await backEnd.member();
    const other = await backEnd.member();
    const game = await booked(staff, {
      member: member.id,
      name: 'Zoé Petit',
      phone: '06 55 55 55 55',
      note: 'Client difficile',
    });
    const keys = [{ id: game.id, secret: randomUUID() }];
    const moved = { id: game.id, day, hour: 20, secret: null };
    const secrets = /55 55|difficile|Léa|Martin/;
    for (const [name, given] of [
      ['own_reservations', { keys }],
      ['reservations_now', { keys }],
      ['move_reservation', moved],
      ['cancel_reservation', { id: game.id, secret: null }],
      ['courts_now', { centre }],
      ['taken_courts', { centre, first_day: day, last_day: day }],
    ] as const) {
      const answer = JSON.stringify(await member.call(name, given));
      expect([name, answer]).toEqual([name, expect.not.stringMatching(secrets)]);
      for (const stranger of [other, backEnd.guest()]) {
        const theirs = JSON.stringify(await stranger.call(name, given));
        expect([name, theirs]).toEqual([name, expect.not.stringMatching(/55 55|difficile|Léa|Martin|Zoé/)]);
      }
    }
    for (const name of ['my_data', 'guest_data']) {
      const theirs = JSON.stringify(await other.call(name, name === 'guest_data' ? { keys } : {}));
      expect([name, theirs]).toEqual([name, expect.not.stringMatching(/55 55|difficile|Zoé/)]);
    }
    const table = await other.ask('/rest/v1/desk_commands');
    expect(table.status).toBe(404);
  },

  async 'a repeated command is executed once and answers the same'(backEnd: BackEnd) {
    const { query } = backEnd;
    const staff = await backEnd.member('staff');
    const other = await backEnd.member('staff');
    const call = aCall();
    const first = await staff.call<Answer>('desk_book', call);
    expect(await staff.call('desk_book', call)).toEqual(first);
    expect(await query('select from private.reservations')).toHaveLength(1);
    expect(await other.call('desk_book', call)).toEqual(refused('malformed'));
    const asked = to(first.reservation ?? {});
    const moved = await staff.call<Answer>('desk_move', asked);
    expect(moved).toMatchObject({ kind: 'moved', reservation: { hour: 20, court: 3, day } });
    expect(await staff.call('desk_move', asked)).toEqual(moved);
    // With other values it is another question.
    expect(await staff.call('desk_book', { ...call, name: 'Zoé Roy' })).toEqual(refused('reused'));
    expect(await staff.call('desk_move', { ...asked, hour: 21 })).toEqual(refused('reused'));
    expect(await staff.call('desk_move', { ...asked, command: call.command })).toEqual(refused('reused'));
    const command = randomUUID();
    const cancelled = await cancel(staff, moved.reservation ?? {}, { command });
    expect(cancelled.kind).toBe('cancelled');
    expect(await cancel(staff, moved.reservation ?? {}, { command })).toEqual(cancelled);
    expect(await cancel(staff, moved.reservation ?? {}, { command, reason: 'Pluie' })).toEqual(
      refused('reused'),
    );
    expect(await cancel(staff, moved.reservation ?? {})).toEqual(refused('gone'));
    const undone = await undo(staff, command);
    expect(undone).toMatchObject({ kind: 'undone', reservation: { hour: 20, court: 3 } });
    expect(await undo(staff, command)).toEqual(undone);
    expect(await cancel(staff, moved.reservation ?? {}, { command })).toEqual(refused('gone'));
    expect(await query('select from private.reservations where cancelled_at is null')).toHaveLength(1);
    // No word of a person is kept with the commands.
    expect(JSON.stringify(await query('select answer from private.desk_commands'))).not.toContain('Ana');
  },

  async 'a court has one game: the desk reads who has it, and which are free'(backEnd: BackEnd) {
    const staff = await backEnd.member('staff');
    const first = await booked(staff);
    const second = await booked(staff, { court: 2, name: 'Zoé Petit' });
    await close(backEnd, 18, 3);
    expect(await bookAtDesk(staff, { court: 2 })).toEqual({
      kind: 'taken',
      by: second,
      freeCourts: [4, 5, 6],
    });
    expect(await bookAtDesk(staff, { court: 3 })).toEqual({ kind: 'taken', by: null, freeCourts: [4, 5, 6] });
    const inTheWay = { hour: 18, court: 1 };
    expect(await move(staff, second, inTheWay)).toEqual({ kind: 'taken', by: first });
    expect(await move(staff, second, { ...inTheWay, court: 3 })).toEqual({ kind: 'taken', by: null });
    // Of several courts all or none.
    for (const [wanted, by] of [
      [[6, 2, 1], first],
      [[4, 3, 5], null],
    ] as const) {
      expect(await bookCourts(staff, callFor(wanted))).toEqual({ kind: 'taken', by, freeCourts: [4, 5, 6] });
    }
    for (const [wanted, reason] of [
      [null, 'malformed'],
      [[], 'malformed'],
      [
        [
          [4, 5],
          [6, 2],
        ],
        'malformed',
      ],
      [[4, 4], 'malformed'],
      [[4, null], 'malformed'],
      [[4, 7], 'closed'],
    ] as const) {
      expect([wanted, await bookCourts(staff, callFor(wanted))]).toEqual([wanted, refused(reason)]);
    }
    expect((await list(staff)).reservations).toHaveLength(2);
    for (const court of [4, 5, 6]) await booked(staff, { court: null, name: `Terrain ${court}` });
    expect(await bookAtDesk(staff, { court: null })).toEqual({ kind: 'taken', by: null, freeCourts: [] });
  },

  async 'the desk moves and cancels after the visitors’ deadline, but not what another has changed since'(
    backEnd: BackEnd,
  ) {
    const staff = await backEnd.member('staff');
    const visitor = backEnd.guest();
    const wish = aWish({ day });
    await bookOnline(visitor, wish);
    const [game] = (await list(staff)).reservations ?? [];
    await backEnd.setClock(`${day}T18:30:00+01:00`);
    expect(await visitor.call('cancel_reservation', keyOf(wish))).toEqual({ kind: 'already-begun' });
    const { reservation: moved } = await move(staff, game ?? {}, { reason: 'Fuite d’eau' });
    const byDesk = { changedBy: 'Ana Diaz', enteredBy: '', changeReason: 'Fuite d’eau' };
    expect(moved).toMatchObject({ id: wish.id, hour: 20, court: 3, ...byDesk });
    // The visitor's own change is not the desk's.
    await backEnd.setClock(saturdayNoon);
    await visitor.call('move_reservation', { ...keyOf(wish), day, hour: 21 });
    const [present] = (await list(staff)).reservations ?? [];
    expect(present).toMatchObject({ hour: 21, changedBy: '', changeReason: '' });
    expect(await move(staff, moved ?? {}, { hour: 11 })).toEqual({ kind: 'conflict', reservation: present });
    expect(await cancel(staff, moved ?? {})).toEqual({ kind: 'conflict', reservation: present });
    for (const [changed, reason] of [
      [{ hour: 9 }, 'closed'],
      [{ court: 7 }, 'closed'],
      [{ court: null }, 'malformed'],
      [{ reason: 'x'.repeat(201) }, 'malformed'],
      [{ id: randomUUID() }, 'gone'],
    ] as const) {
      expect(await move(staff, present ?? {}, changed)).toEqual(refused(reason));
    }
    expect(await cancel(staff, present ?? {}, { reason: 'Panne' })).toMatchObject({ kind: 'cancelled' });
    expect((await list(staff)).reservations).toEqual([]);
    const closure = await close(backEnd, 10, 1);
    const [cell] = await backEnd.query(
      `select id, sequence from private.reservations where closure = '${closure}'`,
    );
    expect(await cancel(staff, cell as object)).toEqual(refused('gone'));
  },

  async 'a command is undone within two minutes, by its author, if nothing has changed since'(
    backEnd: BackEnd,
  ) {
    const staff = await backEnd.member('staff');
    const other = await backEnd.member('staff');
    const [first, second] = [aCall(), aCall({ court: 2 })];
    const game = await booked(staff, first);
    await booked(staff, second);
    expect(await undo(other, first.command)).toEqual(refused('too-late'));
    expect(await undo(staff, second.command)).toEqual({ kind: 'undone', reservation: null });
    expect((await list(staff)).reservations).toEqual([game]);
    // What another person has written stays; what its author has written goes.
    for (const [writer, kind] of [
      [other, 'refused'],
      [staff, 'undone'],
    ] as const) {
      const call = aCall({ court: 4 + Number(writer === staff) });
      expect(await edit(writer, await booked(staff, call), { note: 'Arrive en retard' })).toMatchObject({
        kind: 'edited',
      });
      expect(await undo(staff, call.command)).toMatchObject({ kind });
    }
    await backEnd.query(`delete from private.reservations where court = 4`);

    const change = async (work: (command: string) => Promise<Answer>, between: () => Promise<unknown>) => {
      const command = randomUUID();
      const { kind } = await work(command);
      await between();
      return [kind, await undo(staff, command)] as const;
    };
    const present = async () => (await list(staff)).reservations?.[0] as DeskReservation;
    // The booking is no more the last change.
    expect(
      await change(
        (command) => move(staff, game, { command }),
        async () => expect(await undo(staff, first.command)).toEqual(refused('too-late')),
      ),
    ).toMatchObject(['moved', { kind: 'undone', reservation: { hour: 18, court: 1 } }]);
    const restored = await present();
    expect(
      await change(
        (command) => cancel(staff, restored, { command }),
        async () => undefined,
      ),
    ).toMatchObject(['cancelled', { kind: 'undone', reservation: { id: game.id } }]);
    const again = await present();
    expect(
      await change(
        (command) => move(staff, again, { command }),
        async () => move(other, await present(), { hour: 12 }),
      ),
    ).toEqual(['moved', refused('too-late')]);
    const elsewhere = await present();
    const [kind, taken] = await change(
      (command) => cancel(staff, elsewhere, { command }),
      () => booked(other, { hour: 12, court: 3, name: 'Zoé Petit' }),
    );
    expect([kind, taken]).toMatchObject(['cancelled', { kind: 'taken', by: { name: 'Zoé Petit' } }]);
    // Its visitor asked to be forgotten.
    const wish = aWish({ day });
    await bookOnline(backEnd.guest(), wish);
    const theirs = (await search(staff, wish.name)).reservations.find(({ id }) => id === wish.id);
    expect(
      await change(
        (command) => cancel(staff, theirs as DeskReservation, { command }),
        () => backEnd.guest().call('forget_reservations', { keys: [keyOf(wish)] }),
      ),
    ).toEqual(['cancelled', refused('too-late')]);
    await backEnd.setClock(minutesLater(1.99));
    const last = await present();
    expect(
      await change(
        (command) => cancel(staff, last, { command }),
        () => backEnd.setClock(minutesLater(4)),
      ),
    ).toEqual(['cancelled', refused('too-late')]);
  },

  async 'attendance survives a move to another court and its undoing, but no other hour'(backEnd: BackEnd) {
    const staff = await backEnd.member('staff');
    const call = aCall();
    const game = await booked(staff, call);
    expect(await attend(staff, game.id, 'arrived')).toEqual(refused('not-yet'));
    await backEnd.setClock(`${day}T08:00:00+01:00`);
    expect(await attend(staff, game.id, 'absent')).toEqual(refused('not-yet'));
    expect(await attend(staff, game.id, 'asleep')).toEqual(refused('malformed'));
    expect(await attend(staff, randomUUID(), 'arrived')).toEqual(refused('gone'));
    expect(await attend(staff, game.id, 'arrived')).toMatchObject({ reservation: { attendance: 'arrived' } });
    await backEnd.setClock(minutesLater(1));
    expect(await undo(staff, call.command)).toEqual(refused('too-late'));
    const { reservation } = await move(staff, game, { hour: 18 });
    expect(reservation).toMatchObject({ court: 3, attendance: 'arrived' });
    const command = randomUUID();
    expect(await move(staff, reservation ?? {}, { command })).toMatchObject({
      reservation: { attendance: null },
    });
    expect(await undo(staff, command)).toMatchObject({ reservation: { attendance: 'arrived', hour: 18 } });
    expect(await attend(staff, game.id, null)).toMatchObject({ reservation: { attendance: null } });
  },

  async 'absences of ninety days are counted for the member, the guest’s address or the number'(
    backEnd: BackEnd,
  ) {
    const staff = await backEnd.member('staff');
    const member = await backEnd.member();
    const days = ['2026-12-08', '2026-12-09', '2026-12-10'];
    const people = [
      { member: member.id, name: '', court: 1, phone: null },
      { email: 'Zoe@example.org', court: 2, phone: null },
      { phone: '+33 6 98 76 54 32', court: 3 },
    ];
    const games: DeskReservation[] = [];
    for (const each of days) {
      for (const person of people) games.push(await booked(staff, { ...person, day: each }));
    }
    await backEnd.setClock('2026-12-10T18:00:00+01:00');
    for (const { id } of games) expect((await attend(staff, id, 'absent')).kind).toBe('noted');
    const ahead = [
      { member: member.id, name: '', phone: null },
      { email: 'zoe@example.org', phone: '06 11 11 11 11', court: 2 },
      { phone: '06.98.76.54.32', court: 3 },
      { phone: '06.98.76.54.33', court: 4 },
    ];
    const absences = async (counted: string) => {
      const answers: number[] = [];
      for (const person of ahead) answers.push((await booked(staff, { ...person, day: counted })).absences);
      return answers;
    };
    expect(await absences('2026-12-11')).toEqual([3, 3, 3, 0]);
    const found = () =>
      staff.call<{ readonly people: readonly object[] }>('desk_members', { words: member.email });
    expect(await found()).toMatchObject({ people: [{ id: member.id, absences: 3, suspended: false }] });
    // A correction, and a cancelled game, count no more.
    await attend(staff, games[0]?.id ?? '', 'arrived');
    expect(await found()).toMatchObject({ people: [{ absences: 2 }] });
    await backEnd.setClock('2027-03-09T12:00:00+01:00');
    expect(await found()).toMatchObject({ people: [{ absences: 1 }] });
    // They block nothing by themselves.
    expect((await bookOnline(member, { day: '2027-03-20' })).kind).toBe('booked');
  },

  async 'a suspended person books nothing online until it ends, and their account alone reads the sentence'(
    backEnd: BackEnd,
  ) {
    const staff = await backEnd.member('staff');
    const member = await backEnd.member();
    const sentence = 'Passez nous voir à l’accueil.';
    const suspended = { ...refused('suspended'), sentence };
    // Any visitor can type the address.
    const unsaid = { ...refused('suspended'), sentence: '' };
    const answered = { kind: 'suspended', isMailed: false };
    const suspend = (person: string | null, email: string | null, said = sentence) =>
      staff.call<Answer>('suspend_person', { person, email, sentence: said });
    const end = (person: string | null, email: string | null) =>
      staff.call<Answer>('end_suspension', { person, email });
    const asGuest = (email: string) => bookOnline(backEnd.guest(), { email });

    const wish = aWish({ day: '2026-12-09', email: member.email });
    expect((await bookOnline(member, wish)).kind).toBe('booked');
    expect(await suspend(member.id, null, 'Avant.')).toEqual(answered);
    expect(await suspend(member.id, null)).toEqual(answered);
    // A lost answer to what was booked before is repeated.
    expect((await bookOnline(member, wish)).kind).toBe('booked');
    expect(await bookOnline(member)).toEqual(suspended);
    expect(await asGuest(member.email.toUpperCase())).toEqual(unsaid);
    const command = { id: randomUUID(), secret: randomUUID(), validUntil: minutesLater(5) };
    expect(await member.call('book', { command, ...aWish({ day }), phone: null })).toEqual(suspended);
    expect(await member.call('book', aWish({ day }))).toEqual(suspended);
    expect((await bookOnline(backEnd.guest())).kind).toBe('booked');
    // The desk books for them, and sees it.
    const seen = { suspended: true, suspension: sentence };
    expect(await booked(staff, { member: member.id, name: '', court: 6 })).toMatchObject(seen);
    expect(await staff.call('desk_members', { words: member.email })).toMatchObject({ people: [seen] });
    expect(await end(null, member.email)).toEqual({ kind: 'ended' });
    expect((await bookOnline(member)).kind).toBe('booked');
    expect(await end(member.id, null)).toEqual({ kind: 'ended' });

    const email = `zoe-${randomUUID()}@example.org`;
    await suspend(null, email);
    expect(await asGuest(email.replace('@', '+deux@'))).toEqual(unsaid);
    expect(await booked(staff, { email, court: 5 })).toMatchObject(seen);
    await backEnd.query(`update auth.users set email = '${email}' where id = '${member.id}'`);
    // Whether the address is theirs is not sure.
    expect(await bookOnline(member, { email: 'autre@example.org' })).toEqual(unsaid);
    await suspend(member.id, null);
    expect(await bookOnline(member)).toEqual(suspended);
    await end(member.id, null);
    expect((await bookOnline(member)).kind).toBe('booked');
    expect((await asGuest(email)).kind).toBe('booked');

    expect(await suspend(randomUUID(), null)).toEqual(refused('unknown-member'));
    expect(await suspend(null, 'ana@example')).toEqual(refused('email'));
    expect(await suspend(null, null)).toEqual(refused('malformed'));
    expect(await suspend(member.id, email)).toEqual(refused('malformed'));
    expect(await suspend(member.id, null, ' \u200b')).toEqual(refused('malformed'));
    expect(await suspend(member.id, null, 'x'.repeat(201))).toEqual(refused('malformed'));
    expect(await end(null, null)).toEqual(refused('malformed'));
    // No address is kept of a guest.
    await suspend(null, email);
    expect(JSON.stringify(await backEnd.query('select * from private.suspensions'))).not.toContain('zoe');
    await backEnd.query('delete from private.suspensions');
  },

  async 'a suspension that is refused looks for no reservation'({ guest, member, query }: BackEnd) {
    const staff = await member('staff');
    const given = { person: null, email: `${'a'.repeat(20_000)}@example.org`, sentence: 'Passez nous voir.' };
    await query('alter function private.latest_of_guest rename to latest_of_nobody');
    try {
      expect(await guest().call('suspend_person', given)).toEqual(refused('not-staff'));
      expect(await staff.call('suspend_person', given)).toEqual(refused('email'));
    } finally {
      await query('alter function private.latest_of_nobody rename to latest_of_guest');
    }
  },

  'a person whom the desk suspends gets one mail with the sentence, and none when it ends': withMails(
    async (backEnd) => {
      const staff = await backEnd.member('staff');
      const member = await backEnd.member();
      const email = `zoe-${randomUUID()}@example.org`;
      const told = async () =>
        await backEnd.query(`
          select recipient, payload ->> 'sentence' as sentence from private.outgoing_mail
          where kind = 'suspended' order by created_at, recipient desc`);
      const suspend = (person: string | null, address: string | null, sentence: string) =>
        staff.call<object>('suspend_person', { person, email: address, sentence });
      const answered = { kind: 'suspended', isMailed: true };
      // What is not sent yet is replaced, and a repeat after a lost answer writes nothing.
      for (const sentence of ['Appelez-nous.', 'Venez nous\nvoir.', 'Venez nous voir.'])
        expect(await suspend(member.id, null, sentence)).toEqual(answered);
      expect(await told()).toEqual([{ recipient: member.email, sentence: 'Venez nous voir.' }]);
      const [mail] = await backEnd.query(
        `select due_at > private.clock() as waits from private.outgoing_mail where kind = 'suspended'`,
      );
      expect(mail).toEqual({ waits: true });
      await backEnd.query('update private.outgoing_mail set sent_at = private.clock()');
      await suspend(member.id, null, 'Venez nous voir.');
      expect(await told()).toHaveLength(1);
      await booked(staff, { email });
      await backEnd.query(`delete from private.outgoing_mail where kind <> 'suspended'`);
      await suspend(null, email, 'Non.');
      expect(await told()).toHaveLength(2);
      // Taken back before it has left.
      await staff.call('end_suspension', { person: null, email });
      await staff.call('end_suspension', { person: member.id, email: null });
      expect(await told()).toHaveLength(1);
      await suspend(null, email, 'Non.');
      await backEnd.query(`update private.outgoing_mail
        set given_up_at = private.clock(), last_error = 'Adresse inconnue.' where sent_at is null`);
      const manager = await backEnd.member('manager');
      const [lost] = await backEnd.query(
        'select id from private.outgoing_mail where given_up_at is not null',
      );
      expect(await manager.call('send_mail_again', { id: lost?.id })).toEqual({ kind: 'queued' });
      await backEnd.query('delete from private.suspensions; delete from private.outgoing_mail');
    },
  ),

  'a block is told to an address that is known here, twenty times a day by one of the staff': withMails(
    async (backEnd) => {
      const [staff, other] = [await backEnd.member('staff'), await backEnd.member('staff')];
      const member = await backEnd.member();
      const [ofGame, ofLine, unknown] = ['Zoe', 'Lou', 'Max'].map(
        (name) => `${name}-${randomUUID()}@example.org`,
      );
      await booked(staff, { email: ofGame });
      await backEnd.query(`insert into private.waiting (id, secret_hash, centre, day, hour, players, name, email, person, created_at)
        values (gen_random_uuid(), '', '${centre}', '${day}', 20, 4, 'Lou', '${ofLine}', 'lou', private.clock())`);
      const isMailed = async (email: string | undefined, sentence = 'Non.', by = staff) =>
        (await by.call<{ readonly isMailed: boolean }>('suspend_person', { person: null, email, sentence }))
          .isMailed;
      const told = async () =>
        (await backEnd.query(`select recipient from private.outgoing_mail where kind = 'suspended'`)).length;
      try {
        const addresses = [ofGame?.toLowerCase(), ofLine, member.email.toUpperCase(), unknown];
        const answers = [];
        for (const email of addresses) answers.push(await isMailed(email));
        expect(answers).toEqual([true, true, true, false]);
        await backEnd.query('update private.outgoing_mail set sent_at = private.clock(), recipient = null');
        // Whose mailbox it is no mail server says.
        expect(await isMailed(member.email.replace('@', '+x@'), 'Non, non.')).toBe(false);
        expect(await told()).toBe(3);
        // A block without a mail, or whose mail is taken back, is none of the twenty; a new sentence in a waiting mail is no further one.
        for (let block = 0; block < 20; block += 1) await isMailed(unknown, `Non (${block}).`);
        for (const sentence of ['Oui.', 'Non.']) expect(await isMailed(ofLine, sentence)).toBe(true);
        await staff.call('end_suspension', { person: null, email: ofLine });
        expect(await told()).toBe(3);
        for (let mail = 4; mail <= 20; mail += 1) {
          expect([mail, await isMailed(ofGame, `Non (${mail}).`)]).toEqual([mail, true]);
          if (mail < 20) await backEnd.query('update private.outgoing_mail set sent_at = private.clock()');
        }
        expect(await isMailed(ofLine)).toBe(false);
        // The answer to a repeat is the same, and the mail that still waits says what the desk has changed.
        expect(await isMailed(ofLine)).toBe(false);
        for (const turn of ['changed', 'repeated'])
          expect([turn, await isMailed(ofGame, 'Non et non.')]).toEqual([turn, true]);
        const [waiting] = await backEnd.query(
          'select recipient, payload from private.outgoing_mail where sent_at is null',
        );
        expect(waiting).toEqual({ recipient: ofGame, payload: { sentence: 'Non et non.' } });
        expect(await told()).toBe(20);
        expect(await isMailed(ofLine, 'Non, merci.', other)).toBe(true);
        for (const sentence of ['Non, merci.', 'Non.']) expect(await isMailed(ofLine, sentence)).toBe(true);
      } finally {
        await backEnd.query(
          'delete from private.suspensions; delete from private.waiting; delete from private.outgoing_mail',
        );
      }
    },
  ),

  async 'a manager alone keeps the team from booking online, by account or by address'(backEnd: BackEnd) {
    const { query } = backEnd;
    const [staff, manager] = [await backEnd.member('staff'), await backEnd.member('manager')];
    const sentence = 'Non.';
    for (const { id, email } of [await backEnd.member('staff'), manager]) {
      for (const whom of [
        { person: id, email: null },
        { person: null, email: email.toUpperCase().replace('@', '+un@') },
      ]) {
        expect(await staff.call('suspend_person', { ...whom, sentence })).toEqual(refused('team'));
        expect(await manager.call('suspend_person', { ...whom, sentence })).toMatchObject({
          kind: 'suspended',
        });
        expect(await staff.call('end_suspension', whom)).toEqual(refused('team'));
        expect(await manager.call('end_suspension', whom)).toEqual({ kind: 'ended' });
      }
    }
    const organiser = await backEnd.member('organizer');
    expect(await staff.call('suspend_person', { person: organiser.id, email: null, sentence })).toMatchObject(
      {
        kind: 'suspended',
      },
    );
    await query('delete from private.suspensions');
  },

  async 'who edits an older state is told, and an edit names its fields in the audit alone'(
    backEnd: BackEnd,
  ) {
    const { query } = backEnd;
    const staff = await backEnd.member('staff');
    const game = await booked(staff);
    await query('delete from private.audit');
    const changed = { name: 'Zoé Petit', phone: '07 00 00 00 00', players: 2, note: 'Arrive tard' };
    const { kind, reservation } = await edit(staff, game, changed);
    expect([kind, reservation]).toEqual(['edited', { ...game, ...changed }]);
    // A repeat changes nothing.
    expect((await edit(staff, game, changed)).kind).toBe('edited');
    expect(await edit(staff, game, { name: 'Léa' })).toEqual({ kind: 'conflict', reservation });
    expect(await query(`select action, details from private.audit where entity = 'reservations'`)).toEqual([
      { action: 'update', details: { fields: ['name', 'note', 'phone', 'players'] } },
    ]);
    for (const [wrong, reason] of [
      [{ name: '' }, 'malformed'],
      [{ players: 1 }, 'malformed'],
      [{ players: '2' }, 'malformed'],
      [{ note: 'x'.repeat(501) }, 'malformed'],
      [{ email: 'ana' }, 'email'],
    ] as const) {
      expect([wrong, await edit(staff, reservation as DeskReservation, wrong)]).toEqual([
        wrong,
        refused(reason),
      ]);
    }
    expect(await edit(staff, { ...game, id: randomUUID() }, {})).toEqual(refused('gone'));
  },

  'a guest whose address the desk changes gets a mail there, and links of the first address open nothing':
    withMails(async (backEnd) => {
      const { query } = backEnd;
      const staff = await backEnd.member('staff');
      const game = await booked(staff, { email: 'typo@example.org' });
      expect(await mailsOf(backEnd, game.id)).toMatchObject([
        { kind: 'booked', recipient: 'typo@example.org' },
      ]);
      const { secret } = await linkTo(backEnd, { id: game.id, email: 'typo@example.org' });
      const opens = () => backEnd.guest().call<Answer>('open_reservation', { id: game.id, secret });
      expect((await opens()).kind).toBe('open');
      const { reservation } = await edit(staff, game, { email: 'ana@example.org' });
      expect((await opens()).kind).toBe('unknown');
      expect(await mailsOf(backEnd, game.id)).toMatchObject([
        { kind: 'booked', recipient: 'ana@example.org' },
      ]);
      await edit(staff, reservation as DeskReservation, { email: '' });
      expect(await mailsOf(backEnd, game.id)).toEqual([]);
      // A guest who speaks with the desk, or stands before it, needs to confirm nothing.
      const wish = aWish({ day });
      const command = { id: randomUUID(), secret: randomUUID(), validUntil: minutesLater(5) };
      const device = backEnd.guest();
      const repeat = () => device.call<Answer>('book', { command, ...wish, phone: null });
      expect((await repeat()).kind).toBe('booked');
      const [, online] = (await list(staff)).reservations ?? [];
      expect(online).toMatchObject({ id: wish.id, confirmBy: expect.any(String) });
      const { reservation: edited } = await edit(staff, online as DeskReservation, {
        email: 'lea@example.org',
      });
      expect(edited).not.toHaveProperty('confirmBy');
      expect(await mailsOf(backEnd, wish.id)).toMatchObject([
        { kind: 'booked', recipient: 'lea@example.org' },
      ]);
      // The device of the first guest reads no more of the second one.
      expect(await device.call('guest_data', { keys: [keyOf(wish)] })).toMatchObject({ reservations: [] });
      expect(await repeat()).toEqual(refused('taken-id'));
      // What a member confirmed as a guest is their own address, and no other one.
      const { id: owner } = await backEnd.member();
      await query(
        `update private.reservations set owner = '${owner}', is_confirmed = true where id = '${wish.id}'`,
      );
      const [, claimed] = (await list(staff)).reservations ?? [];
      await edit(staff, claimed as DeskReservation, { email: 'zoe@example.org' });
      expect(await query(`select is_confirmed from private.reservations where id = '${wish.id}'`)).toEqual([
        { is_confirmed: false },
      ]);
      const present = aWish({ day: '2026-11-21', hour: 13 });
      await bookOnline(backEnd.guest(), present);
      expect((await attend(staff, present.id, 'arrived')).reservation).not.toHaveProperty('confirmBy');
    }),

  'a visitor reads the reason of the desk, and nothing of what was undone': withMails(async (backEnd) => {
    const staff = await backEnd.member('staff');
    const sent = (id: string) =>
      backEnd.query(`update private.outgoing_mail set sent_at = private.clock() where reservation = '${id}'`);
    const game = await booked(staff, { email: 'ana@example.org' });
    await sent(game.id);
    const command = randomUUID();
    const { reservation } = await move(staff, game, { command, reason: 'Court 1 en\ntravaux' });
    const unsent = async () => (await mailsOf(backEnd, game.id)).filter(({ payload }) => payload.court !== 1);
    expect(await unsent()).toMatchObject([
      { kind: 'moved', payload: { reason: 'Court 1 en travaux', before: { hour: 18, court: 1 } } },
    ]);
    await undo(staff, command);
    expect(await unsent()).toEqual([]);
    expect((await mailsOf(backEnd, game.id)).map(({ kind }) => kind)).toEqual(['booked']);
    expect(reservation?.sequence).toBeGreaterThan(game.sequence);
    const call = aCall({ court: 2, email: 'zoe@example.org' });
    const second = await booked(staff, call);
    await undo(staff, call.command);
    expect(await mailsOf(backEnd, second.id)).toEqual([]);
  }),

  'several courts of one hour are booked and taken back together, with one mail': withMails(
    async (backEnd) => {
      const { query } = backEnd;
      const staff = await backEnd.member('staff');
      const mails = async () =>
        (await query(`
          select kind, payload ->> 'action' as action, (select jsonb_agg(date ->> 'reference') from jsonb_array_elements(payload -> 'dates') date) as told
          from private.outgoing_mail where kind <> 'reminder' and sent_at is null`)) as unknown as readonly {
          readonly action: string;
          readonly kind: string;
          readonly told: readonly string[];
        }[];
      const send = () =>
        query(`update private.outgoing_mail set sent_at = private.clock() where kind <> 'reminder'`);
      const take = async (courts: readonly number[], changed: object = {}) => {
        const call = callFor(courts, { email: 'ana@example.org', ...changed });
        return { call, answer: await bookCourts(staff, call) };
      };
      const { call, answer } = await take([5, 1, 3]);
      expect(answer).toMatchObject({
        kind: 'booked',
        reservations: [1, 3, 5].map((court) => ({ court, name: 'Ana Diaz', players: 4 })),
      });
      expect(await bookCourts(staff, call)).toEqual(answer);
      expect(await bookCourts(staff, { ...call, courts: [5, 1] })).toEqual(refused('reused'));
      expect((await list(staff)).reservations).toEqual(answer.reservations);
      const [mail, ...more] = await mails();
      expect([mail?.kind, mail?.action, more]).toEqual(['series', 'booked', []]);
      expect(mail?.told.toSorted()).toEqual(
        answer.reservations?.map(({ reference }) => reference).toSorted(),
      );
      expect(await undo(staff, call.command)).toEqual({ kind: 'undone', reservation: null });
      expect(await undo(staff, call.command)).toEqual({ kind: 'undone', reservation: null });
      expect(await mails()).toEqual([]);
      expect((await list(staff)).reservations).toEqual([]);
      expect(await bookCourts(staff, call)).toEqual(refused('gone'));

      // Once the mail has left, the person is told.
      const told = await take([1, 2]);
      await send();
      expect((await undo(staff, told.call.command)).kind).toBe('undone');
      expect((await mails()).map(({ action, told: two }) => [action, two.length])).toEqual([
        ['cancelled', 2],
      ]);
      await send();

      // All or none: somebody has changed one of them.
      const kept = await take([2, 3, 4], { email: 'zoe@example.org' });
      const [, second] = kept.answer.reservations ?? [];
      expect((await move(staff, second ?? {}, { hour: 18, court: 6 })).kind).toBe('moved');
      expect(await undo(staff, kept.call.command)).toEqual(refused('too-late'));
      expect((await list(staff)).reservations?.map(({ court }) => court)).toEqual([2, 4, 6]);
      await send();
      await backEnd.setClock('2026-12-07T18:00:00+01:00');
      const [row] = await query('select public.claim_mails() as claimed');
      expect(row?.claimed).toMatchObject([{ kind: 'reminder', payload: { hour: 18, court: 2 } }]);
      await query('delete from private.outgoing_mail');
    },
  ),

  'the mail about several courts tells how they stand when it leaves': withMails(async (backEnd) => {
    const staff = await backEnd.member('staff');
    const take = async (courts: readonly number[], email: string) =>
      (await bookCourts(staff, callFor(courts, { email }))).reservations ?? [];
    const [one = {}, two = {}] = await take([1, 2, 3], 'ana@example.org');
    await cancel(staff, one);
    await move(staff, two, { hour: 19, court: 2 });
    for (const each of await take([4, 5], 'zoe@example.org')) await cancel(staff, each);
    await backEnd.setClock('2026-11-21T12:01:00+01:00');
    const [row] = await backEnd.query('select public.claim_mails() as claimed');
    expect(row?.claimed).toMatchObject([
      {
        ...{ kind: 'series', to: 'ana@example.org' },
        payload: {
          action: 'booked',
          dates: [
            { hour: 18, court: 3 },
            { hour: 19, court: 2 },
          ],
        },
      },
    ]);
    await backEnd.query('delete from private.outgoing_mail');
  }),

  'a group is cancelled and brought back in one command, with one mail, all or none': withMails(
    async (backEnd) => {
      const { query } = backEnd;
      const staff = await backEnd.member('staff');
      const email = 'ana@example.org';
      const mails = async () =>
        (
          await query(`
            select payload ->> 'action' as action, nullif(payload ->> 'reason', '') as reason,
              jsonb_path_query_array(payload, '$.dates[*].court') as courts
            from private.outgoing_mail where kind <> 'reminder' and sent_at is null and payload ->> 'court' is distinct from '4'`)
        ).map(({ action, reason, courts }) => [action, reason, courts]);
      const send = () => query('update private.outgoing_mail set sent_at = private.clock()');
      const take = async (courts: readonly number[]) =>
        (await bookCourts(staff, callFor(courts, { email }))).reservations ?? [];
      const cancelAll = ({ id, sequence, group }: DeskReservation, changed: object = {}) => {
        const others = group
          .filter((other) => other.id !== id)
          .map((other) => ({ id: other.id, sequence: other.sequence }));
        return cancel(staff, { id, sequence }, { others, reason: 'Fuite d’eau', ...changed });
      };
      const courtsNow = async () => (await list(staff)).reservations?.map(({ court }) => court);
      const [one, two] = (await take([1, 2, 3])) as [DeskReservation, DeskReservation];
      expect(two.group.map(({ court }) => court)).toEqual([1, 2, 3]);
      await booked(staff, { court: 4, email });

      // Before the mail about the booking has left, none is needed.
      const soon = { command: randomUUID() };
      expect(await cancelAll(one, soon)).toMatchObject({
        kind: 'cancelled',
        reservations: [{ court: 1 }, {}, {}],
      });
      expect(await mails()).toEqual([]);
      expect(await undo(staff, soon.command)).toMatchObject({ kind: 'undone', reservations: [{}, {}, {}] });
      expect(await mails()).toEqual([['booked', null, [1, 2, 3]]]);
      await send();

      const [, second = two] = (await list(staff)).reservations ?? [];
      const command = randomUUID();
      const cancelled = await cancelAll(second, { command });
      expect(cancelled.reservations?.map(({ court }) => court)).toEqual([1, 2, 3]);
      expect(await cancelAll(second, { command })).toEqual(cancelled);
      expect(await cancelAll(second, { command, others: [] })).toEqual(refused('reused'));
      expect(await mails()).toEqual([['cancelled', 'Fuite d’eau', [1, 2, 3]]]);
      expect(await courtsNow()).toEqual([4]);
      // A place that is taken leaves the others away too.
      const intruder = aCall({ court: 3, name: 'Zoé Petit' });
      await booked(staff, intruder);
      expect(await undo(staff, command)).toMatchObject({ kind: 'taken', by: { name: 'Zoé Petit' } });
      expect(await courtsNow()).toEqual([3, 4]);
      await undo(staff, intruder.command);
      const back = await undo(staff, command);
      expect(await undo(staff, command)).toEqual(back);
      expect(await courtsNow()).toEqual([1, 2, 3, 4]);
      // Its person reads nothing of both.
      expect(await mails()).toEqual([]);

      // Only the group that stands at this hour, as the desk knows it.
      const known = back.reservations?.[0] as DeskReservation;
      await move(staff, back.reservations?.[2] ?? {}, { hour: 20 });
      const { kind, reservation } = await cancelAll(known);
      expect([kind, reservation?.group.map(({ court }) => court)]).toEqual(['conflict', [1, 2]]);
      const [other] = await take([5, 6]);
      const strange = [{ id: other?.id, sequence: other?.sequence }];
      for (const [others, answer] of [
        [strange, 'conflict'],
        [null, 'refused'],
        [{}, 'refused'],
      ] as const)
        expect(await cancel(staff, known, { others })).toMatchObject({ kind: answer });
      await send();
      // After its mail has left, an undoing is told.
      const late = randomUUID();
      expect((await cancelAll(reservation as DeskReservation, { command: late })).kind).toBe('cancelled');
      await send();
      await undo(staff, late);
      expect(await mails()).toEqual([['booked', null, [1, 2]]]);
      await query('delete from private.outgoing_mail');
    },
  ),

  'the mail about one cancelled court of a group names those that stand': withMails(async (backEnd) => {
    const { query } = backEnd;
    const staff = await backEnd.member('staff');
    const { reservations = [] } = await bookCourts(staff, callFor([1, 2, 3], { email: 'ana@example.org' }));
    const [one, two = {}, three] = reservations as DeskReservation[];
    await query('update private.outgoing_mail set sent_at = private.clock()');
    await edit(staff, three as DeskReservation, { email: 'zoe@example.org' });
    await query('update private.outgoing_mail set sent_at = private.clock()');
    await cancel(staff, two);
    await backEnd.setClock(minutesLater(1));
    const [row] = await query('select public.claim_mails() as claimed');
    expect(row?.claimed).toMatchObject([
      { kind: 'cancelled', payload: { court: 2, standing: [{ court: one?.court, courtName: null }] } },
    ]);
    await query('delete from private.outgoing_mail');
    // One after the other, each is told.
    const later = await bookCourts(staff, callFor([4, 5, 6], { email: 'lea@example.org' }));
    await query('update private.outgoing_mail set sent_at = private.clock()');
    for (const each of later.reservations ?? []) expect((await cancel(staff, each)).kind).toBe('cancelled');
    await backEnd.setClock(minutesLater(2));
    const [each] = await query('select public.claim_mails() as claimed');
    expect(each?.claimed).toHaveLength(3);
    await query('delete from private.outgoing_mail');
  }),

  'what the desk does for a person hinders none of their own bookings': withMails(async (backEnd) => {
    const staff = await backEnd.member('staff');
    const email = 'leo@example.org';
    for (const hour of [10, 11, 12, 13]) await booked(staff, { hour, email });
    expect(await bookOnline(backEnd.guest(), { email })).toMatchObject({ kind: 'booked' });
    await backEnd.query('delete from private.outgoing_mail');
  }),

  async 'the desk finds games by the beginnings of names, the number or the reference'(backEnd: BackEnd) {
    const staff = await backEnd.member('staff');
    const game = await booked(staff, { name: 'Jean-Éric Dupont', phone: '+33 (0)6 12 34 56 78' });
    const near = await booked(staff, { name: 'Zoé Dupond', day: '2026-11-25', phone: '03 27 00 12 34' });
    const cancelled = await booked(staff, { name: 'Léa Dupin', court: 2, phone: null });
    await cancel(staff, cancelled);
    await close(backEnd, 18, 3);
    const found = async (words: string) => (await search(staff, words)).reservations.map(({ id }) => id);
    expect(await found('dup')).toEqual([near.id, game.id, cancelled.id]);
    expect(await search(staff, 'lea dupin')).toMatchObject({
      more: false,
      reservations: [{ id: cancelled.id, day, cancelledAt: expect.any(String) }],
    });
    expect(await found('eric DUP')).toEqual([game.id]);
    expect(await found('upont')).toEqual([]);
    for (const words of ['0612345678', '06 12 34', '+33 6 12', '0033612345678', '5678', '61234']) {
      expect([words, await found(words)]).toEqual([words, [game.id]]);
    }
    expect(await found('1234')).toEqual([near.id, game.id]);
    for (const words of ['678', '0000', '+33', '', '%', '1234%', '____'])
      expect([words, await found(words)]).toEqual([words, []]);
    const { reference } = near;
    for (const words of [reference, ` ${reference.slice(0, 3).toLowerCase()} ${reference.slice(3)}`]) {
      expect(await found(words)).toEqual([near.id]);
    }
    await backEnd.setClock('2027-02-24T12:00:00+01:00');
    expect(await found('dup')).toEqual([game.id, cancelled.id]);
  },

  async 'a search answers fifty games, the nearest first, and that there are more'(backEnd: BackEnd) {
    const staff = await backEnd.member('staff');
    await backEnd.query(`
      insert into private.reservations (id, centre, court, day, hour, players, plan, service, name, secret_hash, created_at)
      select gen_random_uuid(), '${centre}', 1 + number % 6, date '2026-12-01' + number / 6, 18, 4, '', '', 'Nom Commun', '\\x00', private.clock()
      from generate_series(0, 50) number`);
    const { reservations, more } = await search(staff, 'commun');
    expect([reservations.length, more]).toEqual([50, true]);
    const days = reservations.map((each) => each.day);
    expect(days).toEqual([...days].sort());
    await backEnd.query(
      'delete from private.reservations where day = (select max(day) from private.reservations)',
    );
    expect((await search(staff, 'commun')).more).toBe(false);
  },

  async 'the desk finds eight members by the beginnings of words, and none without words'(backEnd: BackEnd) {
    const staff = await backEnd.member('staff');
    const name = `Ferrand${randomUUID().slice(0, 4)}`;
    await backEnd.query(`
      insert into auth.users (id, email, raw_user_meta_data)
      select gen_random_uuid(), '${name}' || number || '@example.org', '{}' from generate_series(1, 9) number`);
    const found = (words: string) =>
      staff.call<{ readonly people: readonly object[] }>('desk_members', { words });
    expect((await found(name.toLowerCase())).people).toHaveLength(8);
    expect((await found(`${name}9`)).people).toEqual([
      {
        id: expect.any(String),
        name: '',
        email: expect.stringContaining(name),
        absences: 0,
        isConfirmed: false,
        suspended: false,
        suspension: '',
      },
    ]);
    expect((await found(' , ')).people).toEqual([]);
    await backEnd.query(`delete from auth.users where email like '${name}%'`);
  },

  async 'the desk lists up to 31 days, with closed courts apart'(backEnd: BackEnd) {
    const staff = await backEnd.member('staff');
    const game = await booked(staff);
    const id = await close(backEnd, 18, 2);
    await cancel(staff, await booked(staff, { court: 4 }));
    expect(await list(staff, '2026-12-01', '2026-12-31')).toEqual({
      kind: 'listed',
      now: expect.stringMatching(/^2026-11-21T/),
      reservations: [game],
      closures: [{ id, day, hour: 18, court: 2, sentence: 'Terrain 2 en travaux', tournament: null }],
    });
    expect(await list(staff, '2026-12-09', '2026-12-31')).toMatchObject({ reservations: [], closures: [] });
    expect(await list(staff, '2026-12-01', '2027-01-01')).toEqual(refused('malformed'));
    expect(await list(staff, day, '2026-12-07')).toEqual(refused('malformed'));
    expect(await staff.call('desk_days', { centre: 'lens', first_day: day, last_day: day })).toEqual(
      refused('malformed'),
    );
    expect(await staff.call('desk_days', { centre, first_day: null, last_day: day })).toEqual(
      refused('malformed'),
    );
  },

  async 'the audit says which days, searches, changes and suspensions were whose'(backEnd: BackEnd) {
    const { query } = backEnd;
    const staff = await backEnd.member('staff');
    const member = await backEnd.member();
    await query('delete from private.audit');
    for (let poll = 0; poll < 3; poll += 1) {
      await list(staff);
      await list(staff, day, '2026-12-14');
      await search(staff, 'ana');
      await staff.call('desk_members', { words: 'ana' });
    }
    const game = await booked(staff);
    await move(staff, game);
    await staff.call('suspend_person', { person: member.id, email: null, sentence: 'Non.' });
    for (let time = 0; time < 2; time += 1)
      await staff.call('end_suspension', { person: member.id, email: null });
    await staff.call('suspend_person', { person: null, email: 'nobody@example.org', sentence: 'Non.' });
    await query('delete from private.suspensions');
    await backEnd.setClock(`${day}T18:00:00+01:00`);
    for (let time = 0; time < 2; time += 1) await attend(staff, game.id, 'arrived');
    const other = await booked(staff, { hour: 21 });
    await cancel(staff, other);
    const place = (hour: number, court: number) => ({ day, hour, court });
    const row = (action: string, entity: string, entity_id: string, details: object | null = null) => ({
      actor: staff.id,
      action,
      entity,
      entity_id,
      details,
    });
    expect(
      await query('select actor, action, entity, entity_id, details from private.audit order by id'),
    ).toEqual([
      row('read', 'reservations_of_day', `${centre} ${day}`),
      row('read', 'reservations_of_day', `${centre} ${day} 2026-12-14`),
      row('read', 'desk_search', 'list'),
      row('read', 'people', 'list'),
      row('insert', 'reservations', game.id),
      row('update', 'reservations', game.id, { place: { before: place(18, 1), after: place(20, 3) } }),
      row('insert', 'suspensions', member.id),
      row('delete', 'suspensions', member.id),
      row('insert', 'suspensions', 'guest'),
      row('update', 'reservations', game.id, { attendance: { before: null, after: 'arrived' } }),
      row('insert', 'reservations', other.id),
      row('update', 'reservations', other.id, { cancelled: { before: false, after: true } }),
    ]);
    const manager = await backEnd.member('manager');
    const { rows } = await manager.call<{ readonly rows: readonly { readonly entity: string }[] }>(
      'read_audit',
      { everything: true },
    );
    expect(rows.map(({ entity }) => entity)).toEqual(
      expect.arrayContaining(['suspensions', 'desk_search', 'reservations_of_day']),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({
        entityId: member.id,
        subject: expect.objectContaining({ email: member.email }),
      }),
    );
  },

  async 'a person reads what the desk knows of them, and it is forgotten with their name'(backEnd: BackEnd) {
    const { query } = backEnd;
    const staff = await backEnd.member('staff');
    const member = await backEnd.member();
    await booked(staff, { member: member.id, name: '', note: 'Client difficile', phone: '06 55 55 55 55' });
    await staff.call('suspend_person', { person: member.id, email: null, sentence: 'Passez nous voir.' });
    expect(await member.call('my_data')).toMatchObject({
      suspension: { sentence: 'Passez nous voir.', since: expect.any(String) },
      reservations: [
        {
          phone: '06 55 55 55 55',
          note: 'Client difficile',
          attendance: null,
          enteredByTheCentre: true,
          changeReason: '',
        },
      ],
    });
    const device = backEnd.guest();
    const wish = aWish({ day });
    await bookOnline(device, { ...wish, phone: '07 77 77 77 77' });
    const [, game] = (await list(staff)).reservations ?? [];
    await edit(staff, game as DeskReservation, { note: 'Prête une raquette' });
    const { reservation } = await move(staff, game ?? {}, { reason: 'Tournoi' });
    await staff.call('suspend_person', { person: null, email: wish.email, sentence: 'Appelez-nous.' });
    // Its visitor may have typed the address of another person, who has confirmed it.
    await query('update private.reservations set is_confirmed = true');
    expect(await device.call('guest_data', { keys: [keyOf(wish)] })).toMatchObject({ suspensions: [] });
    expect(await device.call('guest_data', { keys: [await linkTo(backEnd, wish)] })).toMatchObject({
      suspensions: [{ sentence: 'Appelez-nous.' }],
      reservations: [
        {
          phone: '07 77 77 77 77',
          note: 'Prête une raquette',
          changeReason: 'Tournoi',
          enteredByTheCentre: false,
        },
      ],
    });
    expect(reservation?.phone).toBe('07 77 77 77 77');
    const words = async () =>
      JSON.stringify(
        await query(
          'select to_jsonb(reservations) as kept from private.reservations union all select answer from private.desk_commands',
        ),
      );
    expect(await words()).toMatch(/77 77.*Prête|Prête.*77 77/);
    await device.call('forget_reservations', { keys: [keyOf(wish)] });
    expect(await words()).not.toMatch(/77 77|Prête|Tournoi/);
    expect(await words()).toContain('Client difficile');
    await member.call('delete_account', { password: 'un-mot-de-passe' });
    expect(await words()).not.toMatch(/55 55|difficile/);
    expect(await query(`select from private.suspensions where person is not null`)).toEqual([]);
    await query('delete from private.suspensions');
  },

  'a person who asks to be forgotten, or whom the night forgets, is in no table': withMails(
    async (backEnd) => {
      const { query, setClock } = backEnd;
      const staff = await backEnd.member('staff');
      const person = { name: 'Zoe Quidam', phone: '06 98 76 54 32' };
      const traces = async (email: string): Promise<readonly string[]> => {
        const tables = await query(`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('private', 'public')`);
        const found: string[] = [];
        for (const { name } of tables) {
          const rows = await query(`select kept::text as text from ${name} kept
          where strpos(kept::text, '${email}') > 0 or kept::text ~ 'Quidam|98 ?76 ?54|98765432'`);
          found.push(...rows.map(({ text }) => `${name} ${text}`));
        }
        return found;
      };
      const key = () => ({ id: randomUUID(), secret: randomUUID() });
      /** What a visitor leaves, and what the desk writes of them; answers the keys of their device. */
      const live = async (visitor: Visitor, member: string | null, email: string, court: number) => {
        const wish = aWish({ day, email, name: person.name });
        expect((await bookOnline(visitor, { ...wish, phone: person.phone })).kind).toBe('booked');
        await query(`update private.reservations set confirm_by = null where id = '${wish.id}'`);
        const game = (await list(staff)).reservations?.find(({ id }) => id === wish.id) as DeskReservation;
        await edit(staff, game, { note: 'Quidam oublie ses clés' });
        await move(staff, game, { court, reason: 'Quidam a appelé' });
        const request = key();
        const weekly = { weekday: 2, hour: 19, players: 4, first_day: '2026-11-24', weeks: 10 };
        await visitor.call('request_series', {
          ...request,
          centre,
          ...person,
          email,
          ...weekly,
          message: 'De Quidam.',
        });
        await staff.call('decline_series', { request: request.id, sentence: 'Non, Quidam.' });
        const wait = key();
        await query(`update private.centres set mail_worker_seen_at = private.clock();
        insert into private.reservations (id, centre, court, day, hour, players, plan, service, secret_hash, created_at)
        select gen_random_uuid(), '${centre}', number, '${day}', 21, 2, '', '', '\\x00', private.clock() from private.courts
        where in_service on conflict do nothing`);
        const joined = { ...wait, centre, day, hour: 21, players: 4, name: person.name, email };
        expect(await visitor.call('join_waiting', joined)).toMatchObject({ kind: 'waiting' });
        await staff.call('suspend_person', {
          ...(member ? { person: member, email: null } : { person: null, email }),
          sentence: member ? 'Quidam ne paie pas.' : 'Vous ne payez pas.',
        });
        expect((await traces(email)).length).toBeGreaterThan(5);
        return [await linkTo(backEnd, wish), request, wait];
      };

      const guest = backEnd.guest();
      const address = `zoe-${randomUUID()}@example.org`;
      const keys = await live(guest, null, address, 3);
      expect(await guest.call('guest_data', { keys })).toMatchObject({
        seriesRequests: [{ message: 'De Quidam.' }],
        suspensions: [{ sentence: 'Vous ne payez pas.' }],
      });
      await guest.call('forget_reservations', { keys });
      expect(await traces(address)).toEqual([]);

      const member = await backEnd.member();
      await live(member, member.id, member.email, 4);
      await member.call('delete_account', { password: 'un-mot-de-passe' });
      expect(await traces(member.email)).toEqual([]);

      // Who does not ask is forgotten by the night.
      const other = `zoe-${randomUUID()}@example.org`;
      await live(backEnd.guest(), null, other, 5);
      await booked(staff, { ...person, email: other, court: 2, note: 'Quidam' });
      await setClock('2027-12-31T12:00:00+01:00');
      await query('select private.forget_outdated()');
      expect(await traces(other)).toEqual([]);
      await query('delete from private.suspensions');
    },
  ),

  async 'commands are forgotten after two days, authors with the names, and suspended addresses after a year'(
    backEnd: BackEnd,
  ) {
    const { query } = backEnd;
    const staff = await backEnd.member('staff');
    const member = await backEnd.member();
    await query('delete from private.desk_commands');
    const game = await booked(staff);
    await move(staff, game);
    await staff.call('suspend_person', { person: null, email: 'ana@example.org', sentence: 'Non.' });
    await staff.call('suspend_person', { person: member.id, email: null, sentence: 'Non.' });
    const counts = async (instant: string) => {
      await backEnd.setClock(instant);
      await query('select private.forget_outdated()');
      const [row] = await query(`
        select (select count(*) from private.desk_commands)::int as commands,
          (select count(*) from private.suspensions)::int as suspensions,
          (select count(*) from private.reservations where num_nonnulls(phone, entered_by, changed_by) > 0)::int as known`);
      return row;
    };
    expect(await counts(minutesLater(48 * 60))).toEqual({ commands: 2, suspensions: 2, known: 1 });
    expect(await counts(minutesLater(48 * 60 + 1))).toEqual({ commands: 0, suspensions: 2, known: 1 });
    expect(await counts('2027-03-09T12:00:00+01:00')).toEqual({ commands: 0, suspensions: 2, known: 0 });
    expect(await counts('2027-11-22T12:00:00+01:00')).toEqual({ commands: 0, suspensions: 1, known: 0 });
    await query('delete from private.suspensions');
  },
};

/** Two of the staff and a visitor want the same cell at once, in each of these hours; answers how many of them had it. */
export async function cellsAtOnce(backEnd: BackEnd): Promise<readonly number[]> {
  const [one, other] = [await backEnd.member('staff'), await backEnd.member('staff')];
  const counts: number[] = [];
  for (const hour of [10, 11, 12, 13, 14, 15]) {
    // Visitors take the lowest free court: the last one is left for all three.
    for (const court of [1, 2, 3, 4, 5]) await booked(one, { hour, court });
    const answers = await Promise.all([
      bookAtDesk(one, { hour, court: 6 }),
      bookAtDesk(other, { hour, court: 6 }),
      bookOnline(backEnd.guest(), { hour }),
    ]);
    expect(answers.filter(({ kind }) => ['taken', 'full'].includes(kind))).toHaveLength(2);
    counts.push(answers.filter(({ kind }) => kind === 'booked').length);
  }
  return counts;
}

/** Two of the staff swap two games at once, which a lock in the wrong order would stop for good; answers the kinds. */
export async function swapsAtOnce(backEnd: BackEnd): Promise<readonly string[]> {
  const [one, other] = [await backEnd.member('staff'), await backEnd.member('staff')];
  const kinds: string[] = [];
  for (const hour of [10, 11, 12, 13, 14, 15]) {
    const [first, second] = [await booked(one, { hour }), await booked(one, { hour, court: 2 })];
    const answers = await Promise.all([
      move(one, first, { hour, court: 2 }),
      move(other, second, { hour, court: 1 }),
    ]);
    kinds.push(...answers.map(({ kind }) => kind));
  }
  return kinds;
}

/** The same command twice at once, for each of these hours; answers how many reservations each made. */
export async function commandsAtOnce(staff: Visitor): Promise<readonly number[]> {
  const counts: number[] = [];
  for (const hour of [16, 17, 18, 19]) {
    const call = aCall({ hour, court: null });
    const answers = await Promise.all([0, 1, 2].map(() => staff.call<Answer>('desk_book', call)));
    counts.push(new Set(answers.map(({ reservation }) => reservation?.id)).size);
  }
  return counts;
}
