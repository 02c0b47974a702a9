-- As before; a day that is not named is no day on which one plays, rather than a row that its table refuses.
create or replace function private.why_closed(wanted_centre text, wanted_day date, wanted_hour int) returns text
language plpgsql stable set search_path = ''
as $$
declare
  place private.centres;
begin
  select * into place from private.centres where id = wanted_centre;
  if not found then return 'unknown-centre'; end if;
  if wanted_day is null or wanted_hour is null or wanted_hour not between place.first_hour and place.last_hour
  then return 'closed'; end if;
  if private.beginning(wanted_centre, wanted_day, wanted_hour) <= private.clock() then return 'past'; end if;
  if wanted_day > (private.centre_day(wanted_centre) + make_interval(months => place.months_ahead))::date then
    return 'too-far';
  end if;
  return null;
end $$;
