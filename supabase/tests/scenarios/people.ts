import { randomUUID } from 'node:crypto';
import type { BackEnd, Member, Visitor } from '../support/backEnd';
import { insertTournament } from './cast';
import { aWish, keyOf } from './wish';

const centre = 'prouvy';
const password = 'un-mot-de-passe';
const refused = (reason: string) => ({ kind: 'refused', reason });

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly licenseNumber: string;
  readonly subscription: Readonly<Record<'plan' | 'from' | 'until', string>>;
}

interface Found {
  readonly people: readonly Person[];
  readonly more: boolean;
}

/** The only manager of that back end. */
async function onlyManager(backEnd: BackEnd): Promise<Member> {
  const manager = await backEnd.member('manager');
  await backEnd.query(`
    update auth.users set raw_app_meta_data = '{}'
    where id <> '${manager.id}' and 'manager' = any(private.roles_in(raw_app_meta_data))`);
  await backEnd.query('delete from private.audit; delete from private.wrong_passwords');
  return manager;
}

const give = (manager: Visitor, person: string, role: string, given = true) =>
  manager.call<{ readonly kind: string; readonly person?: Person; readonly reason?: string }>('change_role', {
    person,
    role,
    given,
  });

const find = (manager: Visitor, words: string, after: object | null = null) =>
  manager.call<Found>('find_people', { words, after });

async function rolesOf({ query }: BackEnd, person: string) {
  const [row] = await query(
    `select raw_app_meta_data as written, private.roles_in(raw_app_meta_data) as roles from auth.users where id = '${person}'`,
  );
  return row;
}

async function named(backEnd: BackEnd, name: string): Promise<Member> {
  const member = await backEnd.member();
  await member.call('change_profile', { changed: { name } });
  return member;
}

/** Every request of the manager's pages about people, audit and figures. */
const requests = (person: string) =>
  [
    ['find_people', { words: 'ana' }],
    ['change_role', { person, role: 'manager', given: true }],
    ['change_membership', { person, known: {}, wanted: {} }],
    ['read_audit', {}],
    ['blocks', { centre }],
    ['suspensions', {}],
    ['end_block', { use: 'password', id: person }],
    ['centre_figures', { centre, first_day: '2026-11-01', last_day: '2026-11-30' }],
  ] as const;

const noMembership = { licenseNumber: '', subscription: { plan: '', from: '', until: '' } };

export const peopleScenarios = {
  async 'accounts, audit, blocks and figures are a manager’s, and no more after their dismissal'(
    backEnd: BackEnd,
  ) {
    const manager = await onlyManager(backEnd);
    const member = await backEnd.member();
    const others = [
      backEnd.guest(),
      member,
      await backEnd.member('organizer'),
      await backEnd.member('staff'),
    ];
    for (const visitor of others) {
      for (const [name, given] of requests(member.id)) {
        expect([name, await visitor.call(name, given)]).toEqual([name, refused('not-manager')]);
      }
    }
    expect(await rolesOf(backEnd, member.id)).toMatchObject({ roles: [] });
    const successor = await backEnd.member();
    await give(manager, successor.id, 'manager');
    await give(successor, manager.id, 'manager', false);
    for (const [name, given] of requests(member.id)) {
      expect([name, await manager.call(name, given)]).toEqual([name, refused('not-manager')]);
    }
  },

  async 'a token has no role once its session has ended, nor has one without a session'(backEnd: BackEnd) {
    const { guest, query } = backEnd;
    const manager = await onlyManager(backEnd);
    const logIn = async (word = password) => {
      const body = JSON.stringify({ email: manager.email, password: word });
      const path = '/auth/v1/token?grant_type=password';
      const answer = (await guest().ask(path, { method: 'POST', body })).body as { access_token: string };
      return answer.access_token;
    };
    const as = (token: string, path: string, request: RequestInit) =>
      guest().ask(path, { ...request, headers: { Authorization: `Bearer ${token}` } });
    const rules = async (token: string) => {
      const body = JSON.stringify({ words: 'ana' });
      const answer = await as(token, '/rest/v1/rpc/find_people', { method: 'POST', body });
      return (answer.body as { kind: string }).kind !== 'refused';
    };
    const logOut = (token: string, scope: string) =>
      as(token, `/auth/v1/logout?scope=${scope}`, { method: 'POST' });
    const [own, second, third, last] = [manager.token, await logIn(), await logIn(), await logIn()];

    await logOut(own, 'local');
    expect([await rules(own), await rules(second), await rules(third)]).toEqual([false, true, true]);
    const changed = { password: 'un-autre-mot-de-passe', current_password: password };
    await as(second, '/auth/v1/user', { method: 'PUT', body: JSON.stringify(changed) });
    expect([await rules(second), await rules(third), await rules(last)]).toEqual([true, false, false]);
    const fourth = await logIn(changed.password);
    await logOut(second, 'global');
    expect([await rules(second), await rules(fourth)]).toEqual([false, false]);

    const other = await backEnd.member();
    const [session] = await query(`select id from auth.sessions where user_id = '${other.id}'`);
    for (const claims of [{}, { session_id: '' }, { session_id: session?.id ?? null }]) {
      const [row] = await query(`select set_config('request.jwt.claim.sub', '${manager.id}', false),
        set_config('request.jwt.claims', '${JSON.stringify(claims)}', false);
        select private.has_role('manager') as rules`);
      await query(
        `select set_config('request.jwt.claim.sub', '', false), set_config('request.jwt.claims', '', false)`,
      );
      expect([claims, row]).toEqual([claims, { rules: false }]);
    }
  },

  async 'an account holds several roles, and the single one of before counts beside them'(backEnd: BackEnd) {
    const manager = await onlyManager(backEnd);
    const organiser = await backEnd.member('organizer');
    const day = { centre, day: '2026-12-10' };
    const reads = async () =>
      (await organiser.call<{ readonly kind: string }>('reservations_of_day', day)).kind;
    const creates = async () => (await insertTournament(organiser, `t-${randomUUID()}`)).status < 300;
    expect([await reads(), await creates()]).toEqual(['refused', true]);
    expect(await give(manager, organiser.id, 'staff')).toMatchObject({
      kind: 'changed',
      person: { roles: ['organizer', 'staff'] },
    });
    expect([await reads(), await creates()]).toEqual(['listed', true]);
    // Pages of earlier releases read one role.
    expect(await rolesOf(backEnd, organiser.id)).toMatchObject({ written: { role: 'organizer' } });
    await give(manager, organiser.id, 'organizer', false);
    expect([await reads(), await creates()]).toEqual(['listed', false]);
    expect(await rolesOf(backEnd, organiser.id)).toMatchObject({
      written: { role: 'staff', roles: ['staff'] },
    });
    // A manager may do what the staff may.
    expect(await manager.call('reservations_of_day', day)).toMatchObject({ kind: 'listed' });
    await give(manager, organiser.id, 'staff', false);
    expect(await reads()).toBe('refused');
    expect(await give(manager, organiser.id, 'king')).toEqual(refused('unknown-role'));
    expect(await give(manager, randomUUID(), 'staff')).toEqual(refused('nobody'));
  },

  async 'a role goes to an account that has confirmed its address, and is taken from any'(backEnd: BackEnd) {
    const manager = await onlyManager(backEnd);
    const member = await backEnd.member('staff');
    await backEnd.query(`update auth.users set email_confirmed_at = null where id = '${member.id}'`);
    expect(await give(manager, member.id, 'organizer')).toEqual(refused('unconfirmed'));
    expect(await give(manager, member.id, 'staff', false)).toMatchObject({ kind: 'changed' });
    expect(await rolesOf(backEnd, member.id)).toMatchObject({ roles: [] });
  },

  async 'an organiser who loses the role among several loses its rights'(backEnd: BackEnd) {
    const manager = await onlyManager(backEnd);
    const organiser = await backEnd.member('organizer');
    await give(manager, organiser.id, 'staff');
    const id = `t-${randomUUID()}`;
    await insertTournament(organiser, id);
    await organiser.call('invite_scorers', { tournament: id });
    const invitations = () => backEnd.query(`select from private.invitations where tournament = '${id}'`);
    await give(manager, organiser.id, 'manager');
    expect(await invitations()).toHaveLength(1);
    await give(manager, organiser.id, 'organizer', false);
    expect(await invitations()).toHaveLength(0);
  },

  async 'the last manager stays, by whatever way'(backEnd: BackEnd) {
    const manager = await onlyManager(backEnd);
    expect(await give(manager, manager.id, 'manager', false)).toEqual(refused('last-manager'));
    expect(await manager.call('delete_account', { password })).toEqual({ kind: 'last-manager' });
    const remove = (sql: string) => expect(backEnd.query(sql)).rejects.toThrow('The last manager stays');
    await remove(`delete from auth.users where id = '${manager.id}'`);
    await remove(`update auth.users set raw_app_meta_data = '{}' where id = '${manager.id}'`);
    const other = await backEnd.member();
    await give(manager, other.id, 'manager');
    await remove(
      `update auth.users set raw_app_meta_data = '{}' where id in ('${manager.id}', '${other.id}')`,
    );
    expect(await manager.call('delete_account', { password })).toEqual({ kind: 'deleted' });
    expect(await give(other, other.id, 'manager', false)).toEqual(refused('last-manager'));
  },

  async 'a manager finds accounts by the beginnings of words in name and e-mail, page by page'(
    backEnd: BackEnd,
  ) {
    const manager = await onlyManager(backEnd);
    const mark = `q${randomUUID().slice(0, 8)}`;
    const zoe = await named(backEnd, `Zoé Lefèvre-${mark}`);
    const emails = async (words: string) => (await find(manager, words)).people.map(({ email }) => email);
    expect(await emails(`lefev ${mark}`)).toEqual([zoe.email]);
    expect(await emails(`${mark} ZOÉ`)).toEqual([zoe.email]);
    expect(await emails(`${mark} efevre`)).toEqual([]);
    expect(await emails(zoe.email.slice(0, 20))).toEqual([zoe.email]);
    expect(await emails(`${mark} ' & ! \\ :* |`)).toEqual([zoe.email]);
    await zoe.call('change_profile', { changed: { name: 'Zoé Martin' } });
    expect(await emails(mark)).toEqual([]);
    // Without words those with a role.
    expect(await emails('')).toContain(manager.email);
    expect(await emails('  ')).not.toContain(zoe.email);

    await backEnd.query(`
      insert into auth.users (id, email, raw_user_meta_data)
      select gen_random_uuid(), 'n' || number || '@${mark}.example', jsonb_build_object('name', 'Nom ' || lpad(number::text, 3, '0'))
      from generate_series(1, 60) number`);
    const names: string[] = [];
    let after: object | null = null;
    for (let more = true; more; ) {
      const page: Found = await find(manager, mark, after);
      expect(page.people.length).toBeLessThanOrEqual(25);
      names.push(...page.people.map(({ name }) => name));
      const last = page.people.at(-1);
      after = { name: last?.name, id: last?.id };
      more = page.more;
    }
    expect(names).toEqual(
      Array.from({ length: 60 }, (_, place) => `Nom ${String(place + 1).padStart(3, '0')}`),
    );
    const id = randomUUID();
    for (const malformed of [{}, [], { id }, { name: 'Nom' }, { name: 'Nom', id: 'x' }])
      expect([malformed, await manager.call('find_people', { words: mark, after: malformed })]).toEqual([
        malformed,
        refused('malformed'),
      ]);
    await backEnd.query(`delete from auth.users where email like '%@${mark}.example'`);
    expect(await emails(mark)).toEqual([]);
    expect(await backEnd.query(`select action from private.audit where entity = 'people'`)).toEqual([
      { action: 'read' },
    ]);
  },

  async 'a manager changes licence and subscription, and is told what another changed meanwhile'(
    backEnd: BackEnd,
  ) {
    const manager = await onlyManager(backEnd);
    const member = await backEnd.member('organizer');
    const change = (known: object, wanted: object) =>
      manager.call<{ readonly kind: string }>('change_membership', { person: member.id, known, wanted });
    const wanted = {
      licenseNumber: 'FJF-1',
      subscription: { plan: 'Passionné', from: '2026-11-01', until: '2027-10-31' },
    };
    expect(await change(noMembership, wanted)).toMatchObject({ kind: 'changed', person: wanted });
    expect(await rolesOf(backEnd, member.id)).toMatchObject({ written: { role: 'organizer', ...wanted } });
    expect(await change(noMembership, { ...wanted, licenseNumber: 'FJF-2' })).toMatchObject({
      kind: 'conflict',
      person: wanted,
    });
    const term = (subscription: object) => change(wanted, { licenseNumber: '', subscription });
    expect(await term({ plan: '', until: '2027-10-31' })).toEqual(refused('no-plan'));
    expect(await term({ plan: 'Passionné', from: '2026-11-01' })).toEqual(refused('no-days'));
    expect(await term({ plan: 'Passionné', until: '2027-10-31' })).toEqual(refused('no-days'));
    expect(await term({ plan: 'Passionné', from: '2027-11-01', until: '2027-10-31' })).toEqual(
      refused('ends-before-it-begins'),
    );
    expect(await term({ plan: 'Passionné', until: '31/10/2027' })).toEqual(refused('malformed'));
    expect(await term({ plan: 'x'.repeat(81) })).toEqual(refused('malformed'));
    for (const licenseNumber of ['FJF 1', 'FJF--1', 'FJF-é', '1'.repeat(21)])
      expect(await change(wanted, { ...wanted, licenseNumber })).toEqual(refused('licence'));
    expect(await change(wanted, { ...wanted, licenseNumber: ' fjf-1 ' })).toMatchObject({ person: wanted });
    expect(await change(wanted, noMembership)).toMatchObject({ kind: 'changed', person: noMembership });
    expect((await rolesOf(backEnd, member.id))?.written).toEqual({ role: 'organizer' });
    await backEnd.query(`update auth.users set raw_app_meta_data = null where id = '${member.id}'`);
    expect(await change(noMembership, wanted)).toMatchObject({ kind: 'changed', person: wanted });
    const audit = await backEnd.query(
      `select details from private.audit where entity = 'memberships' order by id`,
    );
    const changedTo = (before: typeof wanted, after: typeof wanted) => ({
      details: {
        licenseNumber: { before: before.licenseNumber, after: after.licenseNumber },
        subscription: { before: before.subscription, after: after.subscription },
      },
    });
    expect(audit).toMatchObject([
      changedTo(noMembership, wanted),
      changedTo(wanted, noMembership),
      changedTo(noMembership, wanted),
    ]);
  },

  async 'the audit has each change of roles, of the operator too, and is read page by page'(
    backEnd: BackEnd,
  ) {
    const manager = await onlyManager(backEnd);
    const member = await named(backEnd, 'Yanis Roux');
    await give(manager, member.id, 'staff');
    await give(manager, member.id, 'staff');
    await backEnd.query(`update auth.users set raw_app_meta_data = '{}' where id = '${member.id}'`);
    await backEnd.guest().call('book', aWish());
    interface Row {
      readonly id: number;
      readonly entity: string;
    }
    const read = (given: object = {}) =>
      manager.call<{ readonly rows: readonly Row[]; readonly more: boolean }>('read_audit', given);
    const roles = { entity: 'roles', subject: { name: 'Yanis Roux', email: member.email } };
    expect(await read()).toMatchObject({
      more: false,
      rows: [
        { ...roles, actor: null, details: { before: ['staff'], after: [] } },
        {
          ...roles,
          actor: { id: manager.id, email: manager.email },
          details: { before: [], after: ['staff'] },
        },
      ],
    });
    const [newest] = (await read({ everything: true })).rows;
    expect(newest).toMatchObject({ entity: 'reservations', actor: null });
    await backEnd.query(`
      insert into private.audit (action, entity, entity_id) select 'update', 'centres', number::text from generate_series(1, 120) number`);
    const seen: number[] = [];
    let before: number | undefined;
    for (let more = true; more; ) {
      const page = await read(before === undefined ? {} : { before });
      seen.push(...page.rows.map(({ id }) => id));
      before = seen.at(-1);
      more = page.more;
    }
    expect(seen).toHaveLength(122);
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => other - one));
  },

  async 'the audit lists kinds and as many lines as are asked for, and names its subjects'(backEnd: BackEnd) {
    const manager = await onlyManager(backEnd);
    const member = await named(backEnd, 'Yanis Roux');
    const wanted = { ...noMembership, licenseNumber: 'FJF-77' };
    await give(manager, member.id, 'staff');
    await manager.call('change_membership', { person: member.id, known: noMembership, wanted });
    const wish = aWish({ name: 'Zoé Éluard' });
    await member.call('book', wish);
    const [row] = await backEnd.query(`select reference from private.reservations where id = '${wish.id}'`);
    await backEnd.query(`
      insert into private.audit (action, entity, entity_id) values
        ('delete', 'reservations', '${randomUUID()}'), ('read', 'people', 'list')`);
    const read = (given: object) =>
      manager.call<{ readonly more: boolean; readonly rows: readonly Readonly<Record<string, unknown>>[] }>(
        'read_audit',
        { before: null, everything: false, ...given },
      );
    const entities = async (given: object) => (await read(given)).rows.map(({ entity }) => entity);
    // Without a kind, changes alone.
    expect(await entities({})).toEqual(['memberships', 'roles']);
    expect(await entities({ everything: true })).toContain('people');
    expect(await entities({ entities: ['people'] })).toEqual(['people']);
    expect(await read({ at_most: 1 })).toMatchObject({ more: true, rows: [{ entity: 'memberships' }] });
    expect((await read({ entities: ['reservations'] })).rows).toMatchObject([
      { subject: null },
      {
        subject: { name: 'Zoé Éluard', reference: row?.reference, day: wish.day, hour: wish.hour, email: '' },
      },
    ]);
    await backEnd.query(`
      insert into private.audit (action, entity, entity_id) select 'update', 'closures', '' from generate_series(1, 1001)`);
    const closures = await read({ entities: ['closures'], at_most: 5000 });
    expect([closures.rows.length, closures.more]).toEqual([1000, true]);
  },

  async 'a manager sees which networks and persons are refused, until when, and ends it'(backEnd: BackEnd) {
    const manager = await onlyManager(backEnd);
    await backEnd.query(
      'update private.centres set booked_an_hour = 4, booked_a_day = 20, booked_an_hour_by_one = 2',
    );
    try {
      interface Block {
        readonly id: string;
        readonly use: string;
        readonly until: string;
      }
      const list = () =>
        manager.call<{ readonly networks: readonly Block[]; readonly people: readonly Block[] }>('blocks', {
          centre,
        });
      const end = ({ id, use }: Block) => manager.call('end_block', { id, use });
      const email = `Ana-${randomUUID()}@example.org`;
      const guest = backEnd.guest();
      const book = async () =>
        (await guest.call<{ readonly kind: string; readonly limit?: string }>('book', aWish({ email })))
          .limit;
      await book();
      await book();
      expect(await book()).toBe('person');
      const [person, ...rest] = (await list()).people;
      expect(rest).toEqual([]);
      expect(person).toMatchObject({
        id: email.toLowerCase(),
        use: 'book',
      });
      const anHourLater = Date.parse('2026-11-21T13:00:00+01:00');
      expect(Date.parse(person?.until ?? '')).toBe(anHourLater);
      if (person) await end(person);
      await backEnd.setClock('2026-11-21T12:00:01+01:00');
      expect((await list()).people).toEqual([]);
      await book();
      await book();
      expect(await book()).toBe('network');
      const [network] = (await list()).networks;
      expect(network).toMatchObject({ use: 'book', count: 4 });
      expect(Date.parse(network?.until ?? '')).toBe(anHourLater);
      if (network) await end(network);
      expect((await list()).networks).toEqual([]);
      expect(await book()).toBe('person');

      await backEnd.query(`
        update private.centres set sends_mail = true;
        insert into private.network_uses select decode(repeat('ab', 32), 'hex'), use, private.clock()
        from (values ('request', 5), ('wait', 10)) uses (use, most), generate_series(1, most);
        insert into private.unconfirmed_mails select ''::bytea, private.clock(), decode(repeat('ab', 32), 'hex') from generate_series(1, 10)`);
      const others = (await list()).networks;
      expect(others.map(({ use, until }) => [use, new Date(until).toISOString()])).toEqual([
        ['confirm', '2026-11-22T11:00:01.000Z'],
        ['request', '2026-11-21T12:00:01.000Z'],
        ['wait', '2026-11-21T12:00:01.000Z'],
      ]);
      for (const other of others) expect(await end(other)).toEqual({ kind: 'ended' });
      expect((await list()).networks).toEqual([]);
      await backEnd.query(`
        update private.centres set sends_mail = false;
        delete from private.unconfirmed_mails; delete from private.audit where details ->> 'use' in ('confirm', 'request', 'wait')`);

      const member = await backEnd.member();
      for (let tries = 0; tries < 5; tries += 1) await member.call('delete_account', { password: 'faux' });
      const [locked] = (await list()).people.filter(({ use }) => use === 'password');
      expect(locked).toMatchObject({ id: member.id, name: 'Ana Diaz' });
      if (locked) await end(locked);
      expect(await member.call('delete_account', { password: 'faux' })).toEqual({ kind: 'wrong-password' });
      expect(await manager.call('end_block', { use: 'move', id: 'x' })).toEqual(refused('malformed'));
      // No address in the audit, but a booking of the guest.
      const bookings = await backEnd.query(`select id from private.reservations where email = '${email}'`);
      const [guestRow, ...rows] = await backEnd.query(
        `select entity_id from private.audit where entity = 'blocks' order by id`,
      );
      expect(bookings.map(({ id }) => `guest ${id}`)).toContain(guestRow?.entity_id);
      expect(rows).toEqual([{ entity_id: network?.id.slice(0, 12) }, { entity_id: member.id }]);
    } finally {
      await backEnd.query(
        'update private.centres set booked_an_hour = 60, booked_a_day = 150, booked_an_hour_by_one = 10',
      );
    }
  },

  async 'a manager sees whom the desk keeps from booking, and ends it'(backEnd: BackEnd) {
    const manager = await onlyManager(backEnd);
    const staff = await named(backEnd, 'Léa Martin');
    await give(manager, staff.id, 'staff');
    const member = await named(backEnd, 'Yanis Roux');
    const email = `Zoe-${randomUUID()}@example.org`;
    const wish = aWish({ name: 'Zoé Éluard', email });
    await backEnd.guest().call('book', wish);
    const suspend = (whom: object) => staff.call('suspend_person', { ...whom, sentence: 'Appelez-nous.' });
    await suspend({ person: member.id, email: null });
    await suspend({ person: null, email: email.toLowerCase() });
    await suspend({ person: null, email: `x-${email}` });
    await backEnd.query('delete from private.audit');
    const list = async () =>
      (await manager.call<{ readonly people: readonly { readonly id: string }[] }>('suspensions')).people;
    const listed = await list();
    const each = { use: 'suspension', sentence: 'Appelez-nous.', by: 'Léa Martin', until: null };
    const inAYear = expect.stringMatching(/^2027-11-21T/);
    expect(listed).toMatchObject([
      { ...each, name: '', email: '', until: inAYear },
      { ...each, name: 'Zoé Éluard', email, until: inAYear },
      { ...each, name: 'Yanis Roux', email: member.email },
    ]);
    for (const { id } of listed)
      expect(await manager.call('end_block', { use: 'suspension', id })).toEqual({ kind: 'ended' });
    expect(await list()).toEqual([]);
    expect((await backEnd.guest().call<{ kind: string }>('book', aWish({ email }))).kind).toBe('booked');
    expect(
      await backEnd.query(
        `select entity_id from private.audit where entity in ('suspensions', 'people') order by id`,
      ),
    ).toEqual(['list', 'guest', `guest ${wish.id}`, member.id].map((entity_id) => ({ entity_id })));
    expect(await manager.call('read_audit', { entities: ['suspensions'] })).toMatchObject({
      rows: [{ subject: { name: 'Yanis Roux' } }, { subject: { name: 'Zoé Éluard' } }, { subject: null }],
    });
  },

  async 'a manager sees which guests have too much to confirm, and ends it'(backEnd: BackEnd) {
    const manager = await onlyManager(backEnd);
    await backEnd.query('update private.centres set sends_mail = true, mails_pending = 2');
    try {
      const email = `Ana-${randomUUID()}@example.org`;
      const book = async () =>
        (await backEnd.guest().call<{ readonly limit?: string }>('book', aWish({ email }))).limit;
      const people = async () =>
        (await manager.call<{ readonly people: readonly { readonly until: string }[] }>('blocks', { centre }))
          .people;
      await book();
      expect(await people()).toEqual([]);
      await book();
      expect(await book()).toBe('unconfirmed');
      const [person, ...others] = await people();
      expect(others).toEqual([]);
      expect(person).toMatchObject({ id: email.toLowerCase(), use: 'book', count: 2, name: 'Ana Diaz' });
      expect(Date.parse(person?.until ?? '')).toBe(Date.parse('2026-11-21T12:15:00+01:00'));
      await manager.call('end_block', { use: 'book', id: email.toLowerCase() });
      expect(await people()).toEqual([]);
      expect(await book()).toBeUndefined();
    } finally {
      await backEnd.query(`
        update private.centres set sends_mail = false, mails_pending = 3;
        delete from private.unconfirmed_mails`);
    }
  },

  async 'the figures equal an independent count of the reservations'(backEnd: BackEnd) {
    const manager = await onlyManager(backEnd);
    // Mondays 16, 23 and 30 November; six courts, the usual hours, and one day that is closed.
    await backEnd.query(`
      delete from private.opening_exceptions;
      insert into private.opening_exceptions (centre, day) values ('${centre}', '2026-11-16')`);
    const guest = backEnd.guest();
    const wishes = [
      ...Array.from({ length: 3 }, () => aWish({ day: '2026-11-23', hour: 18 })),
      aWish({ day: '2026-11-30', hour: 18 }),
      aWish({ day: '2026-12-01', hour: 10 }),
      aWish({ day: '2026-12-01', hour: 10 }),
    ];
    for (const wish of wishes) await guest.call('book', wish);
    await guest.call('cancel_reservation', keyOf(wishes[0] ?? aWish()));
    // One more that was never confirmed, one that may still be, and one that was released.
    const [late, open, released] = [14, 15, 16].map((hour) => aWish({ day: '2026-12-01', hour }));
    for (const wish of [late, open, released]) await guest.call('book', wish);
    await backEnd.query(`
      update private.reservations set confirm_by = private.clock() - interval '1 minute' where id in ('${late?.id}', '${released?.id}');
      update private.reservations set cancelled_at = private.clock() where id = '${released?.id}';
      update private.reservations set confirm_by = private.clock() + interval '9 minutes' where id = '${open?.id}';
      update private.reservations set attendance = 'absent' where id in ('${wishes[0]?.id}', '${wishes[1]?.id}', '${wishes[3]?.id}');
      update private.reservations set attendance = 'arrived' where id = '${wishes[4]?.id}'`);
    interface Figures {
      readonly hours: readonly Readonly<Record<'weekday' | 'hour' | 'booked' | 'offered', number>>[];
      readonly months: readonly object[];
    }
    const read = (first_day: string, last_day: string) =>
      manager.call<Figures>('centre_figures', { centre, first_day, last_day });
    const { hours, months } = await read('2026-11-16', '2026-12-01');
    await backEnd.query('delete from private.opening_exceptions');
    expect(hours).toHaveLength(7 * 14);
    // Each weekday once or twice beside the closed day; 16 days in all.
    const offered = (weekday: number) => hours.filter((each) => each.weekday === weekday && each.hour === 18);
    expect(offered(1)).toEqual([{ weekday: 1, hour: 18, booked: 3, offered: 12 }]);
    expect(offered(2)).toEqual([{ weekday: 2, hour: 18, booked: 0, offered: 18 }]);
    expect(offered(3)).toEqual([{ weekday: 3, hour: 18, booked: 0, offered: 12 }]);
    expect(hours.filter(({ booked }) => booked > 0)).toHaveLength(3);
    expect(months).toEqual([
      { month: '2026-11', booked: 3, cancelled: 1, absent: 2 },
      { month: '2026-12', booked: 3, cancelled: 0, absent: 0 },
    ]);
    expect(await read('2026-12-01', '2026-11-01')).toEqual(refused('malformed'));
    expect(await read('2026-01-01', '2027-12-31')).toEqual(refused('malformed'));
    for (const [first, last] of [
      ['2026-11-01', 'infinity'],
      ['-infinity', '2026-11-01'],
      ['2026-02-30', '2026-03-01'],
      ['2026-02-01', 'demain'],
    ] as const)
      expect([first, last, await read(first, last)]).toEqual([first, last, refused('malformed')]);
  },
} satisfies Record<string, (backEnd: BackEnd) => Promise<void>>;

/** Two managers who remove each other at once, by role or by leaving: the numbers of managers that stay. */
export async function removalsAtOnce(backEnd: BackEnd): Promise<readonly number[]> {
  const counts: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const one = await onlyManager(backEnd);
    const other = await backEnd.member('manager');
    await Promise.all([
      give(one, other.id, 'manager', false),
      round % 2 === 0 ? give(other, one.id, 'manager', false) : one.call('delete_account', { password }),
    ]);
    const managers = await backEnd.query(
      `select from auth.users where 'manager' = any(private.roles_in(raw_app_meta_data))`,
    );
    counts.push(managers.length);
  }
  return counts;
}
