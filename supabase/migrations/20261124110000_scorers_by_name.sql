-- Who writes down the matches of a tournament, by the names they registered with: told to its organiser alone. Answers
-- { kind: 'listed', scorers: [{ person, name }] } or { kind: 'refused', reason: 'not-the-organiser' }.
create function public.scorers_by_name(tournament text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_organiser_of(scorers_by_name.tournament) then return private.refused('not-the-organiser'); end if;
  return jsonb_build_object('kind', 'listed', 'scorers', (
    select coalesce(jsonb_agg(
      jsonb_build_object('person', users.id, 'name', coalesce(users.raw_user_meta_data ->> 'name', users.email))
      order by coalesce(users.raw_user_meta_data ->> 'name', users.email), users.id), '[]')
    from public.scorers join auth.users on users.id = scorers.person
    where scorers.tournament = scorers_by_name.tournament));
end $$;
