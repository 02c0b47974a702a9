-- Days that no calendar has, and more dates than a series has, are refused by their reason instead of an error of the database.

-- As before; a day of a far year is too far.
create or replace function private.why_closed(wanted_centre text, wanted_day date, wanted_hour int) returns text
language plpgsql stable set search_path = ''
as $$
declare
  place private.centres;
begin
  select * into place from private.centres where id = wanted_centre;
  if not found then return 'unknown-centre'; end if;
  if wanted_day is null or wanted_hour is null or not wanted_hour <@ private.hours_of(wanted_centre, wanted_day)
  then return 'closed'; end if;
  -- First: the clock reaches no year of six digits.
  if wanted_day > (private.centre_day(wanted_centre) + make_interval(months => place.months_ahead))::date then
    return 'too-far';
  end if;
  if private.beginning(wanted_centre, wanted_day, wanted_hour) <= private.clock() then return 'past'; end if;
  return null;
end $$;
create or replace function private.why_not_at_desk(wanted_centre text, wanted_day date, wanted_hour int, wanted_court int) returns text
language plpgsql stable set search_path = ''
as $$
begin
  if wanted_day is null or wanted_hour is null or not exists (select from private.centres where id = wanted_centre) then
    return 'malformed';
  end if;
  if not wanted_hour <@ private.hours_of(wanted_centre, wanted_day) or wanted_court is not null and not exists (
    select from private.courts where centre = wanted_centre and number = wanted_court and in_service)
  then return 'closed'; end if;
  if wanted_day > (private.centre_day(wanted_centre) + interval '2 years')::date then return 'too-far'; end if;
  if private.has_ended(wanted_centre, wanted_day, wanted_hour) then return 'past'; end if;
  return null;
end $$;

-- As before; a day without an end is malformed.
create or replace function private.closure_fault(wanted private.closures) returns text
language plpgsql stable set search_path = ''
as $$
declare
  today date := private.centre_day(wanted.centre);
begin
  if today is null then return 'unknown-centre'; end if;
  if isfinite(wanted.first_day) is not true or isfinite(wanted.last_day) is not true
    or coalesce(wanted.first_hour, -1) not between 0 and 23 or coalesce(wanted.last_hour, -1) not between 0 and 23
    or coalesce(cardinality(wanted.courts), 1) not between 1 and 30 or array_position(wanted.courts, null) is not null
  then return 'malformed'; end if;
  if exists (
    select from unnest(wanted.courts) named (number)
    where not exists (select from private.courts where courts.centre = wanted.centre and courts.number = named.number))
  then return 'unknown-court'; end if;
  if (wanted.first_day, wanted.first_hour) > (wanted.last_day, wanted.last_hour) then return 'backwards'; end if;
  if wanted.last_day - wanted.first_day >= 92 then return 'too-long'; end if;
  if wanted.last_day > today + 366 then return 'too-far'; end if;
  if private.beginning(wanted.centre, wanted.last_day, wanted.last_hour) <= private.clock() then return 'past'; end if;
  if not exists (select from private.closed_cells(wanted)) then return 'no-hour'; end if;
  if (select count(*) from private.in_the_way(wanted)) > 2000 then return 'too-many'; end if;
  return null;
end $$;

-- As before; a list that is too large is malformed too.
create or replace function private.series_dates(dates jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if jsonb_typeof(dates) is distinct from 'array' or jsonb_array_length(dates) not between 1 and 53
    or pg_column_size(dates) > 16 * 1024
  then return null; end if;
  return (
    select case when bool_and(
        coalesce(listed.day between '2020-01-01' and '2999-12-31', true) and coalesce(listed.hour between 0 and 23, true)
        and coalesce(listed.court between 1 and 1000, true))
      then jsonb_agg(to_jsonb(listed) order by listed.day, listed.hour, listed.court) end
    from jsonb_to_recordset(dates) listed (id uuid, sequence int, day date, hour int, court int));
exception when data_exception then
  return null;
end $$;
