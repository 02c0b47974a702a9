-- Lists the scorers as before, and `links`: the kinds of links to the tournament that are still valid, as `read_invitation` names
-- them ('open', 'handover'), so that a page offers to end a link only while there is one.
create or replace function public.scorers_by_name(tournament text) returns jsonb
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
