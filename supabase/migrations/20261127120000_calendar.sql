-- The schedule of a tournament as a calendar that programs subscribe to. The organiser's page makes it with each change of the
-- schedule, because pages know where the plans place a match.
alter table public.tournaments add column calendar text check (octet_length(calendar) < 2 * 1024 * 1024);
grant update (calendar) on public.tournaments to authenticated;

-- The data interface answers in the media type after which a function's domain is named.
create domain public."text/calendar" as text;

-- An empty calendar of a tournament that is gone, is not published, or has no calendar yet: the policies of the table decide what
-- the caller reads. Calendar apps send no headers, so `apikey`, which is public, stands in the address.
create function public.calendar(tournament text, apikey text default null) returns public."text/calendar"
language sql stable set search_path = ''
as $$
  select coalesce(
    (select shown.calendar from public.tournaments shown where shown.id = calendar.tournament),
    E'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Jorkyball//FR\r\nEND:VCALENDAR\r\n')::public."text/calendar"
$$;
grant execute on function public.calendar(text, text) to anon, authenticated;
