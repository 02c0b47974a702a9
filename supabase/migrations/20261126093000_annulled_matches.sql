-- As before; a match that counts for nobody is recorded as finished, and is neither played nor to be played.
create or replace function private.count_fixtures(record jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'pending', count(*) filter (where fixture ->> 'status' = 'pending'),
    'inprogress', count(*) filter (where fixture ->> 'status' = 'inprogress'),
    'finished', count(*) filter (where fixture ->> 'status' = 'finished'))
  from jsonb_array_elements(coalesce(record -> 'fixtures', '[]')) fixture
  where fixture #>> '{ruling,kind}' is distinct from 'annulled'
$$;

-- What was counted already is counted anew: neither a revision nor an entry of the audit, for no record changes.
alter table public.tournaments
  drop column fixtures,
  add column fixtures jsonb not null generated always as (private.count_fixtures(record)) stored;
