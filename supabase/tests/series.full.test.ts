/** @jest-environment node */
import { aSeriesAndVisitors, seriesScenarios, twoSeriesAtOnce } from './scenarios/series';
import { describeRules } from './support/describeRules';
import type { Fault } from './support/without';

const inTheWay = 'a preview says past, closed days and hours, and the sentence of a closure';
const oftenFree =
  'a preview without a court wants the one that is free most often, and another where it is not';
const closed = 'a series is not written over a closure, on a closed day or in the past';
const acrossClocks = 'the hour on the wall stays the same across both clock changes and a closure';
const sizes = 'a series has at most 53 dates within 400 days, and needs an end';
const people = 'a series is for a member, or a guest with a name and a number that can be dialled';
const staff = 'series are for the staff alone';
const moved = 'this one and the following move to another weekday and hour, all or none';
const meanwhile = 'a change of dates that somebody has changed meanwhile asks to read them again';
const oneMail = 'a series has one mail with all of its dates, and a reminder for each';
const forgotten =
  'who asks to be forgotten leaves no address in a mail about a series, and a new address gets it';
const contact = 'a request needs an address or a number, and an hour at which the centre is open';
const unsuspected =
  'an account that the desk keeps from booking online asks for no series, and no guest learns of it';
const few = 'one network sends five requests an hour, and one person has three that wait';
const once = 'a request is answered once: by a series, or by a sentence in a mail';
const retention = 'requests go thirty days after their answer, with their account, and after three months';

const notStaff = "not private.has_role('staff')";

const faults: readonly (readonly [keyof typeof seriesScenarios, Fault])[] = [
  [inTheWay, { function: 'private.desk_hour', part: "state := 'past'", instead: "state := 'free'" }],
  [
    inTheWay,
    {
      function: 'private.desk_hour',
      part: "when found then 'closed' else 'taken'",
      instead: "when false then 'closed' else 'taken'",
    },
  ],
  [oftenFree, { function: 'public.series_preview', part: 'count(*) desc, number', instead: 'number' }],
  [oftenFree, { function: 'private.desk_hour', part: 'if any_court and', instead: 'if false and' }],
  [
    'a series of ten with two conflicts is booked as the desk has solved them',
    {
      function: 'public.create_series',
      part: 'private.keep_answer(create_series.command, given, jsonb_build_object(',
      instead: '(jsonb_build_object(',
    },
  ],
  [closed, { function: 'public.create_series', part: "->> 'kind' <> 'free'", instead: "->> 'kind' is null" }],
  [
    closed,
    {
      function: 'private.free_hours',
      part: "private.clock() - interval '1 hour'",
      instead: 'private.clock()',
    },
  ],
  [
    acrossClocks,
    { function: 'private.desk_hour', part: "when found then 'closed'", instead: "when false then 'closed'" },
  ],
  [
    acrossClocks,
    {
      function: 'private.beginning',
      part: 'at time zone time_zone',
      instead: "at time zone '-01'",
    },
  ],
  [sizes, { function: 'public.series_preview', part: 'series_preview.times > 53', instead: 'false' }],
  [sizes, { function: 'public.series_preview', part: '/ 7 + 1 > 53', instead: '/ 7 + 1 > 99' }],
  [
    sizes,
    {
      function: 'public.series_preview',
      part: 'if last_date > private.centre_day(place.id) + 400',
      instead: 'if false',
    },
  ],
  [sizes, { function: 'public.create_series', part: '+ 400)::text', instead: '+ 4000)::text' }],
  [people, { function: 'public.create_series', part: 'not between 2 and 4', instead: '< 2' }],
  [people, { function: 'private.is_phone', part: 'between 6 and 15', instead: 'between 0 and 15' }],
  [
    people,
    {
      function: 'public.create_series',
      part: "if not found then return private.refused('unknown-member'); end if;",
      instead: '',
    },
  ],
  [staff, { function: 'public.series_preview', part: notStaff, instead: 'false' }],
  [staff, { function: 'public.create_series', part: notStaff, instead: 'false' }],
  [staff, { function: 'public.series_change_preview', part: notStaff, instead: 'false' }],
  [staff, { function: 'public.change_series', part: notStaff, instead: 'false' }],
  [staff, { function: 'public.desk_series', part: notStaff, instead: 'false' }],
  [staff, { function: 'public.decline_series', part: notStaff, instead: 'false' }],
  [
    'this one and the following are cancelled, and earlier dates stay',
    { function: 'private.series_moved', part: 'and day >= from_day', instead: '' },
  ],
  [
    'this one and the following are cancelled, and earlier dates stay',
    { function: 'private.begin_desk_change', part: "'desk.staff'", instead: "'desk.nobody'" },
  ],
  [moved, { function: 'public.change_series', part: "->> 'kind' <> 'free'", instead: "->> 'kind' is null" }],
  [moved, { function: 'private.free_hours', part: 'and reservations.id <> all (ignored)', instead: '' }],
  [
    meanwhile,
    {
      function: 'public.change_series',
      part: "and known.sequence = (one ->> 'sequence')::int",
      instead: '',
    },
  ],
  [
    meanwhile,
    {
      function: 'public.change_series',
      part: 'where known.series = change_series.series and',
      instead: 'where',
    },
  ],
  [
    'running series are listed by their next date, with what is left of them',
    {
      function: 'public.desk_series',
      part: 'and private.beginning(reservations.centre, day, hour) > private.clock()',
      instead: '',
    },
  ],
  [
    'running series are listed by their next date, with what is left of them',
    { function: 'public.desk_series', part: 'perform private.audit_reading', instead: 'perform concat' },
  ],
  [oneMail, { trigger: 'series_links', on: 'private.outgoing_mail' }],
  [oneMail, { function: 'private.begin_desk_change', part: "then 'on'", instead: "then ''" }],
  [
    oneMail,
    { function: 'private.queue_series_mail', part: "interval '20 seconds'", instead: "interval '0'" },
  ],
  [oneMail, { function: 'private.queue_series_mail', part: "and action <> 'cancelled'", instead: '' }],
  [
    'one date of a series that is moved or cancelled has the mail of that reservation',
    {
      function: 'public.change_series',
      part: 'private.begin_desk_change(cardinality(ids) > 1)',
      instead: 'private.begin_desk_change(true)',
    },
  ],
  [forgotten, { trigger: 'series_mails_forgotten', on: 'private.reservations' }],
  [
    forgotten,
    { function: 'private.readdress_mails', part: 'or series in', instead: 'or false and series in' },
  ],
  [
    'a request for a series is one request, however often it is sent',
    { function: 'public.request_series', part: 'known.secret_hash <> own_hash', instead: 'false' },
  ],
  [
    'a request for a series is one request, however often it is sent',
    {
      function: 'public.request_series',
      part: 'if not exists (\n    select from private.opening_hours',
      instead: 'if known.id is null and not exists (\n    select from private.opening_hours',
    },
  ],
  [few, { function: 'public.request_series', part: 'caller := known.owner;', instead: '' }],
  [contact, { function: 'public.request_series', part: 'not between 2 and 4', instead: '> 4' }],
  [contact, { function: 'private.clean_lines', part: 'octet_length(lines) > 8000', instead: 'false' }],
  [
    contact,
    { function: 'public.request_series', part: "return private.refused('no-contact')", instead: 'null' },
  ],
  [
    contact,
    {
      function: 'public.request_series',
      part: 'and request_series.hour between first_hour and last_hour',
      instead: '',
    },
  ],
  [
    few,
    {
      function: 'private.limits_of',
      part: "when 'request' then 5",
      instead: "when 'request' then 9",
    },
  ],
  [few, { function: 'public.request_series', part: 'private.phone_key(telephone)', instead: 'telephone' }],
  [unsuspected, { function: 'public.request_series', part: 'if sentence is not null', instead: 'if false' }],
  [
    unsuspected,
    { function: 'public.request_series', part: 'case when caller is not null', instead: 'case when true' },
  ],
  [once, { function: 'public.create_series', part: 'asked.answered_at is not null', instead: 'false' }],
  [
    once,
    {
      function: 'public.decline_series',
      part: 'case when asked.owner is not null then asked.name end',
      instead: 'asked.name',
    },
  ],
  [
    retention,
    { function: 'private.forget_outdated', part: 'perform private.forget_series_requests();', instead: '' },
  ],
  [
    retention,
    {
      function: 'private.forget_series_requests',
      part: "interval '3 months'",
      instead: "interval '9 months'",
    },
  ],
];

describeRules({
  scenarios: seriesScenarios,
  faults,
  together: {
    'two of the staff who enter overlapping series at once: one is whole, the other nothing': twoSeriesAtOnce,
    'a series and visitors who want one court never share it': aSeriesAndVisitors,
  },
});
