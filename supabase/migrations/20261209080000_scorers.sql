-- Scorers of a tournament, and the links that invite them or hand the tournament over.
set check_function_bodies = off;

-- A secret for those who are to score, handed over as a link or a QR code: valid for a day, as often as it is used. A tournament has a
-- hundred at most, and the oldest end first. Answers { kind: 'invited', token } or { kind: 'refused', reason: 'not-the-organiser' }.
create function public.invite_scorers(tournament text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.is_organiser_of(invite_scorers.tournament) then return private.refused('not-the-organiser'); end if;
  delete from private.invitations where token_hash in (
    select token_hash from private.invitations
    where invitations.tournament = invite_scorers.tournament and not is_handover order by expires_at desc offset 99);
  insert into private.invitations
  values (private.hash_of(token), invite_scorers.tournament, private.clock() + interval '1 day');
  return jsonb_build_object('kind', 'invited', 'token', token);
end $$;

-- Ends every invitation of scorers to a tournament; who has accepted one stays. Answers { kind: 'ended' } or
-- { kind: 'refused', reason: 'not-the-organiser' }.
create function public.end_invitations(tournament text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_organiser_of(end_invitations.tournament) then return private.refused('not-the-organiser'); end if;
  delete from private.invitations where invitations.tournament = end_invitations.tournament and not is_handover;
  return jsonb_build_object('kind', 'ended');
end $$;

-- Answers { kind: 'open', tournament, name }, { kind: 'handover', … } of a link that hands the tournament over, { kind: 'own', … } to
-- the organiser of either, or { kind: 'refused', reason: 'expired' }; a guest may ask, too.
create function public.read_invitation(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object(
      'kind', case when organiser = private.caller() then 'own' when is_handover then 'handover' else 'open' end,
      'tournament', id, 'name', name)
    from private.invitations join public.tournaments on id = tournament
    where token_hash = private.hash_of(read_invitation.token) and expires_at > private.clock()
  ), private.refused('expired'))
$$;

-- Makes the caller a scorer, unless the tournament is their own. They become one twenty times a day at most: who accepts and resigns
-- in turn writes two rows of the audit each time. Answers { kind: 'accepted', tournament } or { kind: 'refused', reason: 'nobody' |
-- 'expired' | 'too-many' }.
create function public.accept_invitation(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  invitation jsonb := public.read_invitation(accept_invitation.token);
begin
  if private.caller() is null then return private.refused('nobody'); end if;
  if invitation ->> 'kind' = 'refused' then return invitation; end if;
  -- A link that hands a tournament over makes no scorers.
  if invitation ->> 'kind' = 'handover' then return private.refused('expired'); end if;
  -- One at a time: of many requests at once each would find the limit not reached.
  perform pg_advisory_xact_lock(3, hashtext(private.caller()::text));
  if not exists (
      select from public.scorers where scorers.tournament = invitation ->> 'tournament' and person = private.caller())
    and (select count(*) from private.audit
      where actor = private.caller() and entity = 'scorers' and action = 'insert' and at > private.clock() - interval '1 day') >= 20
  then return private.refused('too-many'); end if;
  insert into public.scorers select invitation ->> 'tournament', private.caller() where invitation ->> 'kind' = 'open'
  on conflict do nothing;
  return jsonb_build_object('kind', 'accepted', 'tournament', invitation -> 'tournament');
end $$;

-- A scorer whom the organiser dismisses needs a new link: every invitation of scorers to the tournament ends. One who resigns, who
-- deletes their account, or who loses the role of an organiser, ends none.
create function private.end_invitations_of_the_dismissed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.invitations
  where tournament = old.tournament and not is_handover and private.is_organiser_of(old.tournament);
  return null;
end $$;

-- An organiser's rights end with the role, also if it was one of several. A former organiser writes nothing through a scorer's row
-- either, and their links open nothing. The function decides itself when, because it has rights that a condition of the trigger would
-- need of the authentication's own role.
create function private.end_rights() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not 'organizer' = any(private.roles_in(old.raw_app_meta_data))
    or 'organizer' = any(private.roles_in(new.raw_app_meta_data))
  then return null; end if;
  delete from public.scorers where person = new.id;
  delete from private.invitations where tournament in (select id from public.tournaments where organiser = new.id);
  return null;
end $$;

-- A secret that hands the tournament over to the organiser who accepts it first, within a day; the one before it ends. Answers
-- { kind: 'offered', token } or { kind: 'refused', reason: 'not-the-organiser' }.
create function public.offer_tournament(tournament text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.is_organiser_of(offer_tournament.tournament) then return private.refused('not-the-organiser'); end if;
  perform public.withdraw_offer(offer_tournament.tournament);
  insert into private.invitations (token_hash, tournament, expires_at, is_handover)
  values (private.hash_of(token), offer_tournament.tournament, private.clock() + interval '1 day', true);
  return jsonb_build_object('kind', 'offered', 'token', token);
end $$;

-- Answers { kind: 'withdrawn' } or { kind: 'refused', reason: 'not-the-organiser' }.
create function public.withdraw_offer(tournament text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_organiser_of(withdraw_offer.tournament) then return private.refused('not-the-organiser'); end if;
  delete from private.invitations where invitations.tournament = withdraw_offer.tournament and is_handover;
  return jsonb_build_object('kind', 'withdrawn');
end $$;

-- Makes the caller, who has the role of an organiser, the one of that tournament. The former one keeps no right to it, and all its
-- links end. Answers { kind: 'accepted', tournament } or { kind: 'refused', reason: 'nobody' | 'expired' | 'not-an-organiser' |
-- 'too-many-tournaments' }.
create function public.accept_tournament(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  offered text;
begin
  if private.caller() is null then return private.refused('nobody'); end if;
  select tournament into offered from private.invitations
  where token_hash = private.hash_of(accept_tournament.token) and is_handover and expires_at > private.clock()
  for update;
  if not found then return private.refused('expired'); end if;
  if not private.has_role('organizer') then return private.refused('not-an-organiser'); end if;
  if private.is_organiser_of(offered) then return jsonb_build_object('kind', 'accepted', 'tournament', offered); end if;
  perform pg_advisory_xact_lock(hashtextextended(private.caller()::text, 0));
  if private.why_no_more() is not null then return private.refused(private.why_no_more()); end if;
  update public.tournaments set organiser = private.caller() where id = offered;
  delete from public.scorers where scorers.tournament = offered and person = private.caller();
  delete from private.invitations where invitations.tournament = offered;
  return jsonb_build_object('kind', 'accepted', 'tournament', offered);
end $$;

-- The scorers by the names of their profiles, and with how many events each has on the sheets, for the organiser. `former` are other
-- members with events. A person without a name has '', and no e-mail address stands in for it. `links` are the kinds of links to the
-- tournament that are still valid, as `read_invitation` names them. So a page offers to end a link only while there is one. Answers
-- { kind: 'listed', scorers: [{ person, name, events }], former, links: ['open' | 'handover'] } or
-- { kind: 'refused', reason: 'not-the-organiser' }.
create function public.scorers_by_name(tournament text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when private.is_organiser_of(scorers_by_name.tournament) then (
    select jsonb_build_object('kind', 'listed',
      'scorers', coalesce(jsonb_agg(to_jsonb(listed) - 'scores' order by name, person) filter (where scores), '[]'),
      'former', coalesce(jsonb_agg(to_jsonb(listed) - 'scores' order by name, person) filter (where not scores), '[]'),
      'links', (
        select coalesce(jsonb_agg(distinct case when is_handover then 'handover' else 'open' end), '[]')
        from private.invitations
        where invitations.tournament = scorers_by_name.tournament and expires_at > private.clock()))
    from (
      select person, private.name_of(person) as name, sum(events) as events, bool_or(scores) as scores
      from (
        select person, 0 as events, true as scores from public.scorers
        where scorers.tournament = scorers_by_name.tournament
        union all
        select author, count(*), false from public.match_events
        where match_events.tournament = scorers_by_name.tournament and author <> auth.uid() group by author
      ) known group by person
    ) listed
  ) else private.refused('not-the-organiser') end
$$;

-- The people who have written on the sheets and have a name, for the organiser and the scorers, who write on the same ones. Answers
-- { kind: 'listed', scorers: [{ person, name }] } or { kind: 'refused', reason: 'not-a-scorer' }.
create function public.writers_by_name(tournament text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when private.may_score(writers_by_name.tournament) then (
    select jsonb_build_object('kind', 'listed', 'scorers', coalesce(jsonb_agg(to_jsonb(listed) order by person), '[]'))
    from (
      select person, details ->> 'name' as name from private.profiles
      where person in (select author from public.match_events where match_events.tournament = writers_by_name.tournament)
    ) listed
    where name <> ''
  ) else private.refused('not-a-scorer') end
$$;

-- The organiser dismisses a scorer, and a scorer resigns. Answers { kind: 'dismissed' } or
-- { kind: 'refused', reason: 'not-the-organiser' }.
create function public.dismiss_scorer(tournament text, person uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if dismiss_scorer.person is distinct from private.caller() and not private.is_organiser_of(dismiss_scorer.tournament) then
    return private.refused('not-the-organiser');
  end if;
  delete from public.scorers
  where scorers.tournament = dismiss_scorer.tournament and scorers.person = dismiss_scorer.person;
  return jsonb_build_object('kind', 'dismissed');
end $$;

create trigger invitations_ended after delete on public.scorers
for each row execute function private.end_invitations_of_the_dismissed();

create trigger rights_ended after update of raw_app_meta_data on auth.users
for each row execute function private.end_rights();

create trigger audited after insert or delete on public.scorers
for each row execute function private.write_audit();
