-- Who has written on the sheets of a tournament, by the names they registered with: told to its organiser and its scorers, who
-- write on the same sheets. Answers { kind: 'listed', scorers: [{ person, name }] } or { kind: 'refused', reason: 'not-a-scorer' }.
create function public.writers_by_name(tournament text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not (private.is_organiser_of(writers_by_name.tournament) or private.is_scorer_of(writers_by_name.tournament)) then
    return private.refused('not-a-scorer');
  end if;
  return jsonb_build_object('kind', 'listed', 'scorers', (
    select coalesce(jsonb_agg(
      jsonb_build_object('person', users.id, 'name', users.raw_user_meta_data ->> 'name')
      order by users.id), '[]')
    from auth.users
    where users.raw_user_meta_data ->> 'name' is not null and exists (
      select from public.match_events
      where match_events.tournament = writers_by_name.tournament and match_events.author = users.id)));
end $$;
