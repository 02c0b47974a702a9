/** @jest-environment node */
import { commandScenarios } from './scenarios/commands';
import { aWish } from './scenarios/wish';
import { describeRules } from './support/describeRules';
import type { Fault } from './support/without';

const once = 'a repeated command is executed once, and gets its first answer also after its end';
const forgotten = 'commands hold no name, and are forgotten a day after their end';

const faults: readonly (readonly [keyof typeof commandScenarios, Fault])[] = [
  [once, { function: 'private.earlier_answer', part: 'if found then', instead: 'if false then' }],
  ...(['book', 'move_reservation', 'cancel_reservation'] as const).map(
    (name) =>
      [
        once,
        { function: `public.${name}`, part: 'coalesce(private.earlier_answer(command), ', instead: '(' },
      ] as const,
  ),
  [
    'a command that arrives after its end is not executed, and reads the time',
    {
      function: 'private.earlier_answer',
      part: 'between private.clock() and',
      instead: "between '-infinity' and",
    },
  ],
  [
    'a command with a far end is not executed: its device has a wrong clock',
    { function: 'private.earlier_answer', part: "interval '10 minutes'", instead: "interval '1 day'" },
  ],
  [
    'a refused command is decided anew when it is repeated',
    { function: 'private.first_answer', part: 'changed is not null and ', instead: '' },
  ],
  [
    'the answer of a command opens with its secret alone',
    { function: 'private.earlier_answer', part: 'known.secret_hash is distinct from', instead: 'null <>' },
  ],
  [
    'a malformed command is refused',
    { function: 'private.earlier_answer', part: 'not between 20 and 200', instead: '< 20' },
  ],
  [
    'a malformed command is refused',
    { function: 'private.earlier_answer', part: 'octet_length(command', instead: 'char_length(command' },
  ],
  [
    'of one reservation fifty commands are remembered',
    { function: 'private.first_answer', part: '< 50', instead: '< 70' },
  ],
  [forgotten, { function: 'private.first_answer', part: " #- '{reservation,name}'", instead: '' }],
  [
    forgotten,
    {
      function: 'private.forget_outdated',
      part: "delete from private.commands where valid_until < private.clock() - interval '1 day';",
      instead: '',
    },
  ],
];

describeRules({
  scenarios: commandScenarios,
  faults,
  together: {
    'of fifty equal commands at once one is executed, and all get its answer': async ({ guest, query }) => {
      const wish = aWish({ day: '2026-12-08' });
      const command = { id: wish.id, secret: wish.secret, validUntil: '2026-11-21T11:02:00.000Z' };
      const device = guest();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => device.call('book', { command, ...wish })),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await query(`select from private.reservations where id = '${wish.id}'`)).toHaveLength(1);
    },
  },
});
