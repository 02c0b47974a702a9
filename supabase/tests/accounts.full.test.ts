/** @jest-environment node */
import { accountScenarios, halfGone } from './scenarios/accounts';
import { describeRules } from './support/describeRules';
import type { Fault } from './support/without';

type Scenario = keyof typeof accountScenarios;

const known: Scenario = 'a member is handed all that is known of them, and nothing of anybody else';
const gone: Scenario =
  'whose account is deleted is gone with their sessions, gives back their court and leaves no name';
const written: Scenario =
  'what a member writes about themselves is in their profile, and not in their metadata or tokens';
const late: Scenario =
  'an account that goes too late to cancel keeps its court, and its name until the game is played';

const withPassword: Scenario =
  'an account is deleted with its password alone, and five wrong ones are enough for an hour';

const byIndex: Scenario = 'what grows for ever is read by indexes, for one person and in the night';

const part = (name: 'my_data' | 'delete_account', text: string, instead: string): Fault => ({
  function: `public.${name}`,
  part: text,
  instead,
});

const faults: readonly (readonly [Scenario, Fault])[] = [
  [known, part('my_data', 'where owner = caller', '')],
  [known, part('my_data', 'on id = tournament where person = caller', 'on id = tournament')],
  [known, part('my_data', 'where author = caller', '')],
  [known, part('my_data', 'where actor = caller', '')],
  [known, part('my_data', 'where owner = caller', 'where owner = caller and cancelled_at is null')],
  [
    'an organiser is handed their tournaments, and nobody else’s',
    part('my_data', 'where organiser = caller', ''),
  ],
  [
    'nobody is known of a guest, and there is nobody to delete',
    part('my_data', 'if not found', 'if account is null and false'),
  ],
  [
    'nobody is known of a guest, and there is nobody to delete',
    part('delete_account', 'if not found', 'if false'),
  ],
  [
    gone,
    part(
      'delete_account',
      'perform private.erase_reservations(array(select id from private.reservations where owner = caller));',
      '',
    ),
  ],
  [
    withPassword,
    part('delete_account', 'if not private.is_password(delete_account.password, stored)', 'if false'),
  ],
  [withPassword, part('delete_account', 'insert into private.wrong_passwords values', 'perform')],
  [withPassword, part('delete_account', 'where person = caller order by at', 'order by at')],
  [withPassword, part('delete_account', "at <= private.clock() - interval '1 hour'", 'false')],
  [withPassword, { function: 'private.is_password', part: "'^\\$2[by]', '$2a'", instead: "'^x', 'x'" }],
  [
    'an account without a password of its own is not deleted by a request',
    {
      function: 'private.is_password',
      part: "where hash ~ '^\\$2a\\$\\d\\d\\$.{53}$'",
      instead: '',
    },
  ],
  [written, { trigger: 'profile_kept', on: 'auth.users' }],
  [written, { trigger: 'details_dropped', on: 'auth.identities' }],
  [
    written,
    { function: 'private.keep_profile', part: '- private.detail_names()', instead: "- array['other']" },
  ],
  [written, { function: 'public.change_profile', part: 'is distinct from changed', instead: 'is null' }],
  [
    written,
    {
      function: 'public.change_profile',
      part: 'private.refuse_larger(changed, 8 * 1024)',
      instead: 'changed',
    },
  ],
  [written, { function: 'public.my_profile', part: 'where id = private.caller()', instead: 'limit 1' }],
  [
    'a name in a profile can be read: controls are taken out, and invisible characters are no name',
    { trigger: 'name_cleaned', on: 'private.profiles' },
  ],
  [
    'accounts from before there were profiles get theirs, and lose the metadata',
    { function: 'private.details_in', part: 'and value is not null', instead: '' },
  ],
  [
    'a scorer without a name has none, and no e-mail address in its place',
    {
      function: 'private.name_of',
      part: "where person = member), '')",
      instead: "where person = member), 'ana@example.org')",
    },
  ],
  [
    'a scorer without a name has none, and no e-mail address in its place',
    { function: 'public.writers_by_name', part: "where name <> ''", instead: '' },
  ],
  [
    late,
    {
      function: 'private.erase_reservations',
      part: 'fixed is null as is_to_cancel',
      instead: "fixed is distinct from 'already-begun' as is_to_cancel",
    },
  ],
  [
    late,
    {
      function: 'private.erase_reservations',
      part: 'name = case when is_kept then name end',
      instead: 'name = null',
    },
  ],
  [late, { function: 'private.forget_outdated', part: 'where is_to_forget and', instead: 'where false and' }],
  [byIndex, { index: 'private.reservations_by_owner' }],
  [byIndex, { index: 'private.reservations_by_entry' }],
  [byIndex, { index: 'private.reservations_by_change' }],
  [byIndex, { index: 'private.mails_given_up' }],
  [gone, part('delete_account', 'delete from auth.users where id = caller;', '')],
  [gone, part('delete_account', "'delete', 'accounts'", "'delete', 'nothing'")],
  [
    'an organiser is told which tournaments need them, keeps their account, and can go once they are gone',
    part('delete_account', 'if organised is not null', 'if false'),
  ],
];

describeRules({
  scenarios: accountScenarios,
  faults,
  together: {
    'an account goes, or the tournament that is made in its name at the same time stays': async (backEnd) => {
      expect(await halfGone(backEnd)).toEqual([]);
    },
  },
});
