/** @jest-environment node */
import { peopleScenarios, removalsAtOnce } from './scenarios/people';
import { describeRules } from './support/describeRules';
import type { Fault } from './support/without';

type Scenario = keyof typeof peopleScenarios;

const rights: Scenario =
  'accounts, audit, blocks and figures are a manager’s, and no more after their dismissal';
const roles: Scenario = 'an account holds several roles, and the single one of before counts beside them';
const ended: Scenario = 'a token has no role once its session has ended, nor has one without a session';
const last: Scenario = 'the last manager stays, by whatever way';
const found: Scenario =
  'a manager finds accounts by the beginnings of words in name and e-mail, page by page';
const membership: Scenario =
  'a manager changes licence and subscription, and is told what another changed meanwhile';
const audit: Scenario = 'the audit has each change of roles, of the operator too, and is read page by page';
const listed: Scenario = 'the audit lists kinds and as many lines as are asked for, and names its subjects';
const blocks: Scenario = 'a manager sees which networks and persons are refused, until when, and ends it';
const suspended: Scenario = 'a manager sees whom the desk keeps from booking, and ends it';
const unconfirmed: Scenario = 'a manager sees which guests have too much to confirm, and ends it';
const figures: Scenario = 'the figures equal an independent count of the reservations';

const inPart = (name: string, part: string, instead: string): Fault => ({ function: name, part, instead });
const open = (name: string): readonly [Scenario, Fault] => [
  rights,
  inPart(name, "not private.has_role('manager')", 'false'),
];

const faults: readonly (readonly [Scenario, Fault])[] = [
  open('public.find_people'),
  open('public.change_role'),
  open('public.change_membership'),
  open('public.read_audit'),
  open('public.blocks'),
  open('public.suspensions'),
  open('public.end_block'),
  open('public.centre_figures'),
  [ended, inPart('private.has_role', 'where private.has_session()', '')],
  [ended, inPart('private.has_session', 'and user_id = auth.uid()', '')],
  [roles, inPart('private.has_role', "or wanted = 'staff' and 'manager' = any(roles)", '')],
  [roles, inPart('private.roles_in', "metadata ->> 'role'", 'null')],
  [roles, inPart('public.change_role', 'array_remove(present, change_role.role)', 'present')],
  [roles, inPart('public.change_role', '\'{"role": "organizer"}\'', "'{}'")],
  [
    'a role goes to an account that has confirmed its address, and is taken from any',
    inPart('public.change_role', 'given and not is_confirmed', 'false'),
  ],
  [
    'an organiser who loses the role among several loses its rights',
    inPart('private.end_rights', "not 'organizer' = any(private.roles_in(old.raw_app_meta_data))", 'true'),
  ],
  [
    'an organiser who loses the role among several loses its rights',
    inPart('private.end_rights', "or 'organizer' = any(private.roles_in(new.raw_app_meta_data))", ''),
  ],
  [last, { trigger: 'manager_kept', on: 'auth.users' }],
  [last, inPart('public.change_role', 'private.is_last_manager(change_role.person)', 'false')],
  [last, inPart('public.delete_account', 'private.is_last_manager(caller)', 'false')],
  [last, inPart('private.is_last_manager', 'private.roles_in(raw_app_meta_data)', 'people.roles')],
  [found, { trigger: 'person_kept', on: 'auth.users' }],
  [found, { trigger: 'person_name_kept', on: 'private.profiles' }],
  [found, inPart('private.beginnings', "word || ''':*'", "word || ''''")],
  [found, inPart('public.find_people', 'ids[:25]', 'ids')],
  [found, inPart('public.find_people', "after ->> 'name' is null", 'false')],
  [
    found,
    inPart(
      'public.find_people',
      "coalesce(after ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'",
      'false',
    ),
  ],
  [found, inPart('private.words_in', 'translate(', 'concat(')],
  [
    membership,
    inPart('public.change_membership', 'before is distinct from change_membership.known', 'false'),
  ],
  [membership, inPart('public.change_membership', "term ->> 'until' < term ->> 'from'", 'false')],
  [membership, inPart('public.change_membership', "term ->> 'plan' = '' and", 'false and')],
  [membership, inPart('public.change_membership', "term ->> 'plan' <> '' and", 'false and')],
  [membership, inPart('public.change_membership', "coalesce(metadata, '{}')", 'metadata')],
  [audit, inPart('private.keep_person', 'if present <> earlier', 'if false')],
  [audit, inPart('public.read_audit', 'everything or', 'true or')],
  [audit, inPart('public.read_audit', 'id < read_audit.before', 'id <= read_audit.before')],
  [listed, inPart('public.read_audit', 'entity = any(read_audit.entities) or', '')],
  [listed, inPart('public.read_audit', "or action <> 'read'", 'or true')],
  [listed, inPart('public.read_audit', 'greatest(at_most, 1)', '50')],
  [listed, inPart('public.read_audit', 'least(greatest(at_most, 1), 1000)', 'at_most')],
  [listed, inPart('private.audit_subject', "in ('reservations', 'outgoing_mail')", "= 'outgoing_mail'")],
  [
    blocks,
    inPart(
      'public.book',
      'and created_at > private.block_ended_at',
      'or created_at > private.block_ended_at',
    ),
  ],
  [
    blocks,
    inPart('public.end_block', 'delete from private.wrong_passwords', 'select from private.wrong_passwords'),
  ],
  [blocks, inPart('public.end_block', "('book', 'move', 'wait', 'request')", "('book', 'move')")],
  [blocks, inPart('public.end_block', 'set network = null', 'set network = network')],
  [blocks, inPart('private.limits_of', "when 'request' then 5", "when 'request' then 60")],
  [suspended, inPart('private.latest_of_guest', 'lower(email) = lower(address)', 'email = address')],
  [suspended, inPart('public.suspensions', 'when mailbox is not null', 'when mailbox is null')],
  [suspended, inPart('public.suspensions', "perform private.audit_reading('people', 'list')", 'perform 1')],
  [suspended, inPart('public.end_block', 'coalesce(mailbox, private.mailbox_of(person, null))', 'null')],
  [suspended, inPart('private.audit_subject', "subject_id like 'guest %'", 'false')],
  [unconfirmed, inPart('public.blocks', 'private.mailbox_hash(email) = mailbox', 'false')],
  [
    unconfirmed,
    inPart('public.blocks', 'group by id, use', 'group by id, use, uses, until, name, email, random()'),
  ],
  [
    unconfirmed,
    inPart(
      'public.end_block',
      'delete from private.unconfirmed_mails',
      'perform from private.unconfirmed_mails',
    ),
  ],
  [figures, inPart('public.centre_figures', 'and cancelled_at is null', '')],
  [figures, inPart('public.centre_figures', 'and (confirm_by is null or confirm_by > private.clock())', '')],
  [figures, inPart('public.centre_figures', "attendance = 'absent'", 'attendance is not null')],
  [
    figures,
    inPart(
      'public.centre_figures',
      "cancelled_at is null and attendance = 'absent'",
      "attendance = 'absent'",
    ),
  ],
  [figures, inPart('public.centre_figures', 'sum(total - coalesce(closed.courts, 0))', 'sum(7)')],
  [
    figures,
    inPart(
      'public.centre_figures',
      'private.hours_of(centre_figures.centre, first_day + ahead)',
      'int4range(10, 24)',
    ),
  ],
];

describeRules({
  scenarios: peopleScenarios,
  faults,
  together: {
    'accounts are found by index among ten thousand': async (backEnd) => {
      await backEnd.query(`
        insert into auth.users (id, email, raw_user_meta_data)
        select gen_random_uuid(), 'many' || number || '@many.example', jsonb_build_object('name', 'Nom ' || number)
        from generate_series(1, 10000) number`);
      // As autovacuum does: until then the index has a list of words that each reading goes through.
      await backEnd.query('vacuum analyze private.people');
      // The planner's own choice.
      const plan = async (sql: string) => JSON.stringify(await backEnd.query(`explain (costs off) ${sql}`));
      expect(
        await plan(`select person from private.people where words @@ '''many77'':*'::tsquery`),
      ).toContain('people_by_word');
      expect(
        await plan(`select person from private.people where roles <> '{}' order by name, person limit 26`),
      ).toContain('people_with_roles');
      const manager = await backEnd.member('manager');
      const { people } = await manager.call<{ readonly people: readonly unknown[] }>('find_people', {
        words: 'many777',
      });
      // 777 and 7770 to 7779.
      expect(people).toHaveLength(11);
      await backEnd.query(`delete from auth.users where email like '%@many.example'`);
    },
    'of two managers who remove each other at once one stays': async (backEnd) => {
      expect(await removalsAtOnce(backEnd)).toEqual([1, 1, 1, 1, 1, 1]);
    },
  },
});
