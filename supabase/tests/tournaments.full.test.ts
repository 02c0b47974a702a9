/** @jest-environment node */
import { accessScenarios, endingScenarios } from './scenarios/access';
import { scorerScenarios } from './scenarios/scorers';
import { missedEvents, tournamentScenarios } from './scenarios/tournaments';
import { describeRules } from './support/describeRules';
import type { Fault } from './support/without';

const tournaments = 'public.tournaments';
const events = 'public.match_events';
const scores = 'public.live_matches';
const scorers = 'public.scorers';

const faults: readonly (readonly [string, Fault])[] = [
  [
    'read a published tournament: guest, player, scorer, other, organiser',
    { policy: 'everybody reads what is published', on: tournaments },
  ],
  ['read an unpublished one: scorer, organiser', { policy: 'an organiser reads his own', on: tournaments }],
  [
    'read an unpublished one: scorer, organiser',
    { policy: 'a scorer reads what he scores', on: tournaments },
  ],
  ['read an unpublished one: scorer, organiser', { openTable: tournaments }],
  ['create a tournament: other, organiser', { policy: 'organisers create their own', on: tournaments }],
  [
    'a list names the teams of a record as the site writes it',
    {
      function: 'private.names_of_teams',
      part: "coalesce(team -> 'name', team)",
      instead: "team -> 'name'",
    },
  ],
  [
    'what time it is, everybody may know',
    { function: 'public.present_time', part: 'private.clock()', instead: 'now()' },
  ],
  ['rename it: organiser', { policy: 'an organiser changes his own', on: tournaments }],
  ['delete a tournament: organiser', { policy: 'an organiser deletes his own', on: tournaments }],
  [
    'read the events of a published one: guest, player, scorer, other, organiser',
    { policy: 'events are read with their tournament', on: events },
  ],
  ['read the events of an unpublished one: scorer, organiser', { openTable: events }],
  [
    'read the scores of a published one: guest, player, scorer, other, organiser',
    { policy: 'scores are read with their tournament', on: scores },
  ],
  ['read the scores of an unpublished one: scorer, organiser', { openTable: scores }],
  ['know the scorers: scorer, organiser', { policy: 'a scorer knows his part', on: scorers }],
  ['know the scorers: scorer, organiser', { policy: 'an organiser knows his scorers', on: scorers }],
  ['know the scorers: scorer, organiser', { openTable: scorers }],
  [
    'a scorer who is dismissed, or resigns, adds nothing more',
    { policy: 'an organiser dismisses his scorers', on: scorers },
  ],
  ['a scorer who is dismissed, or resigns, adds nothing more', { policy: 'a scorer resigns', on: scorers }],
  [
    'an organiser who is one no more changes nothing, with a token that is valid still',
    {
      function: 'private.is_organiser_of',
      part: "and private.caller_role() is not distinct from 'organizer'",
      instead: '',
    },
  ],
  [
    'of two who change one record the second is told, and nothing is lost',
    { trigger: 'stamped', on: tournaments },
  ],
  ['what is deleted takes its events, scores and scorers along', { trigger: 'audited', on: tournaments }],
  ['what is deleted takes its events, scores and scorers along', { trigger: 'audited', on: scorers }],
  [
    'events are added once, however often they are sent, in the order of the phones',
    { trigger: 'feed_begun', on: tournaments },
  ],
  [
    'an invitation ends after a day, and is forgotten',
    { function: 'public.accept_invitation', part: 'and expires_at > private.clock()', instead: '' },
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
    { function: 'public.accept_invitation', part: 'and organiser <> auth.uid()', instead: '' },
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
      part: 'auth.uid() is distinct from old.person',
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
      part: 'where invitations.tournament = end_invitations.tournament',
      instead: '',
    },
  ],
  [
    'a tournament made again under its identifier is newer to its followers',
    { trigger: 'end_noted', on: tournaments },
  ],
  [
    'a tournament made again under its identifier is newer to its followers',
    { trigger: 'stays_ahead', on: tournaments },
  ],
  [
    'a tournament made again under its identifier is newer to its followers',
    {
      function: 'private.begin_feed',
      part: 'select head from private.ended',
      instead: 'select 0 from private.ended',
    },
  ],
  [
    'know the scorers by their names: organiser',
    {
      function: 'public.scorers_by_name',
      part: 'not private.is_organiser_of(scorers_by_name.tournament)',
      instead: 'false',
    },
  ],
  [
    'add an event: scorer, organiser',
    {
      function: 'public.add_events',
      part: 'not (private.is_organiser_of(add_events.tournament) or private.is_scorer_of(add_events.tournament))',
      instead: 'false',
    },
  ],
  ['follow an unpublished one live: nobody', { function: 'public.live', part: 'and published', instead: '' }],
  [
    'a spectator who asks again is told that nothing is new, until something is',
    { function: 'private.is_known_version', part: "'^W/'", instead: "'^X/'" },
  ],
  [
    'one question tells the scores of all that is played, and of nothing else',
    { function: 'public.live_now', part: 'and published', instead: '' },
  ],
  [
    'one question tells the scores of all that is played, and of nothing else',
    { function: 'public.live_now', part: "interval '6 hours'", instead: "interval '9 hours'" },
  ],
  [
    'however many scores there have been, those that moved are found by an index',
    { index: 'public.live_matches_by_change' },
  ],
  [
    'a score is kept where it counts all events, and no other one',
    {
      function: 'public.add_events',
      part: "jsonb_typeof(score -> 'counted') = 'number' and (score -> 'counted')::numeric = count_events",
      instead: '0 <= count_events',
    },
  ],
  [
    'a list counts annulled matches neither as played nor as to come',
    { function: 'public.fixtures', part: "is distinct from 'annulled'", instead: 'is null or true' },
  ],
  [
    'a list counts the matches that are played, and the playoffs that they draw',
    { function: 'public.fixtures', part: 'then 3 +', instead: 'then 4 +' },
  ],
  [
    'a list counts the matches that are played, and the playoffs that they draw',
    { function: 'public.fixtures', part: 'order by slot, seq desc', instead: 'order by slot, seq' },
  ],
  [
    'a result goes with its events, where it tells all of them',
    {
      function: 'public.add_events',
      part: 'case when is_score_kept then 1 else 0 end',
      instead: '0',
    },
  ],
  [
    'followers are told of which matches the result is behind the events',
    { function: 'public.live', part: 'counted < events', instead: 'false' },
  ],
  [
    'followers are told of which matches the result is behind the events',
    { function: 'public.live', part: 'or sheet is null', instead: '' },
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
    { function: 'public.add_events', part: '(final|relegation)-', instead: 'relegation-' },
  ],
];

describeRules({
  scenarios: { ...accessScenarios, ...endingScenarios, ...tournamentScenarios, ...scorerScenarios },
  faults,
  together: {
    'a reader who goes on from where they stand misses nothing that ten phones add meanwhile': async (
      backEnd,
    ) => {
      expect(await missedEvents(backEnd)).toEqual([]);
    },
  },
});
