/** @jest-environment node */
import { accountScenarios, halfGone } from './scenarios/accounts';
import { describeRules } from './support/describeRules';
import type { Fault } from './support/without';

type Scenario = keyof typeof accountScenarios;

const known: Scenario = 'a member is handed all that is known of them, and nothing of anybody else';
const gone: Scenario =
  'whose account is deleted is gone with their sessions, gives back their court and leaves no name';

const part = (name: 'my_data' | 'delete_account', text: string, instead: string): Fault => ({
  function: `public.${name}`,
  part: text,
  instead,
});

const faults: readonly (readonly [Scenario, Fault])[] = [
  [known, part('my_data', 'where owner = caller', '')],
  [known, part('my_data', 'where person = caller', '')],
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
  [gone, part('delete_account', 'perform public.forget_me();', '')],
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
