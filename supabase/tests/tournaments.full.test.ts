/** @jest-environment node */
import { accessScenarios, endingScenarios } from './scenarios/access';
import { scorerScenarios } from './scenarios/scorers';
import { tournamentLimitScenarios } from './scenarios/tournamentLimits';
import { missedEvents, tournamentScenarios } from './scenarios/tournaments';
import { describeRules } from './support/describeRules';
import type { Fault } from './support/without';

const tournaments = 'public.tournaments';
const scorers = 'public.scorers';

const faults: readonly (readonly [string, Fault])[] = [
  [
    'read a published tournament: guest, player, scorer, other, organiser, staff, manager',
    { policy: 'everybody reads what is published', on: tournaments },
  ],
  ['read an unpublished one: scorer, organiser', { policy: 'an organiser reads their own', on: tournaments }],
  [
    'read an unpublished one: scorer, organiser',
    { policy: 'a scorer reads what they score', on: tournaments },
  ],
  ['read an unpublished one: scorer, organiser', { openTable: tournaments }],
  ['create a tournament: other, organiser', { policy: 'organisers create their own', on: tournaments }],
  [
    'create a tournament: other, organiser',
    { function: 'private.has_role', part: "or wanted = 'staff' and", instead: 'or' },
  ],
  [
    'what time it is, everybody may know',
    { function: 'public.present_time', part: 'private.clock()', instead: 'now()' },
  ],
  ['rename it: organiser', { policy: 'an organiser changes their own', on: tournaments }],
  ['delete a tournament: organiser', { policy: 'an organiser deletes their own', on: tournaments }],
  [
    'an organiser who is one no more changes nothing, with a token that is valid still',
    {
      function: 'private.is_organiser_of',
      part: "and private.has_role('organizer')",
      instead: '',
    },
  ],
  [
    'a token whose session has ended is a guest’s: it reads no draft, and no data of its account',
    { function: 'private.caller', part: 'where private.has_session()', instead: '' },
  ],
  [
    'of two who change one record the second is told, and nothing is lost',
    { trigger: 'stamped', on: tournaments },
  ],
  ['what is deleted takes its events, scores and scorers along', { trigger: 'audited', on: tournaments }],
  ['what is deleted takes its events, scores and scorers along', { trigger: 'audited', on: scorers }],
  [
    'events are added once, however often they are sent, in the order of the phones',
    {
      function: 'private.stamp_tournament',
      part: 'insert into private.feeds (tournament) values (new.id) on conflict do nothing;',
      instead: '',
    },
  ],
  [
    'an invitation ends after a day, and is forgotten',
    { function: 'public.read_invitation', part: 'and expires_at > private.clock()', instead: '' },
  ],
  [
    'a holder of an invitation may read what it is for, as long as it counts',
    { function: 'public.read_invitation', part: 'and expires_at > private.clock()', instead: '' },
  ],
  [
    'a holder of an invitation may read what it is for, as long as it counts',
    {
      function: 'public.read_invitation',
      part: 'where token_hash = private.hash_of(read_invitation.token) and',
      instead: 'where',
    },
  ],
  [
    'an organiser reads that an invitation is their own, and is no scorer by it',
    {
      function: 'public.accept_invitation',
      part: "where invitation ->> 'kind' = 'open'",
      instead: '',
    },
  ],
  [
    'one person accepts twenty invitations a day, so that the audit does not grow in a loop',
    { function: 'public.accept_invitation', part: ') >= 20', instead: ') >= 200' },
  ],
  [
    'invite scorers: organiser',
    {
      function: 'public.invite_scorers',
      part: 'not private.is_organiser_of(invite_scorers.tournament)',
      instead: 'false',
    },
  ],
  [
    'who is dismissed comes back by a new invitation alone; who resigns ends nobody else’s',
    { trigger: 'invitations_ended', on: scorers },
  ],
  [
    'who is dismissed comes back by a new invitation alone; who resigns ends nobody else’s',
    {
      function: 'private.end_invitations_of_the_dismissed',
      part: 'private.is_organiser_of(old.tournament)',
      instead: 'true',
    },
  ],
  [
    'end the invitations: organiser',
    {
      function: 'public.end_invitations',
      part: 'not private.is_organiser_of(end_invitations.tournament)',
      instead: 'false',
    },
  ],
  [
    'an organiser ends their invitations, and nobody else’s',
    {
      function: 'public.end_invitations',
      part: 'invitations.tournament = end_invitations.tournament and',
      instead: '',
    },
  ],
  [
    'a tournament made again under its identifier is newer to its followers',
    {
      function: 'private.stamp_tournament',
      part: 'revision = old.revision,',
      instead: '',
    },
  ],
  [
    'a tournament made again under its identifier is newer to its followers',
    { function: 'private.stamp_tournament', part: 'select revision + 1 into', instead: 'select 1 into' },
  ],
  [
    'a tournament made again under its identifier is newer to its followers',
    {
      function: 'private.stamp_tournament',
      part: 'on conflict do nothing',
      instead: 'on conflict (tournament) do update set head = 0',
    },
  ],
  [
    'know the scorers by their names: organiser',
    {
      function: 'public.scorers_by_name',
      part: 'private.is_organiser_of(scorers_by_name.tournament)',
      instead: 'true',
    },
  ],
  [
    'know by their names who has written on the sheets: scorer, organiser',
    {
      function: 'public.writers_by_name',
      part: 'private.may_score(writers_by_name.tournament)',
      instead: 'true',
    },
  ],
  [
    'add an event: scorer, organiser',
    {
      function: 'public.add_events',
      part: 'not private.may_score(add_events.tournament)',
      instead: 'false',
    },
  ],
  [
    'add an event: scorer, organiser',
    { function: 'private.may_score', part: 'private.is_organiser_of(wanted)', instead: 'false' },
  ],
  [
    'dismiss a scorer: scorer, organiser',
    {
      function: 'public.dismiss_scorer',
      part: 'dismiss_scorer.person is distinct from private.caller()',
      instead: 'false',
    },
  ],
  [
    'dismiss a scorer: scorer, organiser',
    {
      function: 'public.dismiss_scorer',
      part: 'dismiss_scorer.person is distinct from private.caller() and',
      instead: '',
    },
  ],
  [
    'ask for a match of an unpublished one: scorer, organiser',
    {
      function: 'public.events_of_match',
      part: 'seq > events_of_match.since\n    and private.may_read(events_of_match.tournament)',
      instead: 'seq > events_of_match.since',
    },
  ],
  [
    'who notes the events of a match, its writers alone learn',
    {
      function: 'public.events_of_match',
      part: "not event ? 'author' or",
      instead: 'true or',
    },
  ],
  [
    'who notes the events of a match, its writers alone learn',
    {
      function: 'public.add_events',
      part: "jsonb_build_object('author', private.caller())",
      instead: "'{}'",
    },
  ],
  [
    'read an unpublished one with its results: scorer, organiser',
    {
      function: 'public.tournament_with_results',
      part: 'and private.may_read(tournament_with_results.tournament)',
      instead: '',
    },
  ],
  [
    'ask how many events its results count, of an unpublished one: scorer, organiser',
    {
      function: 'public.results_of_log',
      part: 'and private.may_read(results_of_log.tournament)',
      instead: '',
    },
  ],
  [
    'ask for a match of an unpublished one: scorer, organiser',
    { function: 'private.may_read', part: 'or organiser = private.caller()', instead: '' },
  ],
  [
    'ask for a match of an unpublished one: scorer, organiser',
    { function: 'private.may_read', part: 'person = private.caller()', instead: 'false' },
  ],
  [
    'know that they score it: scorer',
    { function: 'private.scored_by_caller', part: 'where person = private.caller()', instead: '' },
  ],
  [
    'find an unpublished one in the list: scorer, organiser',
    { function: 'public.listed_tournaments', part: 'published or', instead: 'true or' },
  ],
  [
    'take the events of a person off the sheets: organiser',
    {
      function: 'public.remove_events',
      part: 'not private.is_organiser_of(remove_events.tournament)',
      instead: 'false',
    },
  ],
  [
    'offer it to another organiser: organiser',
    {
      function: 'public.offer_tournament',
      part: 'not private.is_organiser_of(offer_tournament.tournament)',
      instead: 'false',
    },
  ],
  [
    'withdraw the offer: organiser',
    {
      function: 'public.withdraw_offer',
      part: 'not private.is_organiser_of(withdraw_offer.tournament)',
      instead: 'false',
    },
  ],
  [
    'accept an offer: other, organiser',
    {
      function: 'public.accept_tournament',
      part: "not private.has_role('organizer')",
      instead: 'false',
    },
  ],
  [
    'an organiser hands a tournament to another organiser, who accepts',
    {
      function: 'private.stamp_tournament',
      part: 'auth.uid() is not null and new.organiser is distinct from auth.uid()',
      instead: 'true',
    },
  ],
  [
    'an organiser hands a tournament to another organiser, who accepts',
    {
      function: 'public.accept_tournament',
      part: 'delete from public.scorers',
      instead: 'perform from public.scorers',
    },
  ],
  [
    'an organiser hands a tournament to another organiser, who accepts',
    {
      function: 'public.accept_tournament',
      part: 'delete from private.invitations',
      instead: 'perform from private.invitations',
    },
  ],
  [
    'an organiser hands a tournament to another organiser, who accepts',
    { function: 'public.accept_invitation', part: "= 'handover'", instead: "= 'none'" },
  ],
  [
    'an offer ends by itself, by another one, or by its organiser',
    { function: 'public.accept_tournament', part: 'and expires_at > private.clock()', instead: '' },
  ],
  [
    'an offer ends by itself, by another one, or by its organiser',
    {
      function: 'public.offer_tournament',
      part: 'perform public.withdraw_offer(offer_tournament.tournament);',
      instead: '',
    },
  ],
  [
    'an offer ends by itself, by another one, or by its organiser',
    { function: 'public.end_invitations', part: 'and not is_handover', instead: '' },
  ],
  [
    'the operator hands a tournament over, and its former organiser can delete their account',
    {
      function: 'private.stamp_tournament',
      part: 'auth.uid() is not null and new.organiser is distinct from auth.uid()',
      instead: 'true',
    },
  ],
  [
    'an organiser who is one no more scores nothing through an earlier invitation',
    {
      function: 'private.end_rights',
      part: 'delete from public.scorers where person = new.id;',
      instead: '',
    },
  ],
  [
    'an organiser who is one no more scores nothing through an earlier invitation',
    { function: 'private.end_rights', part: 'where organiser = new.id', instead: 'where false' },
  ],
  [
    'an organiser who is one no more scores nothing through an earlier invitation',
    {
      function: 'private.end_invitations_of_the_dismissed',
      part: 'private.is_organiser_of(old.tournament)',
      instead: 'true',
    },
  ],
  [
    'an identifier stays with its organiser, and nobody learns what has it',
    {
      function: 'private.stamp_tournament',
      part: 'organiser is distinct from auth.uid())',
      instead: 'false)',
    },
  ],
  [
    'an organiser has so many tournaments, and no more',
    { function: 'private.why_no_more', part: '>= most\n', instead: '> most\n' },
  ],
  [
    'an organiser has so many tournaments, and no more',
    { function: 'private.why_no_more', part: '>= 10 * most', instead: '>= 100 * most' },
  ],
  [
    'an organiser has so many tournaments, and no more',
    { function: 'private.why_no_more', part: '>= 100', instead: '>= 1000' },
  ],
  [
    'ask how far an unpublished one is, by a row that they write down: scorer, organiser',
    { function: 'public.head', part: 'and private.may_read(listed.id)', instead: '' },
  ],
  [
    'ask how far an unpublished one is, by a row that they write down: scorer, organiser',
    { function: 'public.fixtures', part: 'and private.may_read(listed.id)', instead: '' },
  ],
  ['a record that is none is not taken', { constraint: 'name_is_clean', on: 'public.tournaments' }],
  [
    'a record that is none is not taken',
    { function: 'private.clean_name', part: '\\U000e0000-\\U000e0fff', instead: '' },
  ],
  [
    'courts that a tournament has are called after it, while it is published',
    { trigger: 'closures_renamed', on: tournaments },
  ],
  [
    'courts that a tournament has are called after it, while it is published',
    {
      function: 'private.rename_closures',
      part: 'and sentence = private.sentence_on_courts(old)',
      instead: '',
    },
  ],
  [
    'a list goes on where a page ends, and says nothing of the others',
    { function: 'public.listed_tournaments', part: 'limit 100', instead: '' },
  ],
  [
    'a list goes on where a page ends, and says nothing of the others',
    { function: 'public.listed_tournaments', part: "coalesce(before_id, '')", instead: "''" },
  ],
  [
    'a list goes on where a page ends, and says nothing of the others',
    { function: 'public.listed_tournaments', part: 'where before_date is null', instead: 'where false' },
  ],
  [
    'a tournament that is gone leaves a tombstone, until it is there again',
    {
      function: 'private.stamp_tournament',
      part: 'case when old.published then private.clock()',
      instead: 'case when false then null',
    },
  ],
  [
    'a tournament that is gone leaves a tombstone, until it is there again',
    {
      function: 'private.stamp_tournament',
      part: 'case when old.published then private.clock()',
      instead: 'case when true then private.clock()',
    },
  ],
  [
    'a tournament that is gone leaves a tombstone, until it is there again',
    {
      function: 'public.removed_tournaments',
      part: 'and tournament not in (select id from public.tournaments where organiser = (select private.caller()))',
      instead: '',
    },
  ],
  [
    'an unknown tournament is answered as briefly, and cached as long, as any other',
    { function: 'public.live', part: ", 'null')", instead: ', null)' },
  ],
  [
    'a result without an event is none, and the same result again is no news',
    { function: 'public.add_events', part: 'and count_events > 0', instead: '' },
  ],
  [
    'a result without an event is none, and the same result again is no news',
    {
      function: 'public.add_events',
      part: '(live.counted, live.score, live.sheet) is distinct from',
      instead: 'true or (live.counted, live.score, live.sheet) is distinct from',
    },
  ],
  [
    'an organiser takes the events of one person off the sheets, and the results follow',
    { function: 'public.remove_events', part: 'seq = at_head + place, event', instead: 'event' },
  ],
  [
    'an organiser takes the events of one person off the sheets, and the results follow',
    { function: 'public.remove_events', part: 'known.author = remove_events.person and', instead: '' },
  ],
  [
    'an organiser takes the events of one person off the sheets, and the results follow',
    {
      function: 'public.remove_events',
      part: 'score = case when written.events > written.removed then live.score end',
      instead: 'score = live.score',
    },
  ],
  [
    'an organiser takes the events of one person off the sheets, and the results follow',
    {
      function: 'public.remove_events',
      part: 'fixtures = private.count_fixtures(shown)',
      instead: 'fixtures = fixtures',
    },
  ],
  [
    'events that were taken off leave their room to others',
    {
      function: 'public.add_events',
      part: 'select live.events - live.removed from',
      instead: 'select live.events from',
    },
  ],
  [
    'an organiser sees by name who has events on the sheets, dismissed scorers too',
    { function: 'public.scorers_by_name', part: 'author <> auth.uid()', instead: 'false' },
  ],
  [
    'an organiser reads which kinds of links to their tournament are still valid',
    { function: 'public.scorers_by_name', part: 'expires_at > private.clock()', instead: 'true' },
  ],
  [
    'an organiser reads which kinds of links to their tournament are still valid',
    {
      function: 'public.scorers_by_name',
      part: 'invitations.tournament = scorers_by_name.tournament',
      instead: 'true',
    },
  ],
  [
    'the events of a match and of a tournament have an end',
    { function: 'public.add_events', part: 'if 2000 <', instead: 'if 20000 <' },
  ],
  [
    'the events of a match and of a tournament have an end',
    { function: 'public.add_events', part: 'or 500 *', instead: 'or 5000 *' },
  ],
  [
    'a match is one of the schedule, or of the playoffs',
    { function: 'public.add_events', part: '>= 8\n', instead: '>= 80\n' },
  ],
  [
    'a match is one of the schedule, or of the playoffs',
    { function: 'public.add_events', part: "is distinct from 'true'", instead: 'is null and false' },
  ],
  [
    'what prints long is refused in records, events and results',
    { constraint: 'tournaments_record_check', on: 'public.tournaments' },
  ],
  [
    'what prints long is refused in records, events and results',
    { constraint: 'match_events_event_check', on: 'public.match_events' },
  ],
  [
    'what prints long is refused in records, events and results',
    { constraint: 'live_matches_score_check', on: 'public.live_matches' },
  ],
  [
    'what prints long is refused in records, events and results',
    { constraint: 'live_matches_sheet_check', on: 'public.live_matches' },
  ],
  [
    'what prints long is refused in records, events and results',
    {
      function: 'private.prints_within',
      part: 'octet_length(document::text)',
      instead: 'pg_column_size(document)',
    },
  ],
  [
    'a page of the list with long texts has fewer tournaments, and the next one goes on',
    { function: 'public.listed_tournaments', part: 'where bytes <= 512 * 1024', instead: '' },
  ],
  [
    'a page of the list with long texts has fewer tournaments, and the next one goes on',
    {
      function: 'public.listed_tournaments',
      part: 'or (select count(*) from page) < (select count(*) from next)',
      instead: '',
    },
  ],
  [
    'a result has nothing but what pages send, and loses all of it with its events',
    { constraint: 'live_matches_score_check', on: 'public.live_matches' },
  ],
  [
    'a result has nothing but what pages send, and loses all of it with its events',
    { constraint: 'live_matches_sheet_check', on: 'public.live_matches' },
  ],
  [
    'a result has nothing but what pages send, and loses all of it with its events',
    { constraint: 'live_matches_key_check', on: 'public.live_matches' },
  ],
  [
    'a result has nothing but what pages send, and loses all of it with its events',
    { function: 'public.remove_events', part: `else '{"result": null}' end`, instead: 'else live.sheet end' },
  ],
  [
    'what prints long is refused in records, events and results',
    { function: 'private.prints_within', part: 'scale(number::numeric) <= 40', instead: 'true' },
  ],
  [
    'an event far ahead of all others is refused, or no event could follow it',
    { constraint: 'match_events_sequence_end_check', on: 'public.match_events' },
  ],
  ['a record that is none is not taken', { constraint: 'tournaments_form_check', on: 'public.tournaments' }],
  ['a line of the list has a limit', { constraint: 'tournaments_line_check', on: 'public.tournaments' }],
  [
    'the board has an end, and room for short tournaments before long ones',
    { function: 'public.live_now', part: 'where bytes <= 512 * 1024', instead: '' },
  ],
  [
    'the board has an end, and room for short tournaments before long ones',
    {
      function: 'public.live_now',
      part: 'order by octet_length(board::text), moved.id',
      instead: 'order by moved.id',
    },
  ],
  [
    'of one tournament the board shows the last two hundred matches',
    { function: 'public.live_now', part: 'limit 200', instead: '' },
  ],
  [
    'of one tournament a hundred links of scorers count, and an offer stays',
    { function: 'public.invite_scorers', part: 'offset 99', instead: 'offset 999' },
  ],
  [
    'of one tournament a hundred links of scorers count, and an offer stays',
    { function: 'public.invite_scorers', part: 'and not is_handover', instead: '' },
  ],
  [
    'a removal of the events of a person without any leaves everything as it is',
    { function: 'public.remove_events', part: 'count_removed = 0', instead: 'false' },
  ],
  [
    'the removed events of a match have an end',
    { constraint: 'live_matches_removed_check', on: 'public.live_matches' },
  ],
  ['what is no event is refused', { function: 'public.add_events', part: 'check_violation or', instead: '' }],
  ['follow an unpublished one live: nobody', { function: 'public.live', part: 'and published', instead: '' }],
  [
    'a spectator who asks again is told that nothing is new, until something is',
    { function: 'private.unless_known', part: "'^W/'", instead: "'^X/'" },
  ],
  [
    'one question tells the scores of all that is played, and of nothing else',
    { function: 'public.live_now', part: 'and published', instead: '' },
  ],
  [
    'one question tells the scores of all that is played, and of nothing else',
    {
      function: 'public.live_now',
      part: "and live.changed_at > private.clock() - interval '6 hours'",
      instead: '',
    },
  ],
  [
    'however many tournaments there are, those that moved are found by an index',
    { index: 'private.feeds_by_score' },
  ],
  [
    'a score is kept where it counts all events, and no other one',
    {
      function: 'public.add_events',
      part: "score -> 'counted' = to_jsonb(count_events)",
      instead: '0 <= count_events',
    },
  ],
  [
    'a list counts annulled matches neither as played nor as to come',
    { function: 'private.count_fixtures', part: "is distinct from 'annulled'", instead: 'is null or true' },
  ],
  [
    'a list counts the matches that are played, and the playoffs that they draw',
    { function: 'private.count_fixtures', part: 'then 3 +', instead: 'then 4 +' },
  ],
  [
    'a list counts the matches that are played, and the playoffs that they draw',
    { function: 'private.count_fixtures', part: '(slot, id), seq desc', instead: '(slot, id), seq' },
  ],
  [
    'a result goes with its events, where it tells all of them',
    {
      function: 'public.add_events',
      part: 'at_head := at_head + 1;',
      instead: '',
    },
  ],
  [
    'followers are told of which matches the result is behind the events',
    { function: 'public.live', part: 'counted < events', instead: 'false' },
  ],
  [
    'followers are told of which matches the result is behind the events',
    { function: 'public.live', part: 'or fixture is not null and sheet is null', instead: '' },
  ],
  [
    'a reader is told what is new, and everything of another schedule',
    {
      function: 'public.tournament_with_results',
      part: 'or shown.log is distinct from tournament_with_results.log',
      instead: '',
    },
  ],
  [
    'a reader is told what is new, and everything of another schedule',
    { function: 'public.tournament_with_results', part: 'and live.log = shown.log', instead: '' },
  ],
  [
    'a match is one of the schedule, or of the playoffs',
    { function: 'public.add_events', part: 'shown.log is distinct from add_events.log', instead: 'false' },
  ],
  [
    'a match is one of the schedule, or of the playoffs',
    { function: 'public.add_events', part: 'semifinal-[12]|', instead: '' },
  ],
];

describeRules({
  scenarios: {
    ...accessScenarios,
    ...endingScenarios,
    ...tournamentScenarios,
    ...tournamentLimitScenarios,
    ...scorerScenarios,
  },
  faults,
  together: {
    'a reader who goes on from where they stand misses nothing that ten phones add meanwhile': async (
      backEnd,
    ) => {
      expect(await missedEvents(backEnd)).toEqual([]);
    },
  },
});
