-- What tournaments go by, on whatever device: one that is a day ahead would call every match late.
create function public.present_time() returns timestamptz
language sql stable set search_path = ''
as $$ select private.clock() $$;
