/** @jest-environment node */
import { deskFeedScenarios, readsFullWeeks } from './scenarios/deskFeed';
import { describeRules } from './support/describeRules';
import type { Fault } from './support/without';

type Scenario = keyof typeof deskFeedScenarios;

const days = 'a subscription shows the reservations of the last seven and the next thirty days';
const renewed = 'a new address ends the one before it, and an ended one is empty';
const unknown = 'visitors have no subscription, and the database knows no secret of one';

const endsAll = 'delete from private.desk_feeds where true;';

const inPart = (name: string, part: string, instead: string): Fault => ({ function: name, part, instead });

const faults: readonly (readonly [Scenario, Fault])[] = [
  [
    days,
    inPart(
      'public.desk_calendar',
      'private.centre_day(centre) - 7 and',
      'private.centre_day(centre) - 8 and',
    ),
  ],
  [
    days,
    inPart('public.desk_calendar', 'private.centre_day(centre) + 30', 'private.centre_day(centre) + 31'),
  ],
  [days, inPart('public.desk_calendar', 'and cancelled_at is null', '')],
  [days, inPart('private.calendar_line', "E'\\r\\n ' order by", "E'\\r\\n' order by")],
  [days, inPart('private.calendar_text', "'\\\\\\1'", "'\\1'")],
  ['a subscription shows a closure as one event', inPart('public.desk_calendar', 'and closure is null', '')],
  [
    renewed,
    inPart(
      'public.renew_desk_feed',
      'do update set secret_hash = excluded.secret_hash',
      'do update set secret_hash = desk_feeds.secret_hash',
    ),
  ],
  [
    renewed,
    inPart(
      'public.end_desk_feed',
      'delete from private.desk_feeds where',
      'perform from private.desk_feeds where',
    ),
  ],
  [
    renewed,
    inPart(
      'public.renew_desk_feed',
      '  insert into private.desk_feeds',
      `${endsAll} insert into private.desk_feeds`,
    ),
  ],
  [
    renewed,
    inPart('public.end_desk_feed', 'delete from private.desk_feeds where person = auth.uid();', endsAll),
  ],
  [
    'a dismissed person’s subscription ends, also if they are staff again',
    { trigger: 'feed_ended', on: 'auth.users' },
  ],
  [
    'the role is asked at each reading',
    inPart(
      'public.desk_calendar',
      "and private.roles_in(raw_app_meta_data) && array['staff', 'manager']",
      '',
    ),
  ],
  [unknown, inPart('public.renew_desk_feed', "not private.has_role('staff')", 'auth.uid() is null')],
  [unknown, inPart('public.desk_feed', "not private.has_role('staff')", 'auth.uid() is null')],
];

describeRules({
  scenarios: deskFeedScenarios,
  faults,
  together: {
    'the calendar of full weeks is read in less than three seconds': async (backEnd) => {
      const { ms, events } = await readsFullWeeks(backEnd);
      expect(events).toBe(6 * 38 * 14);
      expect(ms).toBeLessThan(3000);
    },
  },
});
